import { pictureOf } from '#art/picture-of.ts';
import type { ImageName } from '#generated/picture-names.ts';
import { Actions } from '#sections/parts/actions.tsx';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import type { CaseStudyRecord } from './content/records.ts';

interface CaseStudyProps {
  readonly record: CaseStudyRecord;
  readonly image: ImageName;
  /** Whose field the picture stands on. */
  readonly area: string;
}

/** What changed for one client: a picture that bleeds, and the story with its figures on ink. */
export function CaseStudy({ record, image, area }: CaseStudyProps) {
  return (
    <section className="grid lg:min-h-[640px] lg:grid-cols-[7fr_5fr]">
      <div data-area={area} className="band-field relative min-h-[340px] overflow-hidden">
        <Picture
          {...pictureOf(record.picture ?? image, { width: 560, height: 472 })}
          className="absolute inset-[6%] h-[88%] w-[88%] object-contain"
        />
      </div>
      <div className="band-ink flex flex-col justify-center px-(--space-gutter) py-[clamp(3rem,2rem+4vw,5rem)] lg:pl-[clamp(1.5rem,4vw,4rem)]">
        <Reveal className="grid max-w-[40rem] gap-6 justify-items-start">
          <p className="text-sm text-muted">Client success story: {record.client}</p>
          <h2 className="text-[clamp(1.75rem,1.3rem+1.6vw,2.625rem)]">{record.title}</h2>
          <p className="text-muted">{record.text}</p>
          <dl className="grid w-full grid-cols-2 gap-6 border-y border-rule py-6">
            {record.stats.map((stat) => (
              <div key={stat.label} className="flex flex-col-reverse justify-end">
                <dt className="mt-2 text-sm leading-snug text-muted">{stat.label}</dt>
                <dd className="text-data text-[2.75rem] leading-none tracking-[-0.03em] text-straw-400">
                  {stat.value}
                  {stat.unit}
                </dd>
              </div>
            ))}
          </dl>
          <Actions links={[record.action]} className="max-sm:w-full" />
        </Reveal>
      </div>
    </section>
  );
}
