import { mark } from '../../src/generated/mark.ts';
import { phone } from '../../src/pages/itech-mobile/content.ts';
import { appSigns } from '../../src/sections/screens/app-signs.ts';
import { darkInk, ink900, steel, steel50, steel600, straw400, straw900, tone, white } from '../lib/colors.ts';
import { bar, type Ink, write } from '../lib/lettering.ts';

export const SCREEN_PIXELS = [720, 1480] as const;
export const BACK_COLOR = tone(darkInk, 0.31, 1.11, -2);
const MUTED = steel600;
/** What is printed on the back. */
const PRINT = tone(steel, 0.864, 0.46, -2);

const box = (ink: Ink, x: number, y: number, width: number, height: number, color: string): void => {
  ink.fillStyle = color;
  ink.beginPath();
  ink.roundRect(x, y, width, height, 12);
  ink.fill();
};

/** The home screen: the work order first, then the six apps that belong to the job. */
export const paintScreen = (ink: Ink): void => {
  const [width, height] = SCREEN_PIXELS;
  ink.save();
  ink.beginPath();
  ink.roundRect(0, 0, width, height, 56);
  ink.clip();
  bar(ink, 0, 0, width, height, white);
  write(ink, phone.status.time, [52, 74], 32, ink900, { weight: 600 });
  write(ink, phone.status.network, [width - 52, 74], 30, MUTED, { align: 'right' });
  write(ink, phone.greeting, [48, 194], 60, ink900, { weight: 600, stretch: 'semi-expanded' });
  box(ink, 32, 244, width - 64, 356, straw400);
  write(ink, phone.order.title, [68, 322], 48, ink900, { weight: 600 });
  write(ink, phone.order.detail, [68, 384], 36, straw900);
  box(ink, 68, 456, width - 136, 108, ink900);
  write(ink, phone.order.action, [width / 2, 526], 44, white, { weight: 600, align: 'center' });
  phone.apps.forEach((name, index) => {
    const x = 32 + (index % 3) * 224;
    const y = 640 + Math.floor(index / 3) * 268;
    box(ink, x, y, 208, 248, steel50);
    ink.save();
    ink.translate(x + 50, y + 46);
    ink.scale(2.25, 2.25);
    ink.strokeStyle = ink900;
    ink.lineWidth = 2;
    ink.stroke(new Path2D(appSigns[index % appSigns.length]));
    ink.restore();
    write(ink, name, [x + 104, y + 208], 34, ink900, { weight: 500, align: 'center' });
  });
  bar(ink, 0, height - 260, width, 260, tone(steel, 0.936, 0.3, -3));
  phone.dock.forEach((name, index) => {
    const x = (width / 3) * (index + 0.5);
    write(ink, name, [x, height - 150], 38, ink900, { weight: 600, align: 'center' });
  });
  box(ink, width / 2 - 110, height - 48, 220, 12, tone(steel, 0.704, 0.9, -2));
  ink.restore();
};

/** The mark and the model's name, printed on the back; what is between them stays open. */
export const paintBack = (ink: Ink): void => {
  ink.scale(2, 2);
  ink.save();
  ink.translate(136, 30);
  ink.scale(4, 4);
  ink.fillStyle = PRINT;
  ink.fill(new Path2D(mark.body));
  ink.fillStyle = straw400;
  ink.fill(new Path2D(mark.vane));
  ink.restore();
  write(ink, 'KTS-3C', [200, 240], 44, PRINT, { weight: 600, stretch: 'semi-expanded', align: 'center' });
};
