/** One step of `npm test`. */
export interface Step {
  readonly name: string;
  readonly title: string;
  readonly run: () => boolean;
  /** Runs even if an earlier step has failed, because it is cheap. */
  readonly always?: boolean;
  /** Not part of a plain `npm test`. */
  readonly onlyNamed?: boolean;
  /** Counts for the summary. */
  readonly counted?: () => string;
}

/** Runs the steps and prints a summary. After a failure only the steps marked `always` run. True if all passed. */
export function runSteps(steps: readonly Step[], log: (line: string) => void = console.log): boolean {
  const started = performance.now();
  const counts: string[] = [];
  const failed: Step[] = [];
  const skipped: Step[] = [];
  for (const step of steps) {
    if (failed.length > 0 && !step.always) {
      skipped.push(step);
      continue;
    }
    log(`\n${step.title}`);
    const stepStarted = performance.now();
    const passed = step.run();
    log(`${step.title}: ${passed ? 'passed' : 'FAILED'} in ${seconds(stepStarted)}`);
    if (!passed) failed.push(step);
    else if (step.counted) counts.push(step.counted());
  }
  if (failed.length === 0) {
    log(`\nPassed: ${counts.join(', ') || 'all steps asked for'}, in ${seconds(started)}.`);
    return true;
  }
  const names = (list: readonly Step[]) => list.map(({ name }) => name).join(' ');
  log(`\nFailed: ${failed.map(({ title }) => title.toLowerCase()).join('; ')}. After ${seconds(started)}.`);
  if (skipped.length > 0) log(`Not run: ${names(skipped)}.`);
  log(`Run what failed again with: npm test -- ${names(failed)}`);
  return false;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
