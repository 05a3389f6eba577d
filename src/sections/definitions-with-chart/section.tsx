import type { SectionProps } from '#generated/section-props.ts';
import { DefinitionSplit } from '../parts/definition-split.tsx';
import { AppWindow } from '../parts/screen.tsx';

type Data = SectionProps<'definitions-with-chart'>;

export default function DefinitionsWithChart({ screen, ...split }: Data) {
  return <DefinitionSplit {...split} art={<ChartWindow screen={screen} />} />;
}

function ChartWindow({ screen }: { readonly screen: Data['screen'] }) {
  return (
    <AppWindow label={screen.label} title={screen.title} aside={screen.aside} className="mt-8 max-w-[520px]">
      <div className="p-5">
        <p className="font-semibold">{screen.chartTitle}</p>
        <Chart bars={screen.bars} />
        {screen.chartNote && <p className="mt-1 text-xs text-bronze-700">{screen.chartNote}</p>}
      </div>
      <dl className="grid grid-cols-3 border-t border-steel-300">
        {screen.facts.map((fact) => (
          <div key={fact.name} className="border-steel-300 px-5 py-3.5 not-first:border-l">
            <dt className="text-xs text-steel-600">{fact.name}</dt>
            <dd className="text-data font-semibold">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </AppWindow>
  );
}

const chartWidth = 432;
const highestBar = 128;
const baseline = 148;

function Chart({ bars }: { readonly bars: Data['screen']['bars'] }) {
  const step = chartWidth / bars.length;
  const width = step - 8;
  const unitsPerPixel = Math.max(...bars.map(({ value }) => value)) / highestBar;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${chartWidth} 172`}
      className="text-data mt-3 w-full fill-steel-600 text-[14px]"
    >
      {bars.map(({ label, value, estimated }, index) => (
        <g key={label} transform={`translate(${index * step})`}>
          <rect
            x="1"
            y={baseline - value / unitsPerPixel}
            width={width}
            height={value / unitsPerPixel}
            strokeWidth="1.5"
            strokeDasharray={estimated ? '4 3' : undefined}
            className={estimated ? 'fill-white stroke-bronze-500' : 'fill-bronze-500'}
          />
          <text x={1 + width / 2} y="168" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
