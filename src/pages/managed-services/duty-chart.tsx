import type { DutyRecord } from '#content/records/services.ts';
import { Reveal } from '#ui/reveal.tsx';

type Range = readonly [number, number];

export interface Duty {
  readonly caption: string;
  readonly note: string;
  readonly teams: readonly DutyRecord[];
  readonly overlap: { readonly title: string; readonly ranges: readonly Range[] };
  /** One moment worth pointing at. */
  readonly marker: { readonly at: number; readonly text: string };
}

const ticks = ['12 AM', '3 AM', '6 AM', '9 AM', '12 PM', '3 PM', '6 PM', '9 PM'];

/** Who is at work in each of the 24 hours. The bars are a picture; the words beside them say the same. */
export function DutyChart({ duty }: { readonly duty: Duty }) {
  return (
    <Reveal as="figure">
      <figcaption className="mb-6 font-semibold font-stretch-[104%]">{duty.caption}</figcaption>
      <ul className="grid gap-y-5">
        {duty.teams.map((team) => (
          <li key={team.team}>
            <Row title={team.team} text={team.localHours} />
            <Bars ranges={unwrapped(team.from, team.to)} marked={duty.marker.at} className="fill-area" />
          </li>
        ))}
        <li>
          <Row title={duty.overlap.title} text={duty.overlap.ranges.map(spoken).join(', ')} />
          <Bars ranges={duty.overlap.ranges} marked={duty.marker.at} className="fill-straw-400" />
        </li>
      </ul>
      <Hours />
      <div className="mt-8 grid gap-x-12 gap-y-4 text-sm md:grid-cols-2">
        <p className="border-l-2 border-dashed border-ink-900 pl-4 font-medium">{duty.marker.text}</p>
        <p className="text-muted">{duty.note}</p>
      </div>
    </Reveal>
  );
}

function Row({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-6">
      <strong className="font-semibold">{title}</strong>
      <span className="text-sm text-muted">{text}</span>
    </p>
  );
}

interface BarsProps {
  readonly ranges: readonly Range[];
  /** Marked in each bar by itself: a line through all of them would run through the words between. */
  readonly marked: number;
  readonly className: string;
}

/** 24 hours across, whatever the width: only heights are fixed, so nothing in it may be text. */
function Bars({ ranges, marked, className }: BarsProps) {
  return (
    <svg
      viewBox="0 0 24 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-12 w-full bg-steel-100"
    >
      {ranges.map(([from, to]) => (
        <rect key={from} x={from} width={to - from} height={1} className={className} />
      ))}
      <path
        d={`M${marked} 0V1`}
        vectorEffect="non-scaling-stroke"
        strokeWidth={2}
        strokeDasharray="5 4"
        className="stroke-ink-900"
      />
    </svg>
  );
}

function Hours() {
  return (
    <ol aria-hidden="true" className="text-data mt-2 grid grid-cols-8 text-xs whitespace-nowrap text-muted">
      {ticks.map((tick, index) => (
        <li key={tick} className={index % 2 ? 'max-md:invisible' : undefined}>
          {tick}
        </li>
      ))}
    </ol>
  );
}

/** A shift that runs past midnight shows at both ends of the day. */
function unwrapped(from: number, to: number): readonly Range[] {
  return from < to
    ? [[from, to]]
    : [
        [0, to],
        [from, 24],
      ];
}

function spoken([from, to]: Range): string {
  return `${clock(from)} to ${clock(to)}`;
}

function clock(hours: number): string {
  const minutes = hours % 1 ? '30' : '00';
  return `${Math.floor(hours) % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
