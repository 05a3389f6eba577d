import { type BufferGeometry, Color, Group, Mesh, MeshLambertMaterial, PlaneGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { type Lighting, openLight } from './lights.ts';

const PITCH = 2.4;
const REACH = 60;
const LINE = 0.045;

/** Colored exactly as the field where nothing shades it, and never darker than the depth of the shadow. */
const fieldMaterial = (color: Color, lighting: Lighting): MeshLambertMaterial =>
  new MeshLambertMaterial({
    color: color.clone().multiplyScalar((1 - lighting.shadowDepth) / openLight(lighting)),
    emissive: color.clone().multiplyScalar(lighting.shadowDepth),
  });

/** The field that everything stands on, with a faint grid: toward white above 0, toward black below. */
export const ground = (field: string, lighting: Lighting, grid: number): Group => {
  const color = new Color(field);
  const lines: BufferGeometry[] = [];
  for (let k = -REACH; k <= REACH; k += PITCH) {
    lines.push(new PlaneGeometry(LINE, REACH * 2).translate(k, 0, 0));
    lines.push(new PlaneGeometry(REACH * 2, LINE).translate(0, k, 0));
  }
  const lineColor = color
    .clone()
    .lerp(grid > 0 ? new Color(0.7, 0.85, 1) : new Color(0, 0, 0), Math.abs(grid));
  const floor = new Mesh(new PlaneGeometry(REACH * 2, REACH * 2), fieldMaterial(color, lighting));
  const raster = new Mesh(mergeGeometries(lines), fieldMaterial(lineColor, lighting));
  raster.position.z = 0.004;
  const group = new Group();
  for (const mesh of [floor, raster]) {
    mesh.receiveShadow = true;
    // Last, so that what stands in front of it need not be painted twice.
    mesh.renderOrder = 1;
    group.add(mesh);
  }
  group.rotation.x = -Math.PI / 2;
  return group;
};
