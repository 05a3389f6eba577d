import { use } from 'react';
import { mediaPicture } from '#art/picture-of.ts';
import { artUrl } from '#art/url.ts';
import type { CallToActionRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';
import type { ImageName } from '#generated/picture-names.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { closingLook } from '#site/looks.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { Actions } from '../parts/actions.tsx';
import { PageShown } from '../parts/page-shown.ts';

interface CallToActionProps {
  readonly record: CallToActionRecord;
  /** The page that it closes, with its own object again. */
  readonly page?: PageId;
  /** Instead: a wide picture, of which the right part is seen. */
  readonly panorama?: ImageName;
  readonly tone?: 'steel' | 'ink' | 'field';
}

export function CallToAction({ record, page, panorama, tone = 'steel' }: CallToActionProps) {
  return (
    <section className={classes(`band-${tone}`, 'relative overflow-hidden')}>
      <div className="wrap grid lg:grid-cols-12 lg:gap-x-6">
        <Reveal className="relative z-1 py-[clamp(4.5rem,4rem+6vw,9rem)] max-lg:pb-4 lg:col-span-6 print:py-4!">
          <h2 className="max-w-[8.6em] text-[clamp(2.25rem,1.5rem+2.9vw,4rem)] leading-[1.02]">
            {record.title}
          </h2>
          <p className="mt-6 mb-8 max-w-[40ch] text-lead text-muted">{record.text}</p>
          <Actions links={record.actions} />
        </Reveal>
        {(record.picture ?? page ?? panorama) && (
          <div className="relative -mx-(--space-gutter) h-[320px] lg:col-span-6 lg:col-start-7 lg:ml-0 lg:h-auto print:hidden">
            {record.picture && (
              <Picture
                {...mediaPicture(record.picture)}
                className="absolute inset-0 size-full object-contain"
              />
            )}
            {!record.picture && panorama && (
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
            {!record.picture && page && (
              <img
                src={closingPicture(page)}
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

function closingPicture(page: PageId): string {
  const { skin, area } = closingLook(page);
  return artUrl(`images/scene-${page}.${skin}-${area}`);
}

export default function CallToActionSection({ tone, panorama, ...record }: SectionProps<'call-to-action'>) {
  const page = use(PageShown);
  return (
    <CallToAction
      record={record}
      page={panorama ? undefined : page}
      panorama={typeof panorama === 'string' ? panorama : undefined}
      tone={tone}
    />
  );
}
