import type { SectionProps } from '#generated/section-props.ts';
import { hrefOf } from '#site/href.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';

interface HeroSlideProps {
  readonly stage: SectionProps<'scroll-hero'>['stages'][number];
  readonly heading: 'h1' | 'h2';
  readonly shown: boolean;
  /** On a dark background. */
  readonly dark: boolean;
}

/** The text of one stage. Inert unless shown (enhance/hero-stage.ts). */
export function HeroSlide({ stage, heading: Heading, shown, dark }: HeroSlideProps) {
  return (
    <div
      inert={!shown}
      className={classes('hero-slide', shown && 'hero-slide-shown', dark && 'hero-slide-dark')}
    >
      <div className="wrap">
        <Heading className="hero-title">{stage.title}</Heading>
        <p className="hero-text">{stage.lead}</p>
        {stage.actions && (
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            {stage.actions.map((action, index) => (
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
        {stage.stat && (
          <p className="flex items-center gap-4 sm:items-end sm:gap-6">
            <span className="text-stat text-data leading-[0.86] tracking-[-0.04em] text-straw-400">
              {stage.stat.value}
              {stage.stat.unit && (
                <sup className="relative -top-[0.95em] ml-[0.06em] align-baseline text-[0.42em] font-semibold">
                  {stage.stat.unit}
                </sup>
              )}
            </span>{' '}
            <span className="max-w-[24ch] text-sm leading-snug text-steel-100">{stage.stat.label}</span>
          </p>
        )}
      </div>
    </div>
  );
}
