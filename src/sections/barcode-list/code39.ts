/**
 * Code 39, the barcode on most racks: each character is nine bars and spaces, three of them wide. The table holds each character's
 * widths, 1 for wide. The test decodes the path.
 */
const widthsByCharacter: Readonly<Record<string, string>> = {
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  A: '100001001',
  B: '001001001',
  C: '101001000',
  D: '000011001',
  E: '100011000',
  F: '001011000',
  G: '000001101',
  H: '100001100',
  I: '001001100',
  J: '000011100',
  K: '100000011',
  L: '001000011',
  M: '101000010',
  N: '000010011',
  O: '100010010',
  P: '001010010',
  Q: '000000111',
  R: '100000110',
  S: '001000110',
  T: '000010110',
  U: '110000001',
  V: '011000001',
  W: '111000000',
  X: '010010001',
  Y: '110010000',
  Z: '011010000',
  '-': '010000101',
  '*': '010010100',
};

export interface Bars {
  /** Path of all bars, ten high. */
  readonly path: string;
  readonly width: number;
}

export function code39(text: string): Bars {
  let x = 0;
  let path = '';
  for (const character of `*${text}*`) {
    const widths = widthsByCharacter[character];
    if (!widths) throw new Error(`Code 39 has no character for "${character}".`);
    for (const [index, wide] of [...widths].entries()) {
      const width = wide === '1' ? 3 : 1;
      if (index % 2 === 0) path += `M${x} 0h${width}v10h-${width}z`;
      x += width;
    }
    x += 1;
  }
  return { path, width: x - 1 };
}
