import type { SectionProps } from '#generated/section-props.ts';
import { Bullets } from '../parts/bullets.tsx';

type Plans = SectionProps<'deployment-plans'>;

export default function DeploymentPlans({ items, product }: Plans) {
  return (
    <ul className="doc-cards doc-columns-2">
      {items.map((plan) => (
        <li key={plan.title} className="doc-card">
          <Plan plan={plan} product={product} />
          <h3>{plan.title}</h3>
          <p>{plan.description}</p>
          <Bullets items={plan.features} />
        </li>
      ))}
    </ul>
  );
}

/** Decorative: the description says the same. */
function Plan({ plan, product }: { readonly plan: Plans['items'][number]; readonly product: string }) {
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
