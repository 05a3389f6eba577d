import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editContent } from '../helpers/edit-content.ts';
import { prepareTreeCopy } from '../helpers/tree-copy.ts';

const { folder: copy, build, run } = prepareTreeCopy('new-section', { whole: true });
const folder = join(copy, 'src/sections/pull-quote');

const files = {
  'schema.ts': `import { object, text, tone } from '#content/fields.ts';

export const schema = object('One sentence in large type, with the name of the speaker.', {
  quote: text('a sentence'),
  speaker: text('who said it'),
  tone: tone.optional(),
});
`,
  'section.tsx': `import type { SectionProps } from '#generated/section-props.ts';

export default function PullQuote({ quote, speaker, tone = 'white' }: SectionProps<'pull-quote'>) {
  return (
    <section className={\`band-\${tone}\`}>
      <blockquote className="wrap pull-quote">
        {quote} <cite>{speaker}</cite>
      </blockquote>
    </section>
  );
}
`,
  'example.json': JSON.stringify({
    kind: 'pull-quote',
    quote:
      'The new press has run for a year in three shifts, and the spare parts for it are still in their boxes.',
    speaker: 'Els Maes',
  }),
  'section.css': '.pull-quote {\n  font-size: 3.21rem;\n}\n',
};

function addFiles(...names: readonly (keyof typeof files)[]): void {
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(join(folder, name), files[name]);
}

describe('a kind of section added as one folder', () => {
  it('is reported with the files that are missing', () => {
    addFiles('schema.ts');
    const { status, stderr } = run('scripts/check-content.ts');
    expect([status, stderr.trim().split('\n')]).toEqual([
      1,
      [
        'src/sections/pull-quote: add section.tsx, whose default export is the component of the section.',
        'src/sections/pull-quote: add example.json with a section of this kind, which the gallery shows.',
      ],
    ]);
  }, 60_000);

  it('appears with its style on a page that uses it', () => {
    addFiles('schema.ts', 'section.tsx', 'example.json', 'section.css');
    editContent(copy, 'pages/about.json', ({ sections }) => {
      sections.splice(1, 0, {
        kind: 'pull-quote',
        quote: 'The press in {headquarters.city} runs.',
        speaker: 'Jef Maes',
      });
    });
    const { status, stderr } = build();
    expect([status, stderr]).toEqual([0, '']);
    const read = (file: string) => readFileSync(join(copy, 'dist/site', file), 'utf8');
    const { city } = JSON.parse(readFileSync(join(copy, 'content/company.json'), 'utf8')).offices[0];
    expect(read('about.html')).toMatch(
      new RegExp(`<blockquote class="wrap pull-quote">The press in ${city} runs. <cite>Jef Maes</cite>`),
    );
    const styles = globSync('assets/*.css', { cwd: join(copy, 'dist/site') });
    expect(styles.map(read).join()).toMatch(/\.pull-quote\s*\{\s*font-size:\s*3\.21rem/);
  }, 300_000);

  it('has a schema for editors, and passes the type check and the tests of its example', () => {
    const schema = JSON.parse(readFileSync(join(copy, '.cache/schema/page.json'), 'utf8'));
    expect(schema.$defs['pull-quote'].properties.speaker.description).toBe('who said it');
    expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.').stdout).toBe('');
    expect(run('scripts/check-imports.ts').stderr).toBe('');
    const tests = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      '--reporter=verbose',
      'src/sections/examples.test.tsx',
    );
    expect(tests.status, tests.stdout).toBe(0);
    expect(tests.stdout).toContain('pull-quote');
  }, 300_000);
});
