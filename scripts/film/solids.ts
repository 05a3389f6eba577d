import type { Vector } from './vector.ts';

/** Corners with normals and places on a texture, in threes. */
export interface Solid {
  readonly positions: readonly Vector[];
  readonly normals: readonly Vector[];
  readonly places: readonly (readonly [number, number])[];
  readonly triangles: readonly number[];
}

/** A box standing on the middle of its foot, its edges rounded so that they catch the light. */
export const block = (width: number, height: number, depth: number, edge = 0.05): Solid => {
  const half = [width / 2, height / 2, depth / 2] as const;
  const radius = Math.min(edge, ...half);
  const edgeSteps = edge < 0.08 ? 1 : 2;
  const side = 2 * edgeSteps + 2;
  const positions: Vector[] = [];
  const normals: Vector[] = [];
  const places: [number, number][] = [];
  const triangles: number[] = [];
  const angle = (k: number) =>
    (Math.PI / 4) * (k <= edgeSteps ? k / edgeSteps - 1 : (k - edgeSteps - 1) / edgeSteps);
  for (const axis of [0, 1, 2] as const) {
    for (const sign of [1, -1]) {
      const u = (axis + 1) % 3;
      const v = (axis + 2) % 3;
      const base = positions.length;
      for (let j = 0; j < side; j++) {
        for (let i = 0; i < side; i++) {
          const direction = [0, 0, 0];
          direction[axis] = sign;
          direction[u] = Math.tan(angle(i));
          direction[v] = Math.tan(angle(j)) * sign;
          const length = Math.hypot(...direction);
          const corner = [0, 0, 0];
          corner[axis] = sign;
          corner[u] = i <= edgeSteps ? -1 : 1;
          corner[v] = (j <= edgeSteps ? -1 : 1) * sign;
          const normal = direction.map((value) => value / length) as unknown as Vector;
          normals.push(normal);
          positions.push(
            [0, 1, 2].map(
              (k) => corner[k]! * (half[k]! - radius) + normal[k]! * radius + (k === 1 ? half[1] : 0),
            ) as unknown as Vector,
          );
          places.push([0, 0]);
        }
      }
      for (let j = 0; j < side - 1; j++) {
        for (let i = 0; i < side - 1; i++) {
          const a = base + j * side + i;
          triangles.push(a, a + 1, a + side + 1, a, a + side + 1, a + side);
        }
      }
    }
  }
  return { positions, normals, places, triangles };
};

/** A round solid standing on the middle of its foot; a smaller radius on top makes a cone. */
export const round = (radius: number, height: number, edge = 0.04, segments = 22): Solid => {
  const bevel = Math.min(edge, radius, height / 2);
  const outline: { r: number; y: number; nr: number; ny: number }[] = [{ r: 0, y: 0, nr: 0, ny: -1 }];
  const quarter = (cy: number, from: number) => {
    for (let k = 0; k <= 2; k++) {
      const a = from + (k / 2) * (Math.PI / 2);
      outline.push({
        r: radius - bevel + Math.cos(a) * bevel,
        y: cy + Math.sin(a) * bevel,
        nr: Math.cos(a),
        ny: Math.sin(a),
      });
    }
  };
  quarter(bevel, -Math.PI / 2);
  quarter(height - bevel, 0);
  outline.push({ r: 0, y: height, nr: 0, ny: 1 });
  const positions: Vector[] = [];
  const normals: Vector[] = [];
  const triangles: number[] = [];
  for (let s = 0; s <= segments; s++) {
    const turn = (s / segments) * Math.PI * 2;
    for (const { r, y, nr, ny } of outline) {
      positions.push([r * Math.cos(turn), y, r * Math.sin(turn)]);
      normals.push([nr * Math.cos(turn), ny, nr * Math.sin(turn)]);
    }
  }
  const n = outline.length;
  for (let s = 0; s < segments; s++) {
    for (let k = 0; k < n - 1; k++) {
      const a = s * n + k;
      triangles.push(a, a + 1, a + n + 1, a, a + n + 1, a + n);
    }
  }
  return { positions, normals, places: positions.map(() => [0, 0] as const), triangles };
};

/** A flat sheet that faces +z with its foot in the middle; it carries a whole texture. */
export const sheet = (width: number, height: number): Solid => ({
  positions: [
    [-width / 2, 0, 0],
    [width / 2, 0, 0],
    [width / 2, height, 0],
    [-width / 2, height, 0],
  ],
  normals: Array.from({ length: 4 }, () => [0, 0, 1] as const),
  places: [
    [0, 1],
    [1, 1],
    [1, 0],
    [0, 0],
  ],
  triangles: [0, 1, 2, 0, 2, 3],
});
