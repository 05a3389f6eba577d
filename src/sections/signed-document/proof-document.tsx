import type { SectionProps } from '#generated/section-props.ts';
import { Screen } from '../parts/screen.tsx';
import { Signature } from '../parts/signature.tsx';

/** A mockup of a proof of delivery on paper: lines, evidence, signature, state. */
export function ProofDocument({
  document,
}: {
  readonly document: SectionProps<'signed-document'>['document'];
}) {
  return (
    <Screen
      label={document.label}
      className="band-white rounded-md p-5 text-sm leading-snug md:p-10 lg:ml-auto lg:max-w-[760px]"
    >
      <div className="flex flex-wrap items-start justify-between gap-4 border-b-[1.5px] border-ink-900 pb-5">
        <div>
          <p className="text-h3 font-semibold font-stretch-[106%]">{document.heading}</p>
          <p className="text-data text-[1.25rem] text-steel-600">{document.number}</p>
        </div>
        <p className="flex items-center gap-2.5 rounded-sm bg-success-50 px-3 py-2 font-semibold text-success-700">
          <span className="rhombus" />
          {document.state}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-4 py-5 md:grid-cols-[repeat(4,auto)] md:justify-between md:gap-x-10">
        {document.parties.map((party) => (
          <div key={party.name}>
            <dt className="text-xs text-steel-600">{party.name}</dt>
            <dd className="mt-0.5 font-medium">{party.value}</dd>
          </div>
        ))}
      </dl>
      <div className="text-data grid grid-cols-[2.2fr_1fr_1fr_1fr] md:grid-cols-[3fr_1fr_1fr_1fr] border-b border-steel-300">
        {[document.columns, ...document.lines].map((cells, row) =>
          cells.map((cell, column) => (
            <span
              key={`${cells[0]}${document.columns[column]}`}
              className={[
                'border-t border-steel-300 py-2.5',
                row === 0 ? 'text-xs text-steel-600' : 'font-medium',
                column > 0 ? 'text-right' : '',
                column === 2 && row > 0 && cell !== cells[1] ? 'text-danger-600' : '',
              ].join(' ')}
            >
              {cell}
            </span>
          )),
        )}
      </div>
      <div className="grid items-end gap-6 pt-6 md:grid-cols-2">
        <ul className="text-data grid gap-1.5 text-steel-600">
          {document.evidence.map((item) => (
            <li key={item} className="flex items-center gap-2.5">
              <span className="rhombus text-bronze-500" />
              {item}
            </li>
          ))}
        </ul>
        <div className="border-b border-ink-900">
          <Signature className="h-16" />
          <p className="pb-1 text-xs text-steel-600">{document.signedBy}</p>
        </div>
      </div>
    </Screen>
  );
}
