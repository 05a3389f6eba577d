import { board } from '../../../src/pages/mdslite/content/board.ts';
import { controlChart } from '../../../src/pages/mdslite/content/screen-details.ts';
import { bad, danger, darkInk, good, quietText, steel, temper, tone, white } from '../../lib/colors.ts';
import { bar, type Ink, write } from '../../lib/lettering.ts';
import { leakRates } from '../script.ts';

const station = board.stations.find(({ state }) => state === 'Stopped')!;
/** Why it stopped: the page says "2 min, 3 in a row out". */
const reason = station.detail.split(', ').at(-1)!;

interface Shown {
  readonly points: number;
  readonly stopped: boolean;
}

/** The control chart of the station: the last values against the limit. */
export const paintLeakChart = (ink: Ink, { points, stopped }: Shown): void => {
  const { limit, title, upper } = controlChart;
  const values = leakRates.slice(0, points);
  const last = values.at(-1) ?? 0;
  bar(ink, 0, 0, 840, 460, tone(darkInk, 0.212, 1.2, 3));
  bar(ink, 0, 0, 840, 96, stopped ? bad : tone(darkInk, 0.27, 1.5, 2));
  const headColor = stopped ? tone(danger, 0.202, 0.3) : white;
  write(ink, station.name, [36, 66], 54, headColor, { weight: 600, stretch: 'semi-expanded' });
  write(
    ink,
    stopped ? `${station.state}: ${reason}` : title,
    [804, 64],
    38,
    stopped ? headColor : quietText,
    {
      weight: 500,
      align: 'right',
    },
  );
  const y = (value: number) => 430 - (value / 2.6) * 300;
  ink.setLineDash([14, 10]);
  ink.lineWidth = 4;
  ink.strokeStyle = temper.straw;
  ink.beginPath();
  ink.moveTo(36, y(limit));
  ink.lineTo(804, y(limit));
  ink.stroke();
  ink.setLineDash([]);
  write(ink, upper, [36, y(limit) - 16], 34, temper.straw, { weight: 500 });
  ink.strokeStyle = tone(steel, 0.58, 1.71, 2);
  ink.lineWidth = 5;
  ink.beginPath();
  const x = (index: number) => 56 + index * 50;
  values.forEach((value, k) => {
    ink.lineTo(x(k), y(value));
  });
  ink.stroke();
  values.forEach((value, k) => {
    ink.fillStyle = value > limit ? bad : good;
    ink.beginPath();
    ink.arc(x(k), y(value), value > limit ? 16 : 11, 0, 7);
    ink.fill();
  });
  write(ink, last.toFixed(1), [804, 400], 92, last > limit ? bad : good, { weight: 600, align: 'right' });
};
