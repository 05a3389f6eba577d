import { describe, expect, it } from 'vitest';
import { faceClass, inkClasses, type Material, materialCodes, motionClasses } from './materials.ts';
import { writeMotion } from './motion.ts';
import { writeStylesheet } from './stylesheet.ts';

const css = writeStylesheet(writeMotion());

describe('the style sheet', () => {
  it('has a rule with a unique class for every face, ink and motion', () => {
    const faces = (Object.keys(materialCodes) as Material[]).flatMap((material) =>
      (['top', 'left', 'right'] as const).map((side) => faceClass(side, material)),
    );
    const all = [...faces, ...Object.values(inkClasses), ...Object.values(motionClasses)];
    expect(new Set(all).size).toBe(all.length);
    for (const name of all) expect(css).toContain(`.iso .${name} {`);
  });

  it('animates nothing unless prefers-reduced-motion is no-preference', () => {
    const [before] = css.split('@media (prefers-reduced-motion: no-preference) and');
    expect(before).not.toContain('animation');
  });
});
