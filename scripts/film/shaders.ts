export const LAMPS = 4;

/** Shadows are looked up a little off the surface, so that it does not shade itself. */
const shadowPlaces = `
uniform mat4 uKeyView, uSkyView; uniform float uNudge;
vec3 seenFrom(mat4 view, vec3 p, vec3 n) { return (view * vec4(p + n * uNudge, 1.)).xyz * .5 + .5; }`;

const lampLight = `
uniform vec3 uLampAt[${LAMPS}], uLampLight[${LAMPS}]; uniform int uLampCount;
vec3 lampsAt(vec3 p, vec3 n) {
  vec3 sum = vec3(0.);
  for (int i = 0; i < uLampCount; i++) {
    vec3 d = uLampAt[i] - p; float r = dot(d, d);
    sum += uLampLight[i] * max(dot(n, d), 0.) / (sqrt(r) * (1. + r));
  }
  return sum;
}`;

export const bodyVertex = `#version 300 es
layout(location=0) in vec3 aPosition; layout(location=1) in vec3 aNormal;
layout(location=2) in vec4 aColour; layout(location=3) in vec2 aPlace;
uniform mat4 uWorld, uView; ${shadowPlaces} ${lampLight}
out vec3 vNormal, vKey, vSky, vLamps; out vec4 vColour; out vec2 vPlace;
void main() {
  vec4 p = uWorld * vec4(aPosition, 1.);
  vNormal = normalize(mat3(uWorld) * aNormal);
  vKey = seenFrom(uKeyView, p.xyz, vNormal); vSky = seenFrom(uSkyView, p.xyz, vNormal);
  vLamps = lampsAt(p.xyz, vNormal); vColour = aColour; vPlace = aPlace;
  gl_Position = uView * p;
}`;

export const bodyFragment = `#version 300 es
precision highp float; precision highp sampler2DShadow;
in vec3 vNormal, vKey, vSky, vLamps; in vec4 vColour; in vec2 vPlace;
uniform sampler2DShadow uKeyMap, uSkyMap; uniform sampler2D uPicture;
uniform vec3 uKeyDirection, uSkyDirection, uTint, uToEye;
uniform float uKey, uSky, uBounce, uLit, uHasPicture, uSheer, uGloss;
out vec4 colour;
void main() {
  vec3 base = (uHasPicture > .5 ? texture(uPicture, vPlace).rgb : vColour.rgb) * uTint;
  float glow = vColour.a * uLit;
  if (uSheer > .5) { colour = vec4(base * glow, 0.); return; }
  if (glow >= 1.) { colour = vec4(base * glow, 1.); return; }
  vec3 n = normalize(vNormal);
  float key = dot(n, uKeyDirection), sky = dot(n, uSkyDirection);
  if (key > 0.) key *= uKey * texture(uKeyMap, vKey); else key = 0.;
  // Half of the sky is taken as it is: a few directions alone would leave blotches.
  sky = uSky * (.25 + .25 * n.y) + (sky > 0. ? uSky * sky * texture(uSkyMap, vSky) : 0.);
  vec3 taken = base * (key + sky + uBounce * (.6 - .4 * n.y) + vLamps);
  if (uGloss > 0.) {
    float shine = pow(max(dot(n, normalize(uKeyDirection + uToEye)), 0.), 60.);
    taken += uGloss * (shine * step(.001, key) + .5 * pow(1. - max(dot(n, uToEye), 0.), 4.));
  }
  colour = vec4(mix(taken, base, glow), 1.);
}`;

/** The ground covers the whole picture and is drawn in half its size. */
export const groundVertex = `#version 300 es
uniform mat4 uFromScreen; ${shadowPlaces}
out vec3 vPosition, vKey, vSky;
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2) * 2. - 1.;
  vPosition = (uFromScreen * vec4(corner, 0., 1.)).xyz;
  vKey = seenFrom(uKeyView, vPosition, vec3(0., 1., 0.)); vSky = seenFrom(uSkyView, vPosition, vec3(0., 1., 0.));
  gl_Position = vec4(corner, 0., 1.);
}`;

export const groundFragment = `#version 300 es
precision highp float; precision highp sampler2DShadow;
in vec3 vPosition, vKey, vSky; uniform sampler2DShadow uKeyMap, uSkyMap; ${lampLight}
uniform vec3 uField; uniform float uKeyPart, uSkyPart, uShadowDepth, uGrid, uShare; out vec4 colour;
float line(float x) { return 1. - smoothstep(.01, .03, abs(fract(x / 2.4 + .5) - .5) * 2.4); }
void main() {
  float light = uKeyPart * texture(uKeyMap, vKey) + uSkyPart * texture(uSkyMap, vSky);
  vec3 ground = uField * mix(uShadowDepth, 1., light);
  float grid = max(line(vPosition.x), line(vPosition.z));
  ground = mix(ground, uGrid > 0. ? vec3(.7, .85, 1.) : vec3(0.), abs(uGrid) * grid);
  if (uLampCount > 0) ground += (uField * 2. + .012) * lampsAt(vPosition, vec3(0., 1., 0.));
  colour = vec4(ground * uShare, uShare);
}`;

export const shadowVertex = `#version 300 es
layout(location=0) in vec3 aPosition; uniform mat4 uWorld, uView;
void main() { gl_Position = uView * uWorld * vec4(aPosition, 1.); }`;

export const shadowFragment = `#version 300 es
precision highp float; void main() {}`;

export const screenVertex = `#version 300 es
out vec2 vPlace; void main() { vPlace = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2); gl_Position = vec4(vPlace * 2. - 1., 0., 1.); }`;

/** Adds one sub-frame to the sum. */
export const sumFragment = `#version 300 es
precision highp float; in vec2 vPlace; uniform sampler2D uPicture; uniform float uShare; uniform vec2 uShift; out vec4 colour;
void main() { colour = texture(uPicture, vPlace + uShift) * uShare; }`;

/** From light to the numbers of a screen, with half a step of noise against bands. */
export const showFragment = `#version 300 es
precision highp float; in vec2 vPlace; uniform sampler2D uPicture, uGroundPicture; out vec4 colour;
float noise(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(.06711056, .00583715)))); }
void main() {
  vec4 s = texture(uPicture, vPlace); s += (1. - s.a) * texture(uGroundPicture, vPlace); float cover = clamp(s.a, 0., 1.);
  vec3 c = clamp(cover > 0. ? s.rgb / cover : s.rgb, 0., 1.);
  c = mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1. / 2.4)) - .055, step(.0031308, c));
  colour = vec4((c + (noise(gl_FragCoord.xy) - .5) / 255.) * cover, cover);
}`;
