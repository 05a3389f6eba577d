import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { ActionLink } from '../parts/actions.tsx';

/** Not animated: most visitors see it with the hero. */
export default function FactRow({ items, proof, link }: SectionProps<'fact-row'>) {
  return (
    <Band className="py-[clamp(1.75rem,1.4rem+1.4vw,2.75rem)]!">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
        {items.map(({ label, value, detail }) => (
          <div key={label} className="border-t-[1.5px] border-current pt-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd>
              <strong className="mt-1 block text-[clamp(1.25rem,1.1rem+0.6vw,1.625rem)] leading-tight font-semibold text-data font-stretch-[104%]">
                {value}
              </strong>
              <span className="mt-1.5 block max-w-[34ch] text-sm leading-snug">{detail}</span>
            </dd>
          </div>
        ))}
      </dl>
      {proof && (
        <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-rule pt-4">
          <p className="flex max-w-[86ch] items-baseline gap-3 font-semibold">
            <span className="rhombus shrink-0 text-accent" aria-hidden="true" />
            {proof}
          </p>
          {link && <ActionLink link={link} />}
        </div>
      )}
    </Band>
  );
}
