import type { PointRecord } from '#content/product-records.ts';

interface SystemTraceProps {
  readonly caption: string;
  readonly systems: readonly PointRecord[];
  readonly steps: readonly (PointRecord & { readonly system: number })[];
}

/** One thing on its way through several systems: a row for each step, a column for each system. */
export function SystemTrace({ caption, systems, steps }: SystemTraceProps) {
  return (
    <table className="doc-table doc-trace" aria-label={caption}>
      <thead>
        <tr>
          <td />
          {systems.map((system) => (
            <th key={system.title} scope="col">
              {system.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          <tr key={step.title}>
            <th scope="row">
              <span className="doc-data">{index + 1}</span> {step.title}
            </th>
            {systems.map((system, column) => (
              <td key={system.title}>
                {column === step.system && <p className="doc-trace-step">{step.description}</p>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
