import { Fragment } from 'react';
import type { landscape } from '../content/landscape.ts';

type GatedSystemsProps = Pick<typeof landscape, 'systems' | 'gates' | 'repository'>;

/** Systems in a row with an approval gate between each pair, standing on one repository. */
export function GatedSystems({ systems, gates, repository }: GatedSystemsProps) {
  return (
    <div>
      <ol className="doc-gated">
        {systems.map((system, index) => {
          const gate = gates[index];
          return (
            <Fragment key={system.name}>
              <li className="doc-gated-system">
                <h3>{system.name}</h3>
                <p>{system.description}</p>
                <p className="doc-data">{system.count}</p>
              </li>
              {gate && (
                <li className="doc-gate">
                  <div>
                    <h3>{gate.name}</h3>
                    <p>{gate.approver}</p>
                    <p>{gate.check}</p>
                  </div>
                </li>
              )}
            </Fragment>
          );
        })}
      </ol>
      <div className="doc-repository">
        <h3>{repository.name}</h3>
        <p>{repository.description}</p>
      </div>
    </div>
  );
}
