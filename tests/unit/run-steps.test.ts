import { expect, it } from 'vitest';
import { runSteps, type Step } from '../../scripts/lib/run-steps.ts';

function createSteps(outcomes: Readonly<Record<string, boolean>>, always: readonly string[]) {
  const ran: string[] = [];
  const steps = Object.entries(outcomes).map(
    ([name, passes]): Step => ({
      name,
      title: name,
      always: always.includes(name),
      run: () => {
        ran.push(name);
        return passes;
      },
    }),
  );
  return { ran, steps };
}

it('steps marked as always run even after a failure, and the others are skipped', () => {
  const outcomes = { style: false, imports: true, types: false, server: true };
  const { ran, steps } = createSteps(outcomes, ['style', 'imports', 'types']);
  const lines: string[] = [];
  expect(runSteps(steps, (line) => lines.push(line))).toBe(false);
  expect(ran).toEqual(['style', 'imports', 'types']);
  expect(lines.join('\n')).toContain('\nFailed: style; types.');
  expect(lines).toContain('Not run: server.');
  expect(lines).toContain('Run what failed again with: npm test -- style types');
});
