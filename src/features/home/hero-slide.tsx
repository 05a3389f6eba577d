import { hrefOf } from '#site/href.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import type { SlideRecord } from './records.ts';

interface HeroSlideProps {
  readonly slide: SlideRecord;
  readonly heading: 'h1' | 'h2';
  readonly shown: boolean;
}

/** The text of one stage. Inert unless shown (enhance/hero-stage.ts). */
export function HeroSlide({ slide, heading: Heading, shown }: HeroSlideProps) {
  return (
    <div
      inert={!shown}
      className={classes(
        'hero-slide',
        shown && 'hero-slide-shown',
        slide.image.skin === 'run' && 'hero-slide-dark',
      )}
    >
      <div className="wrap">
        <Heading className="hero-title">{slide.title}</Heading>
        <p className="hero-text">{slide.lead}</p>
        {slide.actions && (
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            {slide.actions.map((action, index) => (
              <ButtonLink
                key={action.label}
                href={hrefOf(action.to)}
                variant={index === 0 ? 'primary' : 'ghost'}
                className={index > 0 ? 'max-sm:hidden' : undefined}
              >
                {action.label}
                {index === 0 && <Icon of={arrowRight} />}
              </ButtonLink>
            ))}
          </div>
        )}
        {slide.stats && (
          <p className="flex items-center gap-4 sm:items-end sm:gap-6">
            <span className="text-stat text-data leading-[0.86] tracking-[-0.04em] text-straw-400">
              {slide.stats.value}
              <sup className="relative -top-[0.95em] ml-[0.06em] align-baseline text-[0.42em] font-semibold">
                {slide.stats.unit}
              </sup>
            </span>{' '}
            <span className="max-w-[24ch] text-sm leading-snug text-steel-100">
              {slide.stats.description}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
