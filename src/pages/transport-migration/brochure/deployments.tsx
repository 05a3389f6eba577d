import { Bullets } from '#documents/parts/bullets.tsx';

interface Deployment {
  readonly title: string;
  readonly description: string;
  readonly points: readonly string[];
  /** The system the product lives in. */
  readonly host: string;
  readonly landscapes: readonly (readonly string[])[];
}

interface DeploymentsProps {
  readonly plans: readonly Deployment[];
  /** What stands inside the host. */
  readonly product: string;
}

/** Places a product can live, side by side, each with a plan of what it serves. */
export function Deployments({ plans, product }: DeploymentsProps) {
  return (
    <ul className="doc-cards doc-columns-2">
      {plans.map((plan) => (
        <li key={plan.title} className="doc-card">
          <Plan plan={plan} product={product} />
          <h3>{plan.title}</h3>
          <p>{plan.description}</p>
          <Bullets items={plan.points} />
        </li>
      ))}
    </ul>
  );
}

/** The description says the same in words. */
function Plan({ plan, product }: { readonly plan: Deployment; readonly product: string }) {
  return (
    <div className="doc-plan" aria-hidden="true">
      <div className="doc-plan-host">
        {plan.host}
        <span>{product}</span>
      </div>
      {plan.landscapes.map((systems, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: landscapes of a plan may be alike
        <ul key={row} className="doc-plan-landscape">
          {systems.map((system) => (
            <li key={system}>{system}</li>
          ))}
        </ul>
      ))}
    </div>
  );
}
