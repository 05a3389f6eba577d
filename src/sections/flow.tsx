import './flow.css';
import type { ArtArea, Skin } from '#art/skin.ts';
import { Spot } from '#art/spot.tsx';
import { Reveal } from '#ui/reveal.tsx';
import type { ItemRecord } from './records.ts';

interface FlowProps {
  readonly steps: readonly ItemRecord[];
  /** A step that leaves the main path after the given step and rejoins it. */
  readonly branch?: { readonly after: number; readonly title: string; readonly description: string };
  readonly area: ArtArea;
  readonly skin?: Skin;
}

/** Steps joined by a line, with room for the one exception that takes the side road. */
export function Flow({ steps, branch, area, skin = 'drawn' }: FlowProps) {
  return (
    <ol className="flow stagger grid gap-x-6 gap-y-8 lg:auto-cols-fr lg:grid-flow-col">
      {steps.map((step, index) => (
        <Reveal as="li" key={step.title} className="flow-step relative grid content-start gap-2.5">
          {step.spot && (
            <Spot
              name={step.spot}
              skin={skin}
              area={area}
              className="h-[150px] w-full object-contain object-left"
            />
          )}
          <p className="text-data flex items-center gap-3 text-muted">
            Step {index + 1}
            <span aria-hidden="true" className="flow-line" />
          </p>
          <h3>{step.title}</h3>
          <p className="max-w-[34ch] text-sm text-muted">{step.description}</p>
          {branch?.after === index && (
            <div className="flow-branch mt-3 grid gap-1.5 pt-4 pr-4">
              <h4>{branch.title}</h4>
              <p className="text-sm text-muted">{branch.description}</p>
            </div>
          )}
        </Reveal>
      ))}
    </ol>
  );
}
