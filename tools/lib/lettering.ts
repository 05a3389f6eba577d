/** Writing and plain shapes on the canvases that become screens, signs and titles. */
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
  color: string,
  { weight = 500, stretch = 'normal', align = 'left' }: Lettering = {},
): void => {
  ink.font = `${weight} ${size}px Archivo`;
  ink.fontStretch = stretch;
  ink.letterSpacing = stretch === 'semi-expanded' ? `${-0.024 * size}px` : '0px';
  ink.textAlign = align;
  ink.fillStyle = color;
  ink.fillText(text, x, y);
};

export const bar = (ink: Ink, x: number, y: number, width: number, height: number, color: string): void => {
  ink.fillStyle = color;
  ink.fillRect(x, y, width, height);
};

/** The site's bullet: the top of a cube. */
export const rhombus = (ink: Ink, x: number, y: number, width: number, color: string): void => {
  ink.fillStyle = color;
  ink.beginPath();
  ink.moveTo(x, y);
  ink.lineTo(x + width / 2, y - width / 4);
  ink.lineTo(x + width, y);
  ink.lineTo(x + width / 2, y + width / 4);
  ink.fill();
};

/** The site's font, which the page that renders has no server for. */
export const loadFont = async (base64: string): Promise<void> => {
  const face = new FontFace('Archivo', `url(data:font/woff2;base64,${base64})`, {
    weight: '400 700',
    stretch: '88% 116%',
  });
  document.fonts.add(await face.load());
};
