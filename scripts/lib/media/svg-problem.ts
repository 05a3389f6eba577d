/** Active content and external references, with their names in messages. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/<script\b/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'a script in an attribute (on...=)'],
  [/<(foreignObject|iframe|object|embed|audio|video)\b/i, 'a web page in it'],
  [/<!ENTITY/i, 'custom entities'],
  [/<\?xml-stylesheet/i, 'a style sheet from elsewhere'],
  [/@import\b/i, 'a style sheet from elsewhere'],
  [
    /\bhref\s*=\s*["']\s*(?!#|data:image\/(png|jpeg|webp|gif);)[^"'\s]/i,
    'a link or a picture from elsewhere',
  ],
  [/url\(\s*["']?\s*(?!#|data:(image|font)\/)[^"'\s)]/i, 'a font or a picture from elsewhere'],
];

/** Why an SVG is rejected. SVGs are not sanitized: removing parts might change how they look. */
export function svgProblem(text: string): string | undefined {
  if (!/<svg[\s>]/i.test(text)) return 'contains no drawing. Export it as SVG again.';
  const found = forbidden.find(([pattern]) => pattern.test(text));
  if (found)
    return `has ${found[1]}, which is not allowed in a picture. Export it as plain SVG with everything embedded.`;
  return svgSize(text)
    ? undefined
    : 'does not say how large it is. Export it with a viewBox, or with width and height.';
}

/** From width and height, or from the viewBox if these are missing or relative (100%). */
export function svgSize(text: string): readonly [number, number] | undefined {
  const [tag = ''] = /<svg[^>]*>/i.exec(text) ?? [];
  const side = (name: string) => {
    const [, number] = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(px)?\\s*["']`, 'i').exec(tag) ?? [];
    return Number(number ?? 0);
  };
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']+)["']/i.exec(tag) ?? [];
  const [, , boxWidth = 0, boxHeight = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [side('width') || boxWidth, side('height') || boxHeight];
  return width > 0 && height > 0 ? [Math.ceil(width), Math.ceil(height)] : undefined;
}
