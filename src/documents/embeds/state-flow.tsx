import { filled } from '#content/filled.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { documentTexts } from '#generated/texts/site.ts';

type Flow = SectionProps<'state-flow'>;

/** A record with its state after each step; the branch leaves after the second step and rejoins. */
export default function StateFlow({ steps, branch }: Flow) {
  return (
    <ol className="doc-flow">
      {steps.map((step, index) => (
        <li key={step.title} className="doc-flow-step">
          <p className="doc-flow-number">{index + 1}</p>
          <div>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </div>
          <RecordState state={step.state} lines={step.lines} />
          {index === 1 && <Branch branch={branch} />}
        </li>
      ))}
    </ol>
  );
}

type RecordStateProps = Readonly<Pick<Flow['steps'][number], 'state' | 'lines'>>;

function RecordState({ state, lines }: RecordStateProps) {
  return (
    <div className="doc-state">
      <p className="doc-state-name">{state}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.text} className={`doc-mark-${line.mark}`}>
            {line.text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Branch({ branch }: { readonly branch: Flow['branch'] }) {
  const { leaves, rejoins } = branch;
  return (
    <div className="doc-branch">
      <div>
        <h4>{branch.title}</h4>
        <p>{branch.description}</p>
      </div>
      <RecordState
        state={filled(documentTexts.branch, { leaves, rejoins: rejoins.toLowerCase() })}
        lines={[branch.line]}
      />
    </div>
  );
}
