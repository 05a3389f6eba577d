import { pictureOf } from '#art/picture-of.ts';
import { Testimonials } from '#features/home/testimonials.tsx';
import { Island } from '#features/island.tsx';
import { lists } from '#generated/lists.ts';
import type { SectionProps } from '#generated/section-props.ts';

export default function TestimonialsSection({ title }: SectionProps<'testimonials'>) {
  return (
    <Island
      name="testimonials"
      of={Testimonials}
      props={{ title, testimonials: withPortraits() }}
      hydrateInView
    />
  );
}

/** Drawn portraits have an aspect ratio of 4:5; photographs are cropped to it. */
function withPortraits() {
  return lists.testimonials.map(({ image, ...testimonial }) => ({
    ...testimonial,
    portrait: pictureOf(image, { width: 320, height: 400 }),
  }));
}
