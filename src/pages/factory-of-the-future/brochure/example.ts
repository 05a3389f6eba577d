import { dollars } from '#content/money.ts';
import type { WrittenSection } from '#documents/blocks.ts';
import {
  balance,
  costAPiece,
  laborOfOne,
  line,
  lostMinutes,
  mendedOee,
  millions,
  options,
  piecesAShift,
  regained,
  shiftsAYear,
  slowest,
  slowMinutes,
  workContent,
} from './line.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const count = (value: number) => value.toLocaleString('en-US');
const planned = piecesAShift(line.oee, slowest);
const takt = (line.shiftMinutes * 60) / planned;
const cycle = takt * line.oee;
const [manual, robots, shortLines] = options;
/** What is left to regain when station 9 is mended: pieces, and the minutes that are still above plan. */
const stillMissing = planned - piecesAShift(mendedOee, slowest);
const stillLost = lostMinutes(line.runningOee) - slowMinutes - lostMinutes(line.oee);
const robotSaving = ((manual?.operators ?? 0) - (robots?.operators ?? 0)) * laborOfOne;
const robotCapital = (robots?.capital ?? 0) - (manual?.capital ?? 0);

export const lead =
  'A gearbox line planned, built and corrected with its digital twin: the calculation, three options with their cost, the losses in week six, and the three-week project that delivers such a model.';

export const demand: WrittenSection = {
  title: 'Worked example: from volume to stations',
  note: 'A line for gearboxes, to be built beside a running plant. An invented example; we run the same arithmetic on your figures.',
  blocks: [
    {
      kind: 'figures',
      stats: [
        { value: count(line.yearlyVolume), label: 'gearboxes a year' },
        { value: String(planned), label: 'good pieces a shift' },
        { value: String(slowest), unit: ' s', label: 'at the slowest station' },
        { value: String(balance), unit: '%', label: 'line balance' },
      ],
    },
    {
      kind: 'table',
      caption: 'The calculation',
      columns: ['Step', 'How', 'Result'],
      widths: [27, 51, 22],
      numbers: [2],
      rows: [
        ['Shifts a year', `${line.days} days, ${line.shiftsADay} shifts`, count(shiftsAYear)],
        [
          'Pieces a shift',
          `${count(line.yearlyVolume)} in ${count(shiftsAYear)} shifts, rounded up`,
          String(Math.ceil(line.yearlyVolume / shiftsAYear)),
        ],
        [
          'Productive time',
          `${line.shiftMinutes} minutes at an OEE of ${percent(line.oee)}`,
          `${Math.round(line.shiftMinutes * line.oee)} minutes`,
        ],
        [
          'Target cycle time',
          `Takt of ${takt.toFixed(1)} s at an OEE of ${percent(line.oee)}`,
          `${cycle.toFixed(1)} s`,
        ],
        [
          'Work content',
          `Standard times of ${line.stations.length * 4} operations, by MTM`,
          `${workContent} s`,
        ],
        [
          'Stations',
          `${workContent} s divided by the target cycle time, rounded up`,
          String(Math.ceil(workContent / cycle)),
        ],
        [
          'Balance',
          `${workContent} s of ${line.stations.length} × ${slowest} = ${line.stations.length * slowest} s`,
          `${balance}%`,
        ],
      ],
    },
  ],
};

export const choice: WrittenSection = {
  title: 'Three ways to build it, by cost per piece',
  note: `Labor at ${dollars(line.hourlyLabor)} an hour and ${line.paidHours} paid hours a shift; capital over seven years, no interest; ${count(line.yearlyVolume)} pieces.`,
  blocks: [
    {
      kind: 'table',
      caption: 'Options from the same model',
      columns: ['', ...options.map(({ title }) => title)],
      widths: [25, 25, 25, 25],
      rows: [
        ['Operators a shift', ...options.map(({ operators }) => String(operators))],
        ['Slowest station', ...options.map(({ seconds }) => `${seconds} s`)],
        ['OEE', ...options.map(({ oee }) => percent(oee))],
        [
          'Good pieces a shift',
          ...options.map(({ oee, seconds, lines }) => String(piecesAShift(oee, seconds, lines))),
        ],
        ['Capital', ...options.map(({ capital }) => millions(capital))],
        ['Labor a year', ...options.map(({ operators }) => millions(operators * laborOfOne))],
        ['Ready after', ...options.map(({ weeks }) => `${weeks} weeks`)],
        ['Cost per piece', ...options.map((option) => dollars(Math.round(costAPiece(option) * 100) / 100))],
      ],
      total: true,
    },
    {
      kind: 'text',
      paragraphs: [
        `B is the cheapest: ${millions(robotCapital)} more capital saves ${dollars(robotSaving)} of labor a year and is recovered in ${(robotCapital / robotSaving).toFixed(1)} years. But the launch is in week ${line.launchWeek}; C is ready after ${shortLines?.weeks} weeks and B after ${robots?.weeks}.`,
        'So A is built, with floor space, power and a conveyor gap kept free at stations 9 and 10. The model of B is kept as the business case for year two.',
      ],
    },
  ],
};

export const losses: WrittenSection = {
  title: 'Week six: where the minutes go',
  blocks: [
    {
      kind: 'table',
      caption: 'Minutes lost in a shift',
      columns: ['Loss', 'Model', 'Plant', 'Difference'],
      widths: [46, 18, 18, 18],
      numbers: [1, 2, 3],
      rows: [
        [
          'Changeovers, breakdowns, quality',
          String(lostMinutes(line.oee)),
          String(lostMinutes(line.runningOee) - slowMinutes),
          String(stillLost),
        ],
        [
          `Station ${line.slowStation.number}: ${line.slowStation.seconds} s instead of ${slowest} s on each piece`,
          '0',
          String(slowMinutes),
          String(slowMinutes),
        ],
        [
          'Total',
          String(lostMinutes(line.oee)),
          String(lostMinutes(line.runningOee)),
          String(lostMinutes(line.runningOee) - lostMinutes(line.oee)),
        ],
      ],
      total: true,
    },
    {
      kind: 'table',
      caption: `After a fastening step of ${line.slowStation.movable} s has moved to station ${line.slowStation.number - 1}`,
      columns: ['Measure', 'Before', 'After', 'Effect'],
      widths: [14, 26, 12, 48],
      rows: [
        [
          `Station ${line.slowStation.number - 1}`,
          `${line.stations[line.slowStation.number - 2]} s`,
          `${(line.stations[line.slowStation.number - 2] ?? 0) + line.slowStation.movable} s`,
          'Still below the slowest',
        ],
        [
          `Station ${line.slowStation.number}`,
          `${line.slowStation.seconds} s`,
          `${line.slowStation.seconds - line.slowStation.movable} s`,
          `${slowMinutes} minutes a shift`,
        ],
        [
          'OEE',
          percent(line.runningOee),
          percent(mendedOee),
          `${regained} pieces a shift, ${count(regained * shiftsAYear)} a year`,
        ],
        [
          'Operators',
          `${line.stations.length + 1} (one helper at station ${line.slowStation.number})`,
          String(line.stations.length),
          `The helper brought no gain: ${dollars(laborOfOne)} a year saved`,
        ],
        [
          'Still missing',
          `${stillMissing + regained} pieces a shift`,
          `${stillMissing} pieces`,
          `Next: changeovers and breakdowns, ${stillLost} minutes over plan`,
        ],
      ],
    },
  ],
};

export const chart = {
  caption: `${line.stations.length} stations against the slowest, ${slowest} seconds`,
  station: 'Station',
} as const;
