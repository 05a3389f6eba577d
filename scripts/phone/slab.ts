import type { Solid } from '../film/solids.ts';
import type { Vector } from '../film/vector.ts';

const CORNER_STEPS = 12;
const EDGE_STEPS = 5;

/** A flat plate with round corners that faces +z, centred on all axes; its edges are rounded too. */
export const slab = (width: number, height: number, depth: number, corner: number, edge: number): Solid => {
  const outline: { readonly x: number; readonly y: number; readonly nx: number; readonly ny: number }[] = [];
  for (let quadrant = 0; quadrant < 4; quadrant++) {
    const sx = quadrant === 0 || quadrant === 3 ? 1 : -1;
    const sy = quadrant < 2 ? 1 : -1;
    for (let k = 0; k <= CORNER_STEPS; k++) {
      const angle = (quadrant + k / CORNER_STEPS) * (Math.PI / 2);
      const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
      outline.push({
        x: sx * (width / 2 - corner) + nx * corner,
        y: sy * (height / 2 - corner) + ny * corner,
        nx,
        ny,
      });
    }
  }
  const rings: {
    readonly inset: number;
    readonly z: number;
    readonly out: number;
    readonly front: number;
  }[] = [];
  for (const side of [1, -1])
    for (let k = 0; k <= EDGE_STEPS; k++) {
      const angle = ((side === 1 ? EDGE_STEPS - k : k) / EDGE_STEPS) * (Math.PI / 2);
      rings.push({
        inset: edge * (1 - Math.cos(angle)),
        z: side * (depth / 2 - edge + edge * Math.sin(angle)),
        out: Math.cos(angle),
        front: side * Math.sin(angle),
      });
    }
  const positions: Vector[] = [];
  const normals: Vector[] = [];
  const triangles: number[] = [];
  const n = outline.length;
  for (const { inset, z, out, front } of rings)
    for (const { x, y, nx, ny } of outline) {
      positions.push([x - nx * inset, y - ny * inset, z]);
      normals.push([nx * out, ny * out, front]);
    }
  for (let ring = 0; ring < rings.length - 1; ring++)
    for (let k = 0; k < n; k++) {
      const [a, b] = [ring * n + k, ring * n + ((k + 1) % n)];
      triangles.push(a, b, b + n, a, b + n, a + n);
    }
  for (const [first, z] of [
    [0, depth / 2],
    [(rings.length - 1) * n, -depth / 2],
  ] as const) {
    const middle = positions.length;
    positions.push([0, 0, z]);
    normals.push([0, 0, Math.sign(z)]);
    for (let k = 0; k < n; k++) triangles.push(middle, first + k, first + ((k + 1) % n));
  }
  return { positions, normals, places: positions.map(() => [0, 0] as const), triangles };
};
