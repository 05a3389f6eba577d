import { dispatchList } from '../../../src/pages/mdslite/content/screen-details.ts';
import { darkInk, ink900, ink950, quietText, steel, steel600, straw400, straw900, temper, tone, white } from '../../lib/colors.ts';
import { bar, type Ink, rhombus, write } from '../../lib/lettering.ts';
import { orderedPieces } from '../script.ts';

/** The order as it leaves SAP. */
export const paintOrder = (ink: Ink): void => {
  const [first] = dispatchList;
  bar(ink, 0, 0, 480, 340, white);
  bar(ink, 0, 0, 480, 92, temper.bronze);
  write(ink, first.order, [32, 66], 56, white, { weight: 600 });
  write(ink, first.part, [32, 160], 46, ink900, { weight: 600 });
  write(ink, `${orderedPieces} pieces`, [32, 222], 42, steel600);
  for (let x = 0, k = 0; x < 400; k++) {
    const width = 5 + ((k * 7) % 4) * 3;
    bar(ink, 32 + x, 258, width, 52, ink900);
    x += width + 6 + ((k * 5) % 3) * 3;
  }
};

/** The list at the head of the line; the new order takes its first place. */
export const paintDispatchList = (ink: Ink, { running }: { readonly running: boolean }): void => {
  bar(ink, 0, 0, 560, 400, ink950);
  write(ink, 'Line 2', [34, 66], 46, white, { weight: 600, stretch: 'semi-expanded' });
  const rows = running ? dispatchList : dispatchList.slice(1);
  rows.forEach(({ order, part, state }, index) => {
    const y = 96 + index * 96;
    const first = running && index === 0;
    bar(ink, 24, y, 512, 84, first ? straw400 : tone(darkInk, 0.293, 1.4, 1));
    rhombus(ink, 44, y + 42, 30, first ? ink900 : tone(steel, 0.657, 1.05, -2));
    write(ink, order, [94, y + 38], 32, first ? ink900 : white, { weight: 600 });
    write(ink, part, [94, y + 70], 27, first ? straw900 : quietText);
    write(ink, state, [520, y + 52], 28, first ? ink900 : quietText, { weight: 600, align: 'right' });
  });
};
