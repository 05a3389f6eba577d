import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three';
import type { Place } from './assembly.ts';
import type { Ink } from './lettering.ts';

interface PanelOptions<Shown> {
  /** The middle of its lower edge. */
  readonly at: Place;
  readonly size: readonly [number, number];
  readonly pixels: readonly [number, number];
  readonly paint: (ink: Ink, shown: Shown) => void;
}

/** A painted sheet that faces +z and shines by itself. It is painted anew only when what it shows has changed. */
export class Panel<Shown> {
  readonly mesh: Mesh<PlaneGeometry, MeshBasicMaterial>;
  private readonly paint: PanelOptions<Shown>['paint'];
  private readonly ink: Ink;
  private readonly texture: CanvasTexture;
  private last = '';

  constructor({ at, size, pixels, paint }: PanelOptions<Shown>) {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = pixels;
    this.ink = canvas.getContext('2d')!;
    this.paint = paint;
    this.texture = new CanvasTexture(canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 8;
    const sheet = new PlaneGeometry(...size).translate(0, size[1] / 2, 0);
    this.mesh = new Mesh(sheet, new MeshBasicMaterial({ map: this.texture }));
    this.mesh.position.set(...at);
  }

  show(shown: Shown): void {
    const now = JSON.stringify(shown);
    if (now === this.last) return;
    this.last = now;
    this.paint(this.ink, shown);
    this.texture.needsUpdate = true;
  }
}
