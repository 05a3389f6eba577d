import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Data = SectionProps<'state-flow'>;
type Line = Data['branch']['line'];

export default withTitledBand<'state-flow'>(({ steps, branch }) => (
  <>
    <ol className="stagger grid gap-y-6 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-0">
      {steps.map((step, index) => (
        <Reveal as="li" key={step.title} className="relative lg:row-span-2 lg:grid lg:grid-rows-subgrid">
          <div className="pb-5">
            <p className="text-data mb-2">{step.label}</p>
            <h3>{step.title}</h3>
            <p className="mt-2 max-w-[38ch] text-muted">{step.description}</p>
          </div>
          <div className="relative">
            <RecordCard state={step.state} lines={step.lines} />
            {index < steps.length - 1 && <Connector />}
          </div>
          {index === 1 && (
            <div className="ml-4 border-l-2 border-dashed border-ink-900 pt-4 pl-4 lg:hidden">
              <div className="rounded-md bg-white p-5">
                <Branch branch={branch} />
              </div>
            </div>
          )}
        </Reveal>
      ))}
    </ol>
    <div className="hidden grid-cols-4 gap-x-8 lg:grid">
      <div className="col-span-2 col-start-2">
        <div className="mx-[calc(25%-8px)] flex h-28 items-start justify-between border-2 border-t-0 border-dashed border-ink-900 px-4 pt-4 text-sm font-semibold">
          <span>{branch.leaves}</span>
          <span>{branch.rejoins}</span>
        </div>
        <div className="relative mx-auto -mt-14 w-full rounded-md bg-white p-6">
          <Branch branch={branch} />
        </div>
      </div>
    </div>
  </>
));

function RecordCard({ state, lines }: { readonly state: string; readonly lines: readonly Line[] }) {
  return (
    <div className="flex flex-col rounded-md bg-white p-5 text-sm lg:h-[188px]">
      <p className="mb-3 border-b-[1.5px] border-ink-900 pb-3 font-semibold">{state}</p>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <RecordLine key={line.text} line={line} />
        ))}
      </ul>
    </div>
  );
}

const markColors: Readonly<Record<Line['mark'], string>> = {
  open: 'text-steel-400',
  ok: 'text-success-700',
  disputed: 'text-danger-600',
};

function RecordLine({ line }: { readonly line: Line }) {
  return (
    <li
      className={classes(
        'text-data flex list-none items-center gap-2.5',
        line.mark === 'disputed' && 'font-semibold text-danger-600',
      )}
    >
      <span className={classes('rhombus', markColors[line.mark])} />
      {line.text}
    </li>
  );
}

function Branch({ branch }: { readonly branch: Data['branch'] }) {
  return (
    <>
      <h3>{branch.title}</h3>
      <p className="mt-2 text-sm text-ink-700">{branch.description}</p>
      <p
        className={classes(
          'text-data mt-3 flex items-center gap-2.5 text-sm font-semibold',
          markColors[branch.line.mark],
        )}
      >
        <span className="rhombus" />
        {branch.line.text}
      </p>
    </>
  );
}

function Connector() {
  return (
    <span aria-hidden="true" className="absolute top-1/2 -right-8 hidden h-0.5 w-8 bg-ink-900 lg:block" />
  );
}
