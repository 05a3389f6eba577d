import { isMark, reasonOf } from './features.ts';

/** A logistic regression. */
export interface Model {
  readonly intercept: number;
  readonly weights: ReadonlyMap<string, number>;
}

/** Keeps very short texts from being judged by few words. */
const SMOOTHING = 20;

function scaleOf(known: number): number {
  return 1 / Math.sqrt(known + SMOOTHING);
}

/** Minus infinity for a text of fewer known words than `least`, which say nothing. */
export function scoreOf({ intercept, weights }: Model, features: Iterable<string>, least = 3): number {
  let sum = 0;
  let known = 0;
  let words = 0;
  for (const feature of features) {
    const weight = weights.get(feature);
    if (weight === undefined) continue;
    sum += weight;
    known++;
    if (!isMark(feature)) words++;
  }
  return words < least ? Number.NEGATIVE_INFINITY : intercept + sum * scaleOf(known);
}

const MAX_REASONS = 5;

/** The words and marks that weigh most: “funds”, “loan”, an amount of money. */
export function reasonsOf({ weights }: Model, features: Iterable<string>): string {
  const against = [...features]
    .map((feature) => ({ words: reasonOf(feature), weight: weights.get(feature) ?? 0 }))
    .filter(({ words, weight }) => words !== null && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return [...new Set(against.map(({ words }) => words))].slice(0, MAX_REASONS).join(', ');
}

export interface Example {
  readonly features: Iterable<string>;
  readonly isSpam: boolean;
  /** How much it counts. */
  readonly weight: number;
}

interface Training {
  readonly rounds: number;
  /** How strongly a weight is drawn back to its start. */
  readonly pull: (feature: string) => number;
  /** How far a weight may fall below its start, and rise above it. The intercept is asked for as INTERCEPT. */
  readonly range: (feature: string) => readonly [fall: number, rise: number];
}

export const INTERCEPT = '';

/**
 * Full-batch gradient steps with a fixed number of rounds, so that the result is reproducible. The step of each weight follows
 * from an upper bound of the curvature, so no step size has to be chosen.
 */
export function trained(
  start: Model,
  examples: readonly Example[],
  { rounds, pull, range }: Training,
): Model {
  const names = [INTERCEPT, ...start.weights.keys()];
  const index = new Map(names.map((name, at) => [name, at]));
  const first = Float64Array.from([start.intercept, ...start.weights.values()]);
  const pulls = names.map((name) => (name === INTERCEPT ? 0 : pull(name)));
  const ranges = names.map(range);
  const rows = examples.map(({ features, isSpam, weight }) => {
    const known: number[] = [];
    for (const feature of features) if (index.has(feature)) known.push(index.get(feature)!);
    const scale = scaleOf(known.length);
    return { known: Int32Array.from(known), scale, target: isSpam ? 1 : 0, weight };
  });

  const curvature = Float64Array.from(pulls);
  for (const { known, scale, weight } of rows) {
    const bound = (weight * (known.length * scale + 1)) / 4;
    curvature[0]! += bound;
    for (const at of known) curvature[at]! += bound * scale;
  }

  let current = first;
  let ahead = first;
  for (let round = 1; round <= rounds; round++) {
    const slope = ahead.map((value, at) => pulls[at]! * (value - first[at]!));
    for (const { known, scale, target, weight } of rows) {
      let sum = 0;
      for (const at of known) sum += ahead[at]!;
      const error = weight * (1 / (1 + Math.exp(-ahead[0]! - sum * scale)) - target);
      slope[0]! += error;
      for (const at of known) slope[at]! += error * scale;
    }
    const next = ahead.map((value, at) => {
      const moved = value - first[at]! - (curvature[at] === 0 ? 0 : slope[at]! / curvature[at]!);
      return first[at]! + Math.min(Math.max(moved, -ranges[at]![0]), ranges[at]![1]);
    });
    // Nesterov's acceleration.
    const momentum = (round - 1) / (round + 2);
    ahead = next.map((value, at) => value + momentum * (value - current[at]!));
    current = next;
  }
  const [intercept, ...weights] = current;
  return { intercept: intercept!, weights: new Map(weights.map((weight, at) => [names[at + 1]!, weight])) };
}
