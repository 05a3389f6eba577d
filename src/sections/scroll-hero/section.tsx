import { mediaPicture } from '#art/picture-of.ts';
import { Scene } from '#art/scene.tsx';
import { SceneCopy } from '#art/scene-copy.tsx';
import type { Skin } from '#art/skin.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { controlTexts } from '#generated/texts/site.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowDown } from '#ui/icons.ts';
import { Picture } from '#ui/picture.tsx';
import { usePageArea } from '../parts/current-page.ts';
import { HeroSlide } from './hero-slide.tsx';

type Data = SectionProps<'scroll-hero'>;

/** Id of the drawing that all stages share. */
const plant = 'plant';

/** The skin of each stage, in the order of the style sheet. */
const skins = ['drawn', 'built', 'run'] as const;

/**
 * The hero is three screens tall; its stage sticks while the page scrolls through it, and changes at the two thresholds
 * (enhance/hero-stage.ts). The document shows the first.
 */
export default function ScrollHero({ scene, stages, next }: Data) {
  const firstDrawn = stages.findIndex(({ picture }) => !picture);
  return (
    <section data-stage="0" aria-label={controlTexts.stages} className="scroll-hero">
      <div className="scroll-hero-pin">
        {skins.map((skin, index) => (
          <div key={skin} className={classes('hero-layer', `hero-layer-${skin}`)}>
            <StageArt
              stage={stages[index]!}
              skin={skin}
              scene={scene}
              eager={index === 0}
              drawn={index === firstDrawn}
            />
          </div>
        ))}
        <div className="scroll-hero-frame">
          {stages.map((stage, index) => (
            <HeroSlide
              key={stage.label}
              stage={stage}
              heading={index === 0 ? 'h1' : 'h2'}
              shown={index === 0}
              dark={skins[index] === 'run'}
            />
          ))}
          <div className="hero-bar">
            {/* Leaves space for the cookie button on the left. */}
            <div className="wrap flex items-end justify-end gap-5 max-lg:pl-23 lg:gap-10">
              <ol className="hero-steps">
                {stages.map(({ label }, index) => (
                  <li key={label}>
                    <button
                      type="button"
                      aria-current={index === 0 ? 'step' : undefined}
                      className="hero-step"
                    >
                      {label}
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
  readonly stage: Data['stages'][number];
  readonly skin: Skin;
  readonly scene: Data['scene'];
  /** Loads the picture eagerly; set for the first stage. */
  readonly eager: boolean;
  /** Contains the drawing; the other stages reference it. */
  readonly drawn: boolean;
}

function StageArt({ stage: { alt, picture }, skin, scene, eager, drawn }: StageArtProps) {
  const area = usePageArea();
  if (picture) {
    return (
      <div className="hero-art">
        <Picture {...mediaPicture(picture, '100vw')} priority={eager} className="size-full object-contain" />
      </div>
    );
  }
  return drawn ? (
    <Scene name={scene} id={plant} skin={skin} area={area} title={alt} className="hero-art" />
  ) : (
    <SceneCopy of={plant} skin={skin} area={area} title={alt} className="hero-art" />
  );
}
