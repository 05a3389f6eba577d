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
      wakeInView
    />
  );
}

/** Drawn portraits are 4 wide and 5 high; others are cut to that. */
function withPortraits() {
  return lists.testimonials.map(({ image, ...testimonial }) => ({
    ...testimonial,
    portrait: pictureOf(image, { width: 320, height: 400 }),
  }));
}
