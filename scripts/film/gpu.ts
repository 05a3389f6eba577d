import { type Body, CORNER_NUMBERS } from './body.ts';

export interface Program {
  /** Makes it the program that draws. */
  take(): void;
  at(name: string): WebGLUniformLocation | null;
}

export const compile = (gl: WebGL2RenderingContext, vertex: string, fragment: string): Program => {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader) ?? 'shader');
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'link');
  const found = new Map<string, WebGLUniformLocation | null>();
  return {
    take() {
      // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, not of React
      gl.useProgram(program);
    },
    at(name) {
      if (!found.has(name)) found.set(name, gl.getUniformLocation(program, name));
      return found.get(name) ?? null;
    },
  };
};

export interface Target {
  readonly framebuffer: WebGLFramebuffer;
  readonly texture: WebGLTexture;
  readonly width: number;
  readonly height: number;
}

const newTexture = (gl: WebGL2RenderingContext, filter: number): WebGLTexture => {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter === gl.NEAREST ? gl.NEAREST : gl.LINEAR);
  for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE);
  return texture;
};

/** A picture in light, with room for values above white. */
export const colourTarget = (
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  withDepth: boolean,
): Target => {
  const texture = newTexture(gl, gl.LINEAR);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA16F, width, height);
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  if (withDepth) {
    const depth = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, depth);
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT24, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, depth);
  }
  return { framebuffer, texture, width, height };
};

/** What a light sees: only how far away it is. */
export const shadowTarget = (gl: WebGL2RenderingContext, side: number): Target => {
  const texture = newTexture(gl, gl.LINEAR);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, side, side);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_FUNC, gl.LEQUAL);
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, texture, 0);
  gl.drawBuffers([gl.NONE]);
  return { framebuffer, texture, width: side, height: side };
};

export interface Upload {
  readonly corners: WebGLVertexArrayObject;
  readonly count: number;
  readonly picture: WebGLTexture | undefined;
  painted: number;
}

export const upload = (gl: WebGL2RenderingContext, body: Body): Upload => {
  const corners = gl.createVertexArray();
  gl.bindVertexArray(corners);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(body.corners), gl.STATIC_DRAW);
  let offset = 0;
  for (const [index, size] of [3, 3, 4, 2].entries()) {
    gl.enableVertexAttribArray(index);
    gl.vertexAttribPointer(index, size, gl.FLOAT, false, CORNER_NUMBERS * 4, offset * 4);
    offset += size;
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint32Array(body.triangles), gl.STATIC_DRAW);
  const picture = body.canvas ? newTexture(gl, gl.LINEAR_MIPMAP_LINEAR) : undefined;
  return { corners, count: body.triangles.length, picture, painted: -1 };
};

/** Takes the canvas of a body over when it has been painted anew. */
export const refreshPicture = (gl: WebGL2RenderingContext, body: Body, uploaded: Upload): void => {
  if (!uploaded.picture || !body.canvas || uploaded.painted === body.painted) return;
  uploaded.painted = body.painted;
  gl.bindTexture(gl.TEXTURE_2D, uploaded.picture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, body.canvas);
  gl.generateMipmap(gl.TEXTURE_2D);
};
