import { pictureOf } from '#art/picture-of.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { Picture } from '#ui/picture.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { Actions } from '../parts/actions.tsx';

export default function CaseStudy({
  label,
  title,
  text,
  stats,
  actions,
  image,
  area,
  id,
}: SectionProps<'case-study'>) {
  return (
    <section id={id} className="grid lg:min-h-[640px] lg:grid-cols-[7fr_5fr]">
      <div data-area={area} className="band-field relative min-h-[340px] overflow-hidden">
        <Picture
          {...pictureOf(image, { width: 560, height: 472 })}
          className="absolute inset-[6%] h-[88%] w-[88%] object-contain"
        />
      </div>
      <div className="band-ink flex flex-col justify-center px-(--space-gutter) py-[clamp(3rem,2rem+4vw,5rem)] lg:pl-[clamp(1.5rem,4vw,4rem)]">
        <Reveal className="grid max-w-[40rem] gap-6 justify-items-start">
          <p className="text-sm text-muted">{label}</p>
          <h2 className="text-[clamp(1.75rem,1.3rem+1.6vw,2.625rem)]">{title}</h2>
          <p className="text-muted">{text}</p>
          <dl className="grid w-full grid-cols-2 gap-6 border-y border-rule py-6">
            {stats.map((stat) => (
              <div key={stat.label} className="flex flex-col-reverse justify-end">
                <dt className="mt-2 text-sm leading-snug text-muted">{stat.label}</dt>
                <dd className="text-data text-[2.75rem] leading-none tracking-[-0.03em] text-straw-400">
                  {stat.value}
                  {stat.unit}
                </dd>
              </div>
            ))}
          </dl>
          <Actions links={actions} className="max-sm:w-full" />
        </Reveal>
      </div>
    </section>
  );
}
