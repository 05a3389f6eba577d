import type { SectionProps } from '#generated/section-props.ts';
import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { Screen } from '../parts/screen.tsx';
import { StatBand } from '../parts/stat-band.tsx';
import { TitledBand } from '../parts/titled-band.tsx';

type Data = SectionProps<'live-board'>;
type Board = Data['board'];

const stateColors = {
  running: 'text-teal-300',
  waiting: 'text-straw-400',
  stopped: 'text-danger-300',
};

export default function LiveBoard({ stats, board, ...head }: Data) {
  const figures = stats && <StatBand stats={stats} className="mb-24 md:grid-cols-3" />;
  return (
    <TitledBand {...head} above={figures}>
      <Reveal>
        <Display board={board} />
      </Reveal>
    </TitledBand>
  );
}

function Display({ board }: { readonly board: Board }) {
  return (
    <Screen
      label={board.label}
      className="rounded-md bg-ink-950 p-4 text-sm leading-snug text-white shadow-[0_0_0_6px_var(--color-ink-700)] md:p-7"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-white/20 pb-4">
        <p className="text-[1.25rem] font-semibold font-stretch-[106%] md:text-[1.625rem]">{board.line}</p>
        <p className="text-data text-steel-300">
          {board.shift} <span className="ml-3 text-[1.25rem] text-straw-400">{board.clock}</span>
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-6 py-6 lg:grid-cols-[3fr_5fr_4fr]">
        <div>
          <p className="text-steel-300">{board.output.title}</p>
          <p className="text-data mt-1 text-[4.5rem] leading-[0.95] tracking-[-0.04em] text-straw-400">
            {board.output.good}
          </p>
          <p className="text-data text-steel-300">{board.output.plan}</p>
          <dl className="mt-5 grid grid-cols-[1fr_auto] gap-y-1.5 border-t border-white/20 pt-4">
            {board.factors.map((factor) => (
              <div key={factor.title} className="contents last:font-semibold last:text-white">
                <dt className="text-steel-300">{factor.title}</dt>
                <dd className="text-data">{factor.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <HourChart {...board.hours} />
        <Losses {...board.losses} />
      </div>
      <ul className="grid grid-cols-2 gap-1 md:grid-cols-5">
        {board.stations.map((station) => (
          <li key={station.title} className="bg-ink-800 p-3 last:max-md:col-span-2">
            <p className="flex items-center justify-between gap-2 font-medium">
              {station.title}
              <span className={classes('rhombus', stateColors[station.state])} />
            </p>
            <p className={classes('mt-3', stateColors[station.state])}>{board.states[station.state]}</p>
            <p className="text-data text-steel-300">{station.detail}</p>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function HourChart({ title, target, items }: Board['hours']) {
  const scale = 138.75 / Math.max(target, ...items.map(({ count = 0 }) => count));
  return (
    <div>
      <p className="text-steel-300">{title}</p>
      <svg
        aria-hidden="true"
        viewBox="0 0 480 200"
        className="text-data mt-2 w-full fill-steel-300 text-[15px]"
      >
        {items.map((hour, index) => (
          <g key={hour.from} transform={`translate(${index * 60 + 2})`}>
            <rect y={170 - target * scale} width="50" height={target * scale} className="fill-ink-800" />
            {hour.count !== undefined && (
              <>
                <rect
                  y={170 - hour.count * scale}
                  width="50"
                  height={hour.count * scale}
                  className={hour.current ? 'fill-straw-400' : 'fill-teal-500'}
                />
                <text
                  x="25"
                  y={162}
                  textAnchor="middle"
                  className={hour.current ? 'fill-ink-950' : 'fill-white'}
                >
                  {hour.count}
                </text>
              </>
            )}
            <text x="25" y="192" textAnchor="middle">
              {hour.from}
            </text>
          </g>
        ))}
        <path
          d={`M0 ${170 - target * scale}H480`}
          className="stroke-white"
          strokeWidth="1.5"
          strokeDasharray="6 5"
        />
      </svg>
    </div>
  );
}

function Losses({ title, unit, items }: Board['losses']) {
  const scale = 96 / Math.max(...items.map(({ minutes }) => minutes));
  return (
    <div>
      <p className="text-steel-300">{title}</p>
      <ul className="mt-3 grid gap-3">
        {items.map((loss) => (
          <li key={loss.cause}>
            <p className="flex justify-between gap-3">
              {loss.cause}{' '}
              <span className="text-data text-steel-300">
                {loss.minutes} {unit}
              </span>
            </p>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 3"
              preserveAspectRatio="none"
              className="mt-1.5 h-2 w-full"
            >
              <rect width="100" height="3" className="fill-ink-800" />
              <rect width={loss.minutes * scale} height="3" className="fill-bronze-500" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
