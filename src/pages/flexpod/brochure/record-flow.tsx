import type { dispute, LineMark, RecordedStep } from '../content/workflow.ts';

interface RecordFlowProps {
  readonly steps: readonly RecordedStep[];
  readonly branch: typeof dispute;
}

/** One record from step to step, with its state at each; the disputed line leaves after the second and rejoins. */
export function RecordFlow({ steps, branch }: RecordFlowProps) {
  return (
    <ol className="doc-flow">
      {steps.map((step, index) => (
        <li key={step.title} className="doc-flow-step">
          <p className="doc-flow-number">{step.step}</p>
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

interface RecordStateProps {
  readonly state: string;
  readonly lines: readonly { readonly text: string; readonly mark: LineMark }[];
}

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

function Branch({ branch }: { readonly branch: RecordFlowProps['branch'] }) {
  return (
    <div className="doc-branch">
      <div>
        <h4>{branch.title}</h4>
        <p>{branch.description}</p>
      </div>
      <RecordState state={`${branch.leaves}, then ${branch.rejoins.toLowerCase()}`} lines={[branch.line]} />
    </div>
  );
}
