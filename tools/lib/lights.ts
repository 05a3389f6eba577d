import { Color, DirectionalLight, Group, HemisphereLight, Vector3 } from 'three';

/** Strengths are chosen so that a white top comes out white; the sides then have the tones of the drawings. */
export interface Lighting {
  readonly key: number;
  readonly sky: number;
  readonly bounce: number;
  /** How dark the ground is where no light arrives. */
  readonly shadowDepth: number;
}

export const built: Lighting = { key: 0.52, sky: 0.58, bounce: 0.2, shadowDepth: 0.36 };
export const running: Lighting = { key: 0.72, sky: 0.42, bounce: 0.1, shadowDepth: 0.25 };

/** The light comes from the upper left, as in the drawings. */
const KEY_DIRECTION = new Vector3(-0.42, 1, 0.62).normalize();
const KEY_SPREAD = 0.085;
const GOLDEN = 0.618034;

/** Light that a white surface facing upward gets, were nothing in the way. */
export const openLight = ({ key, sky, bounce }: Lighting): number =>
  key * KEY_DIRECTION.y + sky + bounce * 0.2;

/** Main light and a piece of the sky. Both are somewhere else in each pass, and the mean is a soft shadow. */
export class LightRig {
  readonly group = new Group();
  private readonly key = new DirectionalLight();
  private readonly sky = new DirectionalLight();
  private readonly ambient = new HemisphereLight();

  constructor(shadowSide: number) {
    for (const [light, side] of [
      [this.key, shadowSide],
      [this.sky, shadowSide / 2],
    ] as const) {
      light.castShadow = true;
      light.shadow.mapSize.set(side, side);
      this.group.add(light, light.target);
    }
    this.group.add(this.ambient);
  }

  set({ key, sky, bounce }: Lighting, center: Vector3, radius: number): void {
    this.key.intensity = key * Math.PI;
    this.sky.intensity = sky * Math.PI;
    // Half of the sky is even: a few directions alone would leave blotches.
    this.ambient.intensity = Math.PI;
    this.ambient.color = new Color().setScalar(sky * 0.5 + bounce * 0.2);
    this.ambient.groundColor = new Color().setScalar(bounce);
    for (const light of [this.key, this.sky]) {
      light.target.position.copy(center);
      const { camera } = light.shadow;
      Object.assign(camera, { left: -radius, right: radius, top: radius, bottom: -radius });
      Object.assign(camera, { near: 1, far: radius * 4 });
      camera.updateProjectionMatrix();
      light.shadow.normalBias = radius * 0.0035;
      light.shadow.bias = -0.0004;
    }
  }

  /** The same in each frame, so that nothing flickers. */
  aim(pass: number, passes: number, radius: number): void {
    const share = (seed: number) => (seed + pass * GOLDEN) % 1;
    const side = new Vector3().crossVectors(KEY_DIRECTION, new Vector3(0, 1, 0)).normalize();
    const across = new Vector3().crossVectors(KEY_DIRECTION, side);
    const ring = share(0.3) * Math.PI * 2;
    const reach = KEY_SPREAD * Math.sqrt((pass + 0.5) / passes);
    const toKey = KEY_DIRECTION.clone()
      .addScaledVector(side, Math.cos(ring) * reach)
      .addScaledVector(across, Math.sin(ring) * reach);
    // The sky's directions climb from the horizon to the top once in a frame.
    const height = (((pass * 5) % passes) + 0.5) / passes;
    const around = share(0.1) * Math.PI * 2;
    const flat = Math.sqrt(1 - height * height);
    const toSky = new Vector3(flat * Math.cos(around), height, flat * Math.sin(around));
    const distance = radius * 2;
    this.key.position.copy(this.key.target.position).addScaledVector(toKey.normalize(), distance);
    this.sky.position.copy(this.sky.target.position).addScaledVector(toSky, distance);
  }
}
