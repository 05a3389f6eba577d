import { controlTexts } from '#generated/texts/site.ts';
import { mediaPicture } from '#art/picture-of.ts';
import { Scene } from '#art/scene.tsx';
import { SceneCopy } from '#art/scene-copy.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowDown } from '#ui/icons.ts';
import { Picture } from '#ui/picture.tsx';
import { HeroSlide } from './hero-slide.tsx';
import type { SlideRecord } from './records.ts';

/** Id of the drawing that all stages share. */
const plant = 'plant';

interface ScrollHeroProps {
  readonly slides: readonly SlideRecord[];
  /** Id of the next section, the target of the scroll hint. */
  readonly next: string;
}

/**
 * One plant, three skins: drawn, built, running. The hero is three screens tall; its stage sticks while the page
 * scrolls through it, and changes at the two thresholds (enhance/hero-stage.ts). The document shows the first.
 */
export function ScrollHero({ slides, next }: ScrollHeroProps) {
  const firstDrawn = slides.findIndex(({ image }) => !image.media);
  return (
    <section data-stage="0" aria-label={controlTexts.stages} className="scroll-hero">
      <div className="scroll-hero-pin">
        {slides.map(({ id, image }, index) => (
          <div key={id} className={classes('hero-layer', `hero-layer-${image.skin}`)}>
            <StageArt image={image} opens={index === 0} drawn={index === firstDrawn} />
          </div>
        ))}
        <div className="scroll-hero-frame">
          {slides.map((slide, index) => (
            <HeroSlide key={slide.id} slide={slide} heading={index === 0 ? 'h1' : 'h2'} shown={index === 0} />
          ))}
          <div className="hero-bar">
            {/* Leaves space for the cookie button at the left. */}
            <div className="wrap flex items-end justify-end gap-5 max-lg:pl-23 lg:gap-10">
              <ol className="hero-steps">
                {slides.map(({ id, type }, index) => (
                  <li key={id}>
                    <button
                      type="button"
                      aria-current={index === 0 ? 'step' : undefined}
                      className="hero-step"
                    >
                      {type}
                    </button>
                  </li>
                ))}
              </ol>
              <a href={`#${next}`} className="hero-hint">
                <span className="max-lg:sr-only">{controlTexts.scroll}</span>
                <span className="sr-only"> {controlTexts.scrollTo}</span>
                <Icon of={arrowDown} />
              </a>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

interface StageArtProps {
  readonly image: SlideRecord['image'];
  /** The first stage, which is loaded eagerly. */
  readonly opens: boolean;
  /** Contains the drawing; the other stages reference it. */
  readonly drawn: boolean;
}

function StageArt({ image: { skin, alt, media }, opens, drawn }: StageArtProps) {
  if (media) {
    return (
      <div className="hero-art">
        <Picture
          {...mediaPicture({ media, alt }, '100vw')}
          priority={opens}
          className="size-full object-contain"
        />
      </div>
    );
  }
  return drawn ? (
    <Scene name="home" id={plant} skin={skin} area="company" title={alt} className="hero-art" />
  ) : (
    <SceneCopy of={plant} skin={skin} area="company" title={alt} className="hero-art" />
  );
}
