import { AppWindow } from '#sections/parts/screen.tsx';

interface AccountScreenProps {
  readonly account: {
    readonly label: string;
    readonly title: string;
    readonly aside: string;
    readonly chartTitle: string;
    readonly reads: readonly {
      readonly month: string;
      readonly value: number;
      readonly estimated?: boolean;
    }[];
    readonly estimatedLabel: string;
    readonly facts: readonly { readonly name: string; readonly value: string }[];
  };
}

/** A customer account: a year of consumption and where the money stands. */
export function AccountScreen({ account }: AccountScreenProps) {
  return (
    <AppWindow
      label={account.label}
      title={account.title}
      aside={account.aside}
      className="mt-8 max-w-[520px]"
    >
      <div className="p-5">
        <p className="font-semibold">{account.chartTitle}</p>
        <svg
          aria-hidden="true"
          viewBox="0 0 432 172"
          className="text-data mt-3 w-full fill-steel-600 text-[14px]"
        >
          {account.reads.map(({ month, value, estimated }, index) => (
            <g key={month} transform={`translate(${index * 36})`}>
              <rect
                x="1"
                y={148 - value / 5}
                width="28"
                height={value / 5}
                strokeWidth="1.5"
                strokeDasharray={estimated ? '4 3' : undefined}
                className={estimated ? 'fill-white stroke-bronze-500' : 'fill-bronze-500'}
              />
              <text x="15" y="168" textAnchor="middle">
                {month}
              </text>
            </g>
          ))}
        </svg>
        <p className="mt-1 text-xs text-bronze-700">{account.estimatedLabel}</p>
      </div>
      <dl className="grid grid-cols-3 border-t border-steel-300">
        {account.facts.map((fact) => (
          <div key={fact.name} className="border-steel-300 px-5 py-3.5 not-first:border-l">
            <dt className="text-xs text-steel-600">{fact.name}</dt>
            <dd className="text-data font-semibold">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </AppWindow>
  );
}
