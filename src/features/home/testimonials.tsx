import { type FocusEvent, useState } from 'react';
import { controlTexts } from '#content/controls.ts';
import { filled } from '#content/filled.ts';
import { IconButton } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { pause, play } from '#ui/icons.ts';
import { type ShownTestimonial, Testimonial } from './testimonial.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';

interface TestimonialsProps {
  readonly title: string;
  readonly testimonials: readonly ShownTestimonial[];
}

/**
 * One quote at a time, all of them in the same place, so that the band keeps its height. It moves on by itself until a
 * visitor shows interest; only what the visitor brings up is read out.
 */
export function Testimonials({ title, testimonials }: TestimonialsProps) {
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [{ index, byHand }, setShown] = useAutoAdvance(testimonials.length, stopped || hovered || focused);
  const count = testimonials.length;

  function leaveFocus(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setFocused(false);
      setShown({ index, byHand: false });
    }
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={title}
      data-area="products"
      className="band-field section-space"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leaveFocus}
    >
      <div className="wrap relative">
        <h2 className="sr-only">{title}</h2>
        <div className="grid">
          {testimonials.map((testimonial, position) => (
            <Testimonial
              key={testimonial.name}
              testimonial={testimonial}
              label={filled(controlTexts.place, { place: position + 1, count })}
              shown={position === index}
            />
          ))}
        </div>
        <div className="testimonial-controls">
          <IconButton
            label={stopped ? controlTexts.playTestimonials : controlTexts.pauseTestimonials}
            onClick={() => setStopped(!stopped)}
            className="testimonial-pause"
          >
            <Icon of={stopped ? play : pause} />
          </IconButton>
          {testimonials.map(({ name }, position) => (
            <button
              key={name}
              type="button"
              aria-label={filled(controlTexts.testimonial, { place: position + 1, count })}
              aria-current={position === index}
              onClick={() => setShown({ index: position, byHand: true })}
              className="testimonial-dot"
            >
              <span className={classes('rhombus', position === index ? 'h-[17px] w-[34px]' : 'h-2.5 w-5')} />
            </button>
          ))}
        </div>
        <p role="status" className="sr-only">
          {byHand && spoken(testimonials[index])}
        </p>
      </div>
    </section>
  );
}

function spoken(testimonial: ShownTestimonial | undefined): string {
  return testimonial ? `${testimonial.quote} ${testimonial.name}, ${testimonial.position}` : '';
}
