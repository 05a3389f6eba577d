import { use } from 'react';
import { mediaPicture } from '#art/picture-of.ts';
import { Scene } from '#art/scene.tsx';
import type { SectionProps } from '#generated/section-props.ts';
import { sceneOf } from '#site/drawings.ts';
import { lookOf } from '#site/looks.ts';
import { pages } from '#site/pages.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import { Actions } from '../parts/actions.tsx';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { CurrentPage } from '../parts/current-page.ts';

/** `compact` suits pages whose visitors come for the content below. */
export default function PageHero({
  lead,
  actions,
  picture,
  scene,
  compact,
  facts,
  badge,
}: SectionProps<'page-hero'>) {
  const page = use(CurrentPage);
  if (!page)
    throw new Error(
      'The section page-hero needs a page with an entry in content/pages. Do not use it on an error page.',
    );
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
          <p className="mt-7 mb-9 max-w-[54ch] text-lead text-muted lg:max-w-[min(46ch,42vw)]">{lead}</p>
          <Actions links={actions} />
          {facts && (
            <dl className="mt-10 grid max-w-[640px] gap-x-8 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
              {facts.map((fact) => (
                <div
                  key={fact.term}
                  className="border-t-[1.5px] border-current pt-3 max-sm:flex max-sm:justify-between"
                >
                  <dt className="text-sm text-muted">{fact.term}</dt>
                  <dd className="font-semibold font-stretch-[104%]">{fact.text}</dd>
                </div>
              ))}
            </dl>
          )}
          {badge && (
            <p className="mt-8 inline-flex items-center gap-3 rounded-sm bg-white px-4 py-3 text-sm leading-none font-semibold font-stretch-[104%]">
              <span className="rhombus text-blue-500" aria-hidden="true" />
              {badge}
            </p>
          )}
        </div>
        <div
          className={classes(
            'relative -mx-(--space-gutter) lg:col-start-7 lg:col-end-13 lg:row-start-1 lg:ml-0 lg:h-auto',
            compact ? 'h-[clamp(260px,64vw,480px)]' : 'h-[clamp(340px,84vw,600px)]',
          )}
        >
          {picture ? (
            <Picture
              {...mediaPicture(picture, '(min-width: 1024px) 50vw, 100vw')}
              priority
              className="absolute inset-0 size-full object-contain lg:fade-in-left"
            />
          ) : (
            <Scene
              name={scene ?? sceneOf(page)}
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
