import { BoxGeometry, type BufferGeometry, ExtrudeGeometry, LatheGeometry, Shape, Vector2 } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';

/** A box standing on the middle of its foot, its edges rounded so that they catch the light. */
export const block = (width: number, height: number, depth: number, edge = 0.05): BufferGeometry => {
  const radius = Math.min(edge, width / 2, height / 2, depth / 2);
  const box =
    edge < 0.02
      ? new BoxGeometry(width, height, depth)
      : new RoundedBoxGeometry(width, height, depth, edge < 0.08 ? 1 : 2, radius);
  return box.translate(0, height / 2, 0);
};

/** A round solid standing on the middle of its foot. */
export const round = (radius: number, height: number, edge = 0.04, segments = 26): BufferGeometry => {
  const bevel = Math.min(edge, radius, height / 2);
  const profile = [new Vector2(0, 0)];
  const quarter = (y: number, from: number) => {
    for (let k = 0; k <= 2; k++) {
      const angle = from + (k / 2) * (Math.PI / 2);
      profile.push(new Vector2(radius - bevel + Math.cos(angle) * bevel, y + Math.sin(angle) * bevel));
    }
  };
  // Points close to the rim keep the shading of the flat top and foot flat.
  profile.push(new Vector2(radius - bevel - 0.002, 0));
  quarter(bevel, -Math.PI / 2);
  quarter(height - bevel, 0);
  profile.push(new Vector2(radius - bevel - 0.002, height), new Vector2(0, height));
  return new LatheGeometry(profile, segments);
};

/** A round solid whose foot is never seen, with half the triangles: for what there is a lot of. */
export const stud = (radius: number, height: number, edge: number, segments = 22): BufferGeometry => {
  const rim = radius - edge;
  const profile = [
    [radius, 0],
    [radius, height - edge - 0.002],
    [radius, height - edge],
    [rim, height],
    [rim - 0.002, height],
    [0, height],
  ].map(([x, y]) => new Vector2(x, y));
  return new LatheGeometry(profile, segments);
};

/** A flat plate with round corners that faces +z, centered on all axes; its edges are rounded too. */
export const slab = (
  width: number,
  height: number,
  depth: number,
  corner: number,
  edge: number,
): BufferGeometry => {
  const [w, h, r] = [width / 2 - edge, height / 2 - edge, Math.max(0.001, corner - edge)];
  const outline = new Shape()
    .moveTo(-w + r, -h)
    .lineTo(w - r, -h)
    .absarc(w - r, -h + r, r, -Math.PI / 2, 0)
    .lineTo(w, h - r)
    .absarc(w - r, h - r, r, 0, Math.PI / 2)
    .lineTo(-w + r, h)
    .absarc(-w + r, h - r, r, Math.PI / 2, Math.PI)
    .lineTo(-w, -h + r)
    .absarc(-w + r, -h + r, r, Math.PI, Math.PI * 1.5);
  const solid = new ExtrudeGeometry(outline, {
    depth: depth - 2 * edge,
    bevelSize: edge,
    bevelThickness: edge,
    bevelSegments: 5,
    curveSegments: 14,
  });
  return toCreasedNormals(solid.translate(0, 0, -depth / 2 + edge), 0.5);
};
