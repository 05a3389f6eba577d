/** Points and directions: x to the lower right of the picture, y up, z to the lower left. */
export type Vector = readonly [number, number, number];

/** Four by four, column by column, as WebGL takes it. */
export type Matrix = readonly number[];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vector): Vector => scaled(a, 1 / Math.hypot(...a));

export const multiply = (a: Matrix, b: Matrix): Matrix => {
  const product = new Array<number>(16);
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += a[k * 4 + row]! * b[column * 4 + k]!;
      product[column * 4 + row] = sum;
    }
  return product;
};

const rotation = (axis: 0 | 1 | 2, angle: number): Matrix => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  if (axis === 0) return [1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1];
  if (axis === 1) return [c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1];
  return [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
};

/** Sized, then turned about x, z and y, then moved. */
export const placement = (at: Vector, turn: Vector = [0, 0, 0], size: Vector = [1, 1, 1]): Matrix => {
  let matrix: Matrix = [size[0], 0, 0, 0, 0, size[1], 0, 0, 0, 0, size[2], 0, 0, 0, 0, 1];
  if (turn[0]) matrix = multiply(rotation(0, turn[0]), matrix);
  if (turn[2]) matrix = multiply(rotation(2, turn[2]), matrix);
  if (turn[1]) matrix = multiply(rotation(1, turn[1]), matrix);
  return multiply([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ...at, 1], matrix);
};

export const transformed = (m: Matrix, [x, y, z]: Vector, w: 0 | 1 = 1): Vector => [
  m[0]! * x + m[4]! * y + m[8]! * z + m[12]! * w,
  m[1]! * x + m[5]! * y + m[9]! * z + m[13]! * w,
  m[2]! * x + m[6]! * y + m[10]! * z + m[14]! * w,
];

/** A view without vanishing point: `toEye` is the direction to the viewer, the extents are half sizes. */
export const parallelView = (
  centre: Vector,
  toEye: Vector,
  halfWidth: number,
  halfHeight: number,
  depth: number,
): Matrix => {
  const back = unit(toEye);
  const right = unit(cross(Math.abs(back[1]) > 0.98 ? [0, 0, -1] : [0, 1, 0], back));
  const up = cross(back, right);
  const [w, h, d] = [1 / halfWidth, 1 / halfHeight, 1 / depth];
  return [
    ...[right[0] * w, up[0] * h, -back[0] * d, 0],
    ...[right[1] * w, up[1] * h, -back[1] * d, 0],
    ...[right[2] * w, up[2] * h, -back[2] * d, 0],
    ...[-dot(right, centre) * w, -dot(up, centre) * h, dot(back, centre) * d, 1],
  ];
};
