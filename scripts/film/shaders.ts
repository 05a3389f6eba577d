export const LAMPS = 4;

export const bodyVertex = `#version 300 es
layout(location=0) in vec3 aPosition; layout(location=1) in vec3 aNormal;
layout(location=2) in vec4 aColour; layout(location=3) in vec2 aPlace;
uniform mat4 uWorld, uView, uKeyView, uSkyView; uniform float uNudge;
out vec3 vPosition, vNormal, vKey, vSky; out vec4 vColour; out vec2 vPlace;
void main() {
  vec4 p = uWorld * vec4(aPosition, 1.);
  vNormal = normalize(mat3(uWorld) * aNormal);
  vPosition = p.xyz; vColour = aColour; vPlace = aPlace;
  // Shadows are looked up a little off the surface, so that it does not shade itself.
  vec4 q = vec4(p.xyz + vNormal * uNudge, 1.);
  vKey = (uKeyView * q).xyz * .5 + .5; vSky = (uSkyView * q).xyz * .5 + .5;
  gl_Position = uView * p;
}`;

export const bodyFragment = `#version 300 es
precision highp float; precision highp sampler2DShadow;
in vec3 vPosition, vNormal, vKey, vSky; in vec4 vColour; in vec2 vPlace;
uniform sampler2DShadow uKeyMap, uSkyMap; uniform sampler2D uPicture;
uniform vec3 uKeyDirection, uSkyDirection, uTint, uLampAt[${LAMPS}], uLampLight[${LAMPS}], uToEye;
uniform float uKey, uSky, uBounce, uLit, uGround, uGroundShare, uShadowDepth, uHasPicture, uSheer, uGrid, uGloss;
out vec4 colour;
float line(float x) { float d = abs(fract(x / 2.4 + .5) - .5) * 2.4; return 1. - smoothstep(.008, .022, d); }
void main() {
  vec3 n = normalize(vNormal);
  vec4 own = uHasPicture > .5 ? texture(uPicture, vPlace) : vec4(vColour.rgb, 1.);
  vec3 base = own.rgb * uTint;
  float key = uKey * max(dot(n, uKeyDirection), 0.) * texture(uKeyMap, vKey);
  float sky = uSky * 2. * max(dot(n, uSkyDirection), 0.) * texture(uSkyMap, vSky);
  vec3 lamps = vec3(0.);
  for (int i = 0; i < ${LAMPS}; i++) {
    vec3 d = uLampAt[i] - vPosition; float r = dot(d, d);
    lamps += uLampLight[i] * max(dot(n, d * inversesqrt(r)), 0.) / (1. + r);
  }
  if (uGround > .5) {
    float share = mix(uShadowDepth, 1., (key + sky) * uGroundShare);
    vec3 floorColour = base * share;
    floorColour = mix(floorColour, vec3(uGrid > 0. ? 1. : 0.), abs(uGrid) * max(line(vPosition.x), line(vPosition.z)));
    colour = vec4(floorColour + base * lamps * 2. + lamps * .012, 1.);
    return;
  }
  float glow = vColour.a * uLit;
  vec3 taken = base * (key + sky + uBounce * (.6 - .4 * n.y) + lamps);
  if (uGloss > 0.) {
    vec3 h = normalize(uKeyDirection + uToEye);
    taken += uGloss * (pow(max(dot(n, h), 0.), 60.) * texture(uKeyMap, vKey)
      + .5 * pow(1. - max(dot(n, uToEye), 0.), 4.));
  }
  colour = vec4(mix(taken, base, min(glow, 1.)) + base * max(glow - 1., 0.), 1.);
  if (uSheer > .5) colour = vec4(base * glow, 0.);
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
precision highp float; in vec2 vPlace; uniform sampler2D uPicture; uniform float uShare; out vec4 colour;
void main() { colour = texture(uPicture, vPlace) * uShare; }`;

/** From light to the numbers of a screen, with half a step of noise against bands. */
export const showFragment = `#version 300 es
precision highp float; in vec2 vPlace; uniform sampler2D uPicture; out vec4 colour;
float noise(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(.06711056, .00583715)))); }
void main() {
  vec4 s = texture(uPicture, vPlace); float cover = clamp(s.a, 0., 1.);
  vec3 c = clamp(cover > 0. ? s.rgb / cover : s.rgb, 0., 1.);
  c = mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1. / 2.4)) - .055, step(.0031308, c));
  colour = vec4((c + (noise(gl_FragCoord.xy) - .5) / 255.) * cover, cover);
}`;
