import { pictureOf } from '#art/picture-of.ts';
import type { MediaPicture } from '#content/media-picture.ts';
import type { TestimonialRecord } from '#features/home/records.ts';
import type { ShownTestimonial } from '#features/home/testimonial.tsx';
import type { ImageName } from '#generated/picture-names.ts';

type Testimonial = TestimonialRecord & { readonly image: ImageName | MediaPicture };

/** Drawn portraits are 4 wide and 5 high; others are cut to that. */
export function withPortraits(testimonials: readonly Testimonial[]): ShownTestimonial[] {
  return testimonials.map(({ image, ...testimonial }) => ({
    ...testimonial,
    portrait: pictureOf(image, { width: 320, height: 400 }),
  }));
}
