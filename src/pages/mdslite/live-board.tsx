import { Screen } from '#sections/parts/screen.tsx';
import { classes } from '#ui/classes.ts';
import type { LiveBoardRecord, StationState } from './content/board.ts';

const stateColors: Record<StationState, string> = {
  Running: 'text-teal-300',
  Waiting: 'text-straw-400',
  Stopped: 'text-danger-300',
};

/** The display above a line: output against plan, what it lost and where each station stands. */
export function LiveBoard({ board }: { readonly board: LiveBoardRecord }) {
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
          <p className="text-steel-300">{board.output.label}</p>
          <p className="text-data mt-1 text-[4.5rem] leading-[0.95] tracking-[-0.04em] text-straw-400">
            {board.output.good}
          </p>
          <p className="text-data text-steel-300">{board.output.plan}</p>
          <dl className="mt-5 grid grid-cols-[1fr_auto] gap-y-1.5 border-t border-white/20 pt-4">
            {board.effectiveness.map((factor) => (
              <div key={factor.name} className="contents last:font-semibold last:text-white">
                <dt className="text-steel-300">{factor.name}</dt>
                <dd className="text-data">{factor.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <HourChart hours={board.hours} target={board.hourTarget} label={board.hoursLabel} />
        <div>
          <p className="text-steel-300">{board.lossesLabel}</p>
          <ul className="mt-3 grid gap-3">
            {board.losses.map((loss) => (
              <li key={loss.cause}>
                <p className="flex justify-between gap-3">
                  {loss.cause} <span className="text-data text-steel-300">{loss.minutes} min</span>
                </p>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 3"
                  preserveAspectRatio="none"
                  className="mt-1.5 h-2 w-full"
                >
                  <rect width="100" height="3" className="fill-ink-800" />
                  <rect width={loss.minutes * 12} height="3" className="fill-bronze-500" />
                </svg>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-1 md:grid-cols-5">
        {board.stations.map((station) => (
          <li key={station.name} className="bg-ink-800 p-3 last:max-md:col-span-2">
            <p className="flex items-center justify-between gap-2 font-medium">
              {station.name}
              <span className={classes('rhombus', stateColors[station.state])} />
            </p>
            <p className={classes('mt-3', stateColors[station.state])}>{station.state}</p>
            <p className="text-data text-steel-300">{station.detail}</p>
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function HourChart({
  hours,
  target,
  label,
}: {
  readonly hours: LiveBoardRecord['hours'];
  readonly target: number;
  readonly label: string;
}) {
  const scale = 150 / 160;
  return (
    <div>
      <p className="text-steel-300">{label}</p>
      <svg
        aria-hidden="true"
        viewBox="0 0 480 200"
        className="text-data mt-2 w-full fill-steel-300 text-[15px]"
      >
        {hours.map((hour, index) => (
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
