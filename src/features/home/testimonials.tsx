import { type FocusEvent, useState } from 'react';
import { filled } from '#content/filled.ts';
import { controlTexts } from '#generated/texts/site.ts';
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
 * A carousel that advances automatically unless hovered, focused or paused. All quotes share one grid cell, so the height is
 * constant. Only quotes that the visitor selects are announced.
 */
export function Testimonials({ title, testimonials }: TestimonialsProps) {
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [{ index, byVisitor }, setShown] = useAutoAdvance(testimonials.length, stopped || hovered || focused);
  const count = testimonials.length;

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setFocused(false);
      setShown({ index, byVisitor: false });
    }
  }

  return (
    <section
      aria-roledescription={controlTexts.carousel}
      aria-label={title}
      data-area="products"
      className="band-field section-space"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
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
              onClick={() => setShown({ index: position, byVisitor: true })}
              className="testimonial-dot"
            >
              <span className={classes('rhombus', position === index ? 'h-[17px] w-[34px]' : 'h-2.5 w-5')} />
            </button>
          ))}
        </div>
        <p role="status" className="sr-only">
          {byVisitor && announcement(testimonials[index])}
        </p>
      </div>
    </section>
  );
}

function announcement(testimonial: ShownTestimonial | undefined): string {
  return testimonial ? `${testimonial.quote} ${testimonial.name}, ${testimonial.position}` : '';
}
