import {
  type BufferGeometry,
  Color,
  Euler,
  Float32BufferAttribute,
  type Material,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';

export type Place = readonly [number, number, number];

interface Position {
  readonly at?: Place;
  readonly turn?: Place;
}

export type Solid<Finish extends Material = MeshLambertMaterial> = Mesh<BufferGeometry, Finish>;

/** Parts that move together become one mesh: a few hundred draw calls for each pass would take most of the time. */
export class Assembly {
  private readonly parts: BufferGeometry[] = [];

  add(shape: BufferGeometry, color: string, { at = [0, 0, 0], turn = [0, 0, 0] }: Position = {}): this {
    const part = shape.index ? shape.toNonIndexed() : shape.clone();
    for (const name of Object.keys(part.attributes))
      if (name !== 'position' && name !== 'normal') part.deleteAttribute(name);
    const turned = new Quaternion().setFromEuler(new Euler(...turn));
    part.applyMatrix4(new Matrix4().compose(new Vector3(...at), turned, new Vector3(1, 1, 1)));
    const { r, g, b } = new Color(color);
    const count = part.getAttribute('position').count;
    const colors = Array.from({ length: count }, () => [r, g, b]).flat();
    part.setAttribute('color', new Float32BufferAttribute(colors, 3));
    this.parts.push(part);
    return this;
  }

  /** The color of its material tints the whole. */
  build(): Solid;
  build<Finish extends Material>(finish: Finish): Solid<Finish>;
  build(finish: Material = clay()): Solid<Material> {
    const mesh = new Mesh(mergeVertices(mergeGeometries(this.parts)), finish);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    return mesh;
  }
}

/** What models are made of: matt. */
export const clay = (): MeshLambertMaterial => new MeshLambertMaterial({ vertexColors: true });
