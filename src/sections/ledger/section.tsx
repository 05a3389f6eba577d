import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'ledger'>(({ labels, items }) => (
  <ul className="border-y-[5px] border-double border-ink-900">
    {items.map((item) => (
      <Reveal
        as="li"
        key={item.title}
        className="grid border-rule not-first:border-t lg:grid-cols-[5fr_7fr] lg:gap-x-12"
      >
        <div className="py-8 lg:py-10">
          <h3>{item.title}</h3>
          <p className="mt-3 max-w-[46ch] text-muted">{item.description}</p>
        </div>
        <dl className="grid pb-8 sm:grid-cols-2 lg:pb-0">
          <Side label={labels.before} text={item.before} />
          <Side label={labels.after} text={item.after} strong />
        </dl>
      </Reveal>
    ))}
  </ul>
));

function Side({
  label,
  text,
  strong,
}: {
  readonly label: string;
  readonly text: string;
  readonly strong?: boolean;
}) {
  return (
    <div
      className={
        strong
          ? 'bg-area-tint p-6 sm:border-l sm:border-ink-900 lg:px-8 lg:py-10'
          : 'py-6 sm:pr-6 lg:px-8 lg:py-10'
      }
    >
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={strong ? 'mt-2 text-lead font-medium' : 'mt-2 text-lead text-muted'}>{text}</dd>
    </div>
  );
}
