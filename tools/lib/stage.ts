/**
 * Renders without a graphics card in bearable time. Each frame is the mean of a few plain passes in which the picture's
 * raster, the lights and the moment differ a little: smooth edges, soft shadows, shaded corners and motion blur all come
 * out of that one loop.
 */
import {
  AddEquation,
  BasicShadowMap,
  CustomBlending,
  HalfFloatType,
  OneFactor,
  OrthographicCamera,
  type Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';
import { type Lighting, LightRig } from './lights.ts';

/** Azimuth 45°, elevation 30°: the camera of all drawings. */
export const ISOMETRIC = new Vector3(Math.SQRT1_2, Math.tan(Math.PI / 6), Math.SQRT1_2).normalize();

export interface View {
  readonly center: Vector3;
  /** World units from the middle of the picture to its top. */
  readonly halfHeight: number;
  readonly toEye?: Vector3;
}

export interface StageSet {
  readonly scene: Scene;
  readonly lighting: Lighting;
  /** What the shadows must cover, around the middle of the picture. */
  readonly radius: number;
  /** From here on nothing moves, and one picture does. */
  readonly restsFrom?: number;
  /** Puts everything where it is at a moment, and says from where it is seen. */
  tick(time: number): View;
}

const vertexShader =
  'varying vec2 place; void main() { place = uv; gl_Position = vec4(position.xy, 0., 1.); }';

/** Adds one pass to the sum. */
const sumShader = `uniform sampler2D picture; uniform float share; uniform vec2 shift; varying vec2 place;
void main() { gl_FragColor = texture2D(picture, place + shift) * share; }`;

/** From light to the numbers of a screen, with half a step of noise against bands. */
const showShader = `uniform sampler2D picture; varying vec2 place;
float noise(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(.06711056, .00583715)))); }
void main() {
  vec4 sum = texture2D(picture, place);
  float cover = clamp(sum.a, 0., 1.);
  vec3 c = clamp(cover > 0. ? sum.rgb / cover : sum.rgb, 0., 1.);
  c = mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1. / 2.4)) - .055, step(.0031308, c));
  gl_FragColor = vec4((c + (noise(gl_FragCoord.xy) - .5) / 255.) * cover, cover);
}`;

export class Stage {
  readonly canvas: HTMLCanvasElement;
  private readonly renderer: WebGLRenderer;
  private readonly camera = new OrthographicCamera();
  private readonly lights: LightRig;
  private readonly pass: WebGLRenderTarget;
  private readonly sum: WebGLRenderTarget;
  private readonly adder: FullScreenQuad;
  private readonly shower: FullScreenQuad;

  /** `sharpness` is the side of a pass in parts of the picture's: a few coarse passes make one fine picture. */
  constructor(width: number, height: number, { sharpness = 1, shadowSide = 1024 } = {}) {
    this.renderer = new WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
    this.renderer.setSize(width, height, false);
    this.renderer.setClearColor(0x000000, 0);
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = BasicShadowMap;
    this.canvas = this.renderer.domElement;
    this.lights = new LightRig(shadowSide);
    const side = (length: number) => Math.round(length * sharpness);
    this.pass = new WebGLRenderTarget(side(width), side(height), { type: HalfFloatType });
    this.sum = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthBuffer: false });
    const adding = { blending: CustomBlending, blendEquation: AddEquation } as const;
    this.adder = new FullScreenQuad(
      new ShaderMaterial({
        ...{ vertexShader, fragmentShader: sumShader, depthTest: false, depthWrite: false },
        ...{ ...adding, blendSrc: OneFactor, blendDst: OneFactor },
        uniforms: {
          picture: { value: this.pass.texture },
          share: { value: 1 },
          shift: { value: new Vector2() },
        },
      }),
    );
    this.shower = new FullScreenQuad(
      new ShaderMaterial({
        ...{ vertexShader, fragmentShader: showShader, depthTest: false, depthWrite: false },
        uniforms: { picture: { value: this.sum.texture } },
      }),
    );
  }

  /** One frame: `passes` moments between `time` and `time + shutter`. */
  render(set: StageSet, time: number, shutter: number, passes: number): void {
    const { renderer, adder, camera, lights } = this;
    set.scene.add(lights.group);
    renderer.setRenderTarget(this.sum);
    renderer.clear();
    renderer.autoClear = false;
    const { share, shift } = (adder.material as ShaderMaterial).uniforms;
    share!.value = 1 / passes;
    for (let pass = 0; pass < passes; pass++) {
      const view = set.tick(time + (shutter * (pass + 0.5)) / passes);
      lights.set(set.lighting, view.center, set.radius);
      lights.aim(pass, passes, set.radius);
      shift!.value = this.look(view, pass);
      renderer.setRenderTarget(this.pass);
      renderer.clear();
      renderer.render(set.scene, camera);
      renderer.setRenderTarget(this.sum);
      adder.render(renderer);
    }
    renderer.setRenderTarget(null);
    this.shower.render(renderer);
  }

  /** The raster is moved by parts of a pixel from pass to pass. Says how far, for those who move it back. */
  private look({ center, halfHeight, toEye = ISOMETRIC }: View, pass: number): Vector2 {
    const { camera } = this;
    const { width, height } = this.pass;
    const halfWidth = (halfHeight * width) / height;
    Object.assign(camera, { left: -halfWidth, right: halfWidth, top: halfHeight, bottom: -halfHeight });
    Object.assign(camera, { near: 1, far: 200 });
    camera.position.copy(center).addScaledVector(toEye, 80);
    camera.lookAt(center);
    const shift = [((0.5 + pass * 0.7549) % 1) - 0.5, ((0.5 + pass * 0.5698) % 1) - 0.5] as const;
    camera.setViewOffset(width, height, shift[0], shift[1], width, height);
    // Passes as fine as the picture are summed pixel on pixel, coarse ones where they belong.
    return width === this.canvas.width ? new Vector2() : new Vector2(-shift[0] / width, shift[1] / height);
  }
}
