import { use } from 'react';
import { mediaPicture } from '#art/picture-of.ts';
import { artUrl } from '#art/url.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { closingImage } from '#site/drawings.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { Actions } from '../parts/actions.tsx';
import { CurrentPage } from '../parts/current-page.ts';

/** Shows the drawing of the page again, or instead a photograph, or the right part of a wide drawing. */
export default function CallToAction({
  title,
  text,
  actions,
  picture,
  panorama,
  tone = 'steel',
}: SectionProps<'call-to-action'>) {
  const shown = use(CurrentPage);
  const page = panorama ? undefined : shown;
  return (
    <section className={classes(`band-${tone}`, 'relative overflow-hidden')}>
      <div className="wrap grid lg:grid-cols-12 lg:gap-x-6">
        <Reveal className="relative z-1 py-[clamp(4.5rem,4rem+6vw,9rem)] max-lg:pb-4 lg:col-span-6 print:py-4!">
          <h2 className="max-w-[8.6em] text-[clamp(2.25rem,1.5rem+2.9vw,4rem)] leading-[1.02]">{title}</h2>
          <p className="mt-6 mb-8 max-w-[40ch] text-lead text-muted">{text}</p>
          <Actions links={actions} />
        </Reveal>
        {(picture ?? page ?? panorama) && (
          <div className="relative -mx-(--space-gutter) h-[320px] lg:col-span-6 lg:col-start-7 lg:ml-0 lg:h-auto print:hidden">
            {picture && (
              <Picture {...mediaPicture(picture)} className="absolute inset-0 size-full object-contain" />
            )}
            {!picture && typeof panorama === 'string' && (
              <img
                src={artUrl(`images/${panorama}`)}
                alt=""
                width={1280}
                height={800}
                loading="lazy"
                decoding="async"
                className="absolute inset-y-0 right-0 h-full w-[162%] max-w-none object-cover lg:w-[145%]"
              />
            )}
            {!picture && page && (
              <img
                src={artUrl(`images/${closingImage(page)}`)}
                alt=""
                width={500}
                height={422}
                loading="lazy"
                decoding="async"
                className="absolute inset-0 size-full object-contain"
              />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
