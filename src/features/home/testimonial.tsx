import { artUrl } from '#art/url.ts';
import type { TestimonialEntry } from '#content/lists.ts';
import { controlTexts } from '#generated/texts/site.ts';
import { classes } from '#ui/classes.ts';
import { Picture, type PictureProps } from '#ui/picture.tsx';

/** With the props of its picture, because islands do not have the list of media files. */
export interface ShownTestimonial extends Omit<TestimonialEntry, 'image'> {
  readonly portrait: PictureProps;
}

interface TestimonialProps {
  readonly testimonial: ShownTestimonial;
  readonly label: string;
  readonly shown: boolean;
}

export function Testimonial({ testimonial, label, shown }: TestimonialProps) {
  return (
    <figure
      aria-roledescription={controlTexts.slide}
      aria-label={label}
      className={classes('testimonial', shown && 'testimonial-shown')}
    >
      <Picture
        {...testimonial.portrait}
        placeholder={artUrl('images/placeholder')}
        className="aspect-[4/5] w-[120px] rounded-md lg:w-full"
      />
      <div className="flex flex-col">
        <blockquote className="testimonial-quote">
          {controlTexts.quoteStart}
          {testimonial.quote}
          {controlTexts.quoteEnd}
        </blockquote>
        <figcaption className="mt-auto border-t-[1.5px] border-ink-900 pt-5 leading-snug lg:pr-80">
          <strong className="block font-semibold">{testimonial.name}</strong>
          {testimonial.position}
        </figcaption>
      </div>
    </figure>
  );
}
