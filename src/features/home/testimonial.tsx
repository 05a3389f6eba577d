import { artUrl } from '#art/url.ts';
import type { ImageName } from '#generated/picture-names.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import type { TestimonialRecord } from './records.ts';

/** A drawn portrait, 4 wide and 5 high. */
export type TestimonialImage = Extract<ImageName, `portrait-${string}`>;

interface TestimonialProps {
  readonly testimonial: TestimonialRecord;
  readonly label: string;
  readonly shown: boolean;
}

export function Testimonial({ testimonial, label, shown }: TestimonialProps) {
  return (
    <figure
      aria-roledescription="slide"
      aria-label={label}
      className={classes('testimonial', shown && 'testimonial-shown')}
    >
      <Picture
        src={artUrl(`images/${testimonial.image}`)}
        alt=""
        width={320}
        height={400}
        placeholder={artUrl('images/placeholder')}
        className="w-[120px] rounded-md lg:w-full"
      />
      <div className="flex flex-col">
        <blockquote className="testimonial-quote">“{testimonial.quote}”</blockquote>
        <figcaption className="mt-auto border-t-[1.5px] border-ink-900 pt-5 leading-snug lg:pr-80">
          <strong className="block font-semibold">{testimonial.name}</strong>
          {testimonial.position}
        </figcaption>
      </div>
    </figure>
  );
}
