import type { ReactNode } from 'react';
import { use } from 'react';
import { mediaPicture } from '#art/picture-of.ts';
import { Scene, type SceneName } from '#art/scene.tsx';
import type { HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { lookOf } from '#site/looks.ts';
import { pages } from '#site/pages.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import { Actions } from '../parts/actions.tsx';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { PageShown } from '../parts/page-shown.ts';
import { Badge } from './badge.tsx';
import { FactLine } from './fact-line.tsx';

interface PageHeroProps {
  readonly page: PageId;
  readonly hero: HeroRecord;
  readonly scene?: SceneName;
  /** Lower, for a page whose visitors come for what stands below. */
  readonly compact?: boolean;
  /** Under the buttons. */
  readonly children?: ReactNode;
}

export function PageHero({ page, hero, scene = page, compact, children }: PageHeroProps) {
  const { area, heading } = pages[page];
  const { tone, skin } = lookOf(page);
  return (
    <section className={classes(`band-${tone}`, 'relative overflow-hidden')}>
      <div
        className={classes(
          'wrap grid pt-(--header-height) lg:grid-cols-12 lg:gap-x-6 print:grid-cols-[7fr_5fr]',
          compact ? 'lg:min-h-[480px]' : 'lg:min-h-[min(760px,86vh)]',
        )}
      >
        <div className="relative z-1 pt-6 pb-2 lg:col-start-1 lg:col-end-8 lg:row-start-1 lg:self-center lg:py-16">
          <Breadcrumb page={page} />
          <h1 className="max-w-[11em] lg:max-w-[min(11em,46vw)]">{heading}</h1>
          <p className="mt-7 mb-9 max-w-[54ch] text-lead text-muted lg:max-w-[min(46ch,42vw)]">{hero.lead}</p>
          <Actions links={hero.actions} />
          {children}
        </div>
        <div
          className={classes(
            'relative -mx-(--space-gutter) lg:col-start-7 lg:col-end-13 lg:row-start-1 lg:ml-0 lg:h-auto',
            compact ? 'h-[clamp(260px,64vw,480px)]' : 'h-[clamp(340px,84vw,600px)]',
          )}
        >
          {hero.picture ? (
            <Picture
              {...mediaPicture(hero.picture, '(min-width: 1024px) 50vw, 100vw')}
              priority
              className="absolute inset-0 size-full object-contain lg:fade-in-left"
            />
          ) : (
            <Scene
              name={scene}
              skin={skin}
              area={area}
              className="absolute inset-0 lg:fade-in-left lg:left-[-6%]"
            />
          )}
        </div>
      </div>
    </section>
  );
}

export default function PageHeroSection({
  scene,
  compact,
  facts,
  badge,
  ...hero
}: SectionProps<'page-hero'>) {
  const page = use(PageShown);
  if (!page) throw new Error('An error page has no entry, and so no hero.');
  return (
    <PageHero page={page} hero={hero} scene={scene} compact={compact}>
      {facts && <FactLine facts={facts} />}
      {badge && <Badge text={badge} />}
    </PageHero>
  );
}
