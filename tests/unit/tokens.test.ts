import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const declared = (css: string): string[] => [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!);

it('no style sheet overrides a token that the build inlines', () => {
  const sheets = ['src/ui/styles/tokens.css', 'src/generated/colors.css'];
  const blocks = sheets.flatMap((file) => readFileSync(file, 'utf8').match(/@theme inline \{[^}]*\}/g) ?? []);
  const inlined = new Set(blocks.flatMap(declared));
  expect(inlined.size).toBeGreaterThan(50);
  const overrides = globSync('{src,gallery}/**/*.css')
    .filter((file) => !sheets.includes(file))
    .flatMap((file) =>
      declared(readFileSync(file, 'utf8'))
        .filter((name) => inlined.has(name))
        .map(
          (name) =>
            `${file}: ${name} has no effect. Move it to the tokens that stay variables (${sheets[0]}).`,
        ),
    );
  expect(overrides).toEqual([]);
});
