/**
 * Renders bodies without a graphics card in bearable time. Each frame is the mean of a few plain passes in which the
 * picture's raster, the light, the sky and the moment differ a little: smooth edges, soft shadows, shaded corners and
 * motion blur all come out of that one loop.
 */
import type { Body } from './body.ts';
import { lightOf } from './colours.ts';
import {
  colourTarget,
  compile,
  type Program,
  refreshPicture,
  shadowTarget,
  type Upload,
  upload,
} from './gpu.ts';
import { ISOMETRIC, KEY_DIRECTION, sampleOf } from './sampling.ts';
import type { Camera, Lamp, StageSet } from './set.ts';
import * as shaders from './shaders.ts';
import { add, cross, type Matrix, multiply, parallelView, scaled, unit, type Vector } from './vector.ts';

interface Shared {
  readonly set: StageSet;
  readonly lamps: readonly Lamp[];
  readonly key: Vector;
  readonly sky: Vector;
  readonly views: { readonly key: Matrix; readonly sky: Matrix };
  readonly toEye: Vector;
}

/** How far the picture reaches on the ground, from its middle. */
interface GroundView {
  readonly centre: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly toEye: Vector;
  readonly shift: readonly [number, number];
}

export class Stage {
  readonly canvas: HTMLCanvasElement;
  private readonly gl: WebGL2RenderingContext;
  private readonly programs;
  private readonly targets;
  private readonly blank: WebGLTexture;
  private readonly uploads = new Map<Body, Upload>();
  /** `sharpness` is the side of a pass in parts of the picture's: a few coarse passes make one fine picture. */
  constructor(width: number, height: number, sharpness = 1, shadowSide = 1280) {
    this.canvas = document.createElement('canvas');
    this.canvas.width = width;
    this.canvas.height = height;
    const gl = this.canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true })!;
    gl.getExtension('EXT_color_buffer_float');
    this.gl = gl;
    this.blank = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, this.blank);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, 1, 1);
    this.programs = {
      body: compile(gl, shaders.bodyVertex, shaders.bodyFragment),
      ground: compile(gl, shaders.groundVertex, shaders.groundFragment),
      shadow: compile(gl, shaders.shadowVertex, shaders.shadowFragment),
      sum: compile(gl, shaders.screenVertex, shaders.sumFragment),
      show: compile(gl, shaders.screenVertex, shaders.showFragment),
    };
    this.targets = {
      pass: colourTarget(gl, Math.round(width * sharpness), Math.round(height * sharpness), true),
      sum: colourTarget(gl, width, height, false),
      ground: colourTarget(gl, width / 2, height / 2, false),
      key: shadowTarget(gl, shadowSide),
      sky: shadowTarget(gl, shadowSide / 2),
    };
  }

  /** One frame: `passes` moments between `time` and `time + shutter`. */
  render(set: StageSet, time: number, shutter: number, passes: number): void {
    const { gl, targets } = this;
    gl.clearColor(0, 0, 0, 0);
    for (const { framebuffer } of [targets.sum, targets.ground]) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
      gl.clear(gl.COLOR_BUFFER_BIT);
    }
    for (let pass = 0; pass < passes; pass++) {
      const moment = time + (shutter * (pass + 0.5)) / passes;
      const shift = this.renderPass(set, set.tick(moment), set.lamps?.(moment) ?? [], pass, passes);
      this.blit(this.programs.sum, targets.pass.texture, targets.sum.framebuffer, 1 / passes, shift);
    }
    this.blit(this.programs.show, targets.sum.texture, null);
  }

  private renderPass(
    set: StageSet,
    camera: Camera,
    lamps: readonly Lamp[],
    pass: number,
    passes: number,
  ): readonly [number, number] {
    const { targets } = this;
    const { key, sky, shift } = sampleOf(pass, passes);
    const view = (direction: Vector) =>
      parallelView(camera.centre, direction, set.radius, set.radius, set.radius * 3);
    const views = { key: view(key), sky: view(sky) };
    const bodies = set.bodies.filter((body) => !body.isHidden());
    const worlds = new Map(bodies.map((body) => [body, body.world()]));
    for (const light of ['key', 'sky'] as const)
      this.renderShadow(targets[light], views[light], bodies, worlds);

    const { width, height: rows } = targets.pass;
    const toEye = camera.toEye ?? ISOMETRIC;
    const halfWidth = (camera.halfHeight * width) / rows;
    const shared: Shared = { set, lamps, key, sky, views, toEye };
    if (set.field)
      this.renderGround(shared, 1 / passes, {
        centre: camera.centre,
        right: scaled(unit(cross([0, 1, 0], toEye)), halfWidth),
        // On the ground, the picture's upward direction is longer by the slant of the view.
        up: scaled(unit([-toEye[0], 0, -toEye[2]]), camera.halfHeight / unit(toEye)[1]),
        toEye,
        shift: [shift[0] / targets.ground.width, shift[1] / targets.ground.height],
      });
    const jitter: Matrix = [
      ...[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0],
      ...[shift[0] / width, shift[1] / rows, 0, 1],
    ];
    const seen = multiply(jitter, parallelView(camera.centre, toEye, halfWidth, camera.halfHeight, 200));
    this.renderBodies(shared, seen, bodies, worlds);
    // Passes as fine as the picture are summed pixel on pixel, coarse ones where they belong.
    return width === this.canvas.width ? [0, 0] : [shift[0] / width / 2, shift[1] / rows / 2];
  }

  private renderGround(
    { set, lamps, key, sky, views }: Shared,
    part: number,
    { centre, right, up, toEye, shift }: GroundView,
  ): void {
    const { gl, targets } = this;
    const { take, at } = this.programs.ground;
    gl.bindFramebuffer(gl.FRAMEBUFFER, targets.ground.framebuffer);
    gl.viewport(0, 0, targets.ground.width, targets.ground.height);
    gl.disable(gl.DEPTH_TEST);
    take();
    const middle = add(centre, scaled(toEye, -centre[1] / toEye[1]));
    const origin = add(middle, add(scaled(right, -shift[0]), scaled(up, -shift[1])));
    gl.uniformMatrix4fv(at('uFromScreen'), false, [...right, 0, ...up, 0, 0, 0, 0, 0, ...origin, 1]);
    this.setLights(this.programs.ground, views, lamps, set.radius);
    const { lighting } = set;
    const full = lighting.key * KEY_DIRECTION[1] + lighting.sky;
    gl.uniform3fv(at('uField'), lightOf(set.field!));
    gl.uniform1f(at('uKeyPart'), (lighting.key * key[1]) / full);
    gl.uniform1f(at('uSkyPart'), (lighting.sky * 2 * sky[1]) / full);
    gl.uniform1f(at('uShadowDepth'), lighting.shadowDepth);
    gl.uniform1f(at('uGrid'), set.grid ?? 0);
    gl.uniform1f(at('uShare'), part);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE);
    gl.bindVertexArray(null);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.disable(gl.BLEND);
  }

  /** What the ground and the bodies have in common. */
  private setLights({ at }: Program, views: Shared['views'], lamps: readonly Lamp[], radius: number): void {
    const { gl, targets } = this;
    gl.uniformMatrix4fv(at('uKeyView'), false, views.key);
    gl.uniformMatrix4fv(at('uSkyView'), false, views.sky);
    gl.uniform1f(at('uNudge'), radius * 0.003);
    gl.uniform1i(at('uLampCount'), lamps.length);
    for (const [k, lamp] of lamps.entries()) {
      gl.uniform3fv(at(`uLampAt[${k}]`), lamp.at);
      gl.uniform3fv(at(`uLampLight[${k}]`), lamp.light);
    }
    for (const [index, name, texture] of [
      [0, 'uKeyMap', targets.key.texture],
      [1, 'uSkyMap', targets.sky.texture],
    ] as const) {
      gl.activeTexture(gl.TEXTURE0 + index);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform1i(at(name), index);
    }
    // Whatever is drawn into must not be at hand as a picture at the same time.
    for (const index of [3, 2]) {
      gl.activeTexture(gl.TEXTURE0 + index);
      gl.bindTexture(gl.TEXTURE_2D, this.blank);
    }
  }

  private renderBodies(
    { set, lamps, key, sky, views, toEye }: Shared,
    seen: Matrix,
    bodies: readonly Body[],
    worlds: ReadonlyMap<Body, Matrix>,
  ): void {
    const { gl, targets } = this;
    const { take, at } = this.programs.body;
    gl.bindFramebuffer(gl.FRAMEBUFFER, targets.pass.framebuffer);
    gl.viewport(0, 0, targets.pass.width, targets.pass.height);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    take();
    this.setLights(this.programs.body, views, lamps, set.radius);
    gl.uniformMatrix4fv(at('uView'), false, seen);
    gl.uniform3fv(at('uKeyDirection'), key);
    gl.uniform3fv(at('uSkyDirection'), sky);
    gl.uniform3fv(at('uToEye'), toEye);
    gl.uniform1f(at('uKey'), set.lighting.key);
    gl.uniform1f(at('uSky'), set.lighting.sky);
    gl.uniform1f(at('uBounce'), set.lighting.bounce);
    gl.uniform1f(at('uGloss'), set.gloss ?? 0);
    gl.uniform1i(at('uPicture'), 2);
    for (const body of bodies) if (!body.sheer) this.draw(body, worlds.get(body)!);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE);
    gl.depthMask(false);
    for (const body of bodies) if (body.sheer) this.draw(body, worlds.get(body)!);
    gl.depthMask(true);
    gl.disable(gl.BLEND);
  }

  private renderShadow(
    target: { readonly framebuffer: WebGLFramebuffer; readonly width: number },
    view: Matrix,
    bodies: readonly Body[],
    worlds: ReadonlyMap<Body, Matrix>,
  ): void {
    const { gl } = this;
    const { take, at } = this.programs.shadow;
    gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer);
    gl.viewport(0, 0, target.width, target.width);
    gl.enable(gl.DEPTH_TEST);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    take();
    gl.uniformMatrix4fv(at('uView'), false, view);
    for (const body of bodies) {
      if (!body.castsShadow || body.sheer) continue;
      gl.uniformMatrix4fv(at('uWorld'), false, worlds.get(body)!);
      const { corners, count } = this.uploaded(body);
      gl.bindVertexArray(corners);
      gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, 0);
    }
  }

  private uploaded(body: Body): Upload {
    let found = this.uploads.get(body);
    if (!found) {
      found = upload(this.gl, body);
      this.uploads.set(body, found);
    }
    return found;
  }

  private draw(body: Body, world: Matrix): void {
    const { gl } = this;
    const { at } = this.programs.body;
    const uploaded = this.uploaded(body);
    gl.uniformMatrix4fv(at('uWorld'), false, world);
    gl.uniform3fv(at('uTint'), body.tint);
    gl.uniform1f(at('uLit'), body.lit);
    gl.uniform1f(at('uSheer'), body.sheer ? 1 : 0);
    gl.uniform1f(at('uHasPicture'), uploaded.picture ? 1 : 0);
    if (uploaded.picture) {
      gl.bindTexture(gl.TEXTURE_2D, uploaded.picture);
      refreshPicture(gl, body, uploaded);
    }
    gl.bindVertexArray(uploaded.corners);
    gl.drawElements(gl.TRIANGLES, uploaded.count, gl.UNSIGNED_INT, 0);
  }

  private blit(
    { take, at }: Stage['programs']['sum'],
    texture: WebGLTexture,
    target: WebGLFramebuffer | null,
    share = 1,
    shift: readonly [number, number] = [0, 0],
  ): void {
    const { gl } = this;
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.viewport(0, 0, this.canvas.width, this.canvas.height);
    gl.disable(gl.DEPTH_TEST);
    take();
    gl.activeTexture(gl.TEXTURE2);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform1i(at('uPicture'), 2);
    gl.uniform1f(at('uShare'), share);
    gl.uniform2fv(at('uShift'), shift);
    if (!target) {
      gl.activeTexture(gl.TEXTURE3);
      gl.bindTexture(gl.TEXTURE_2D, this.targets.ground.texture);
      gl.uniform1i(at('uGroundPicture'), 3);
      gl.activeTexture(gl.TEXTURE2);
    }
    if (target) {
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE);
    }
    gl.bindVertexArray(null);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.disable(gl.BLEND);
  }
}
