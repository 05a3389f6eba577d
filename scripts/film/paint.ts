import { Body } from './body.ts';
import { sheet } from './solids.ts';
import type { Vector } from './vector.ts';

export type Ink = CanvasRenderingContext2D;

interface Lettering {
  readonly weight?: 400 | 500 | 600 | 700;
  /** Headings are set wider, figures narrower. */
  readonly stretch?: 'normal' | 'semi-expanded' | 'semi-condensed';
  readonly align?: CanvasTextAlign;
}

export const write = (
  ink: Ink,
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  colour: string,
  { weight = 500, stretch = 'normal', align = 'left' }: Lettering = {},
): void => {
  ink.font = `${weight} ${size}px Archivo`;
  ink.fontStretch = stretch;
  ink.letterSpacing = stretch === 'semi-expanded' ? `${-0.024 * size}px` : '0px';
  ink.textAlign = align;
  ink.fillStyle = colour;
  ink.fillText(text, x, y);
};

export const bar = (ink: Ink, x: number, y: number, width: number, height: number, colour: string): void => {
  ink.fillStyle = colour;
  ink.fillRect(x, y, width, height);
};

/** The site's bullet: the top of a cube. */
export const rhombus = (ink: Ink, x: number, y: number, width: number, colour: string): void => {
  ink.fillStyle = colour;
  ink.beginPath();
  ink.moveTo(x, y);
  ink.lineTo(x + width / 2, y - width / 4);
  ink.lineTo(x + width, y);
  ink.lineTo(x + width / 2, y + width / 4);
  ink.fill();
};

/** A painted sheet. `repaint` paints only when what it shows has changed. */
export class Panel<Shown> {
  readonly body: Body;
  private readonly paint: (ink: Ink, shown: Shown) => void;
  private readonly ink: Ink;
  private last = '';

  constructor(
    at: Vector,
    size: readonly [number, number],
    pixels: readonly [number, number],
    glow: number,
    paint: (ink: Ink, shown: Shown) => void,
    parent?: Body,
  ) {
    const canvas = document.createElement('canvas');
    canvas.width = pixels[0];
    canvas.height = pixels[1];
    this.ink = canvas.getContext('2d')!;
    this.paint = paint;
    this.body = new Body(parent, at).add(sheet(...size), '#ffffff', { glow });
    this.body.castsShadow = false;
    this.body.canvas = canvas;
  }

  repaint(shown: Shown): void {
    const now = JSON.stringify(shown);
    if (now === this.last) return;
    this.last = now;
    this.paint(this.ink, shown);
    this.body.painted++;
  }
}
