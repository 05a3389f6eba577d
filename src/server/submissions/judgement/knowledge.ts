import { type Copyable, type CopyIndex, createCopyIndex } from './copies.ts';
import { isMark } from './features.ts';
import { type Example, type Model, scoreOf, trained } from './model.ts';
import file from './weights.json' with { type: 'json' };

/** A submission that staff have decided about, or that waits in quarantine. */
export interface KnownText extends Copyable {
  readonly features: ReadonlySet<string>;
  readonly decision: 'spam' | 'ham' | null;
  readonly sender: string;
  readonly reference: string;
  /** Of the decision, for staff: "Nov 12". */
  readonly day: string;
  readonly alikeKey: string | null;
}

/** What a submission is judged by. */
export interface Knowledge {
  readonly model: Model;
  readonly held: number;
  readonly possible: number;
  readonly copies: CopyIndex<KnownText>;
  /** Decisions that the model has learned from. */
  readonly decisions: number;
  /** The learned weights would hold more ham than the shipped ones, so the shipped ones are used. */
  readonly isSetAside: boolean;
}

/** weights.json, made by `npm run spam:train`. */
export interface WeightsFile {
  readonly intercept: number;
  /** Quarantined above this score. */
  readonly held: number;
  /** Delivered with a hint above this score. */
  readonly possible: number;
  readonly weights: Readonly<Record<string, number>>;
  /** The features of each text of the corpus in one line, and its score by a model that has not seen it. */
  readonly ham: Readonly<Record<string, number>>;
}

const { intercept, held, possible, ...shipped } = file as WeightsFile;
const shippedHam = Object.entries(shipped.ham).map(([line, score]) => ({ features: line.split(' '), score }));

const shippedModel: Model = { intercept, weights: new Map(Object.entries(shipped.weights)) };

export const withoutDecisions: Knowledge = {
  model: shippedModel,
  held,
  possible,
  copies: createCopyIndex(),
  decisions: 0,
  isSetAside: false,
};

/** A word must stand in this many decided texts. */
const MIN_TEXTS = 2;

const ROUNDS = 20;
const PULL = 0.1;
const MAX_CHANGE = 4;
const SHIPPED_HAM_WEIGHT = 1 / 3;

/** If the limit had to rise further to hold no more ham than before, the decisions are wrong or were provoked. */
const MAX_RISE = 0.5;

/** Learns from decisions, newest first. Weights of words move within bounds, and the shipped ham is learned along. */
export function learn(texts: readonly KnownText[]): Knowledge {
  const copies = createCopyIndex<KnownText>();
  // The newest last, as the index prefers them.
  for (const text of texts.toReversed()) copies.add(text);
  const votes = votesOf(texts);
  const known = { ...withoutDecisions, copies, decisions: votes.length };
  if (votes.length === 0) return known;

  const counts = new Map<string, number>();
  for (const { features } of votes) {
    for (const feature of features) {
      if (!isMark(feature)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  const isTaught = (feature: string) => (counts.get(feature) ?? 0) >= MIN_TEXTS;
  const { weights } = shippedModel;
  const added = [...counts.keys()].filter((word) => isTaught(word) && !weights.has(word));
  const examples: readonly Example[] = [
    ...votes.map(({ features, decision }) => ({ features, isSpam: decision === 'spam', weight: 1 })),
    ...shippedHam.map(({ features }) => ({ features, isSpam: false, weight: SHIPPED_HAM_WEIGHT })),
  ];
  const start = new Map([...weights, ...added.map((word) => [word, 0] as const)]);
  const model = trained({ intercept, weights: start }, examples, {
    rounds: ROUNDS,
    pull: () => PULL,
    range: (feature) => (isTaught(feature) ? [MAX_CHANGE, MAX_CHANGE] : [0, 0]),
  });
  const rise = riseOf(model);
  if (rise > MAX_RISE) return { ...known, isSetAside: true };
  return { ...known, model, held: held + rise, possible: possible + rise };
}

/** One vote per sender and per near-copy: a campaign counts once, and nobody can teach by repeating. */
function votesOf(texts: readonly KnownText[]): readonly KnownText[] {
  const index = createCopyIndex<KnownText>();
  const seen = new Set<string | null>();
  return texts.filter((text) => {
    const { decision, sender, alikeKey, shingles } = text;
    if (decision === null || seen.has(sender) || seen.has(alikeKey ?? sender)) return false;
    if (index.nearest(shingles) !== null) return false;
    seen.add(sender).add(alikeKey);
    index.add(text);
    return true;
  });
}

/** How far the limit must rise to hold no more of the shipped ham than before, by unseen scores and by those it has now. */
function riseOf(model: Model): number {
  const now = shippedHam.map(({ features }) => scoreOf(shippedModel, features, 0));
  const changes = shippedHam.map(({ features }, at) => scoreOf(model, features, 0) - now[at]!);
  const rises = [now, shippedHam.map(({ score }) => score)].map((before) => {
    const after = before.map((score, at) => score + changes[at]!).sort((one, other) => other - one);
    return after[before.filter((score) => score > held).length]! - held;
  });
  return Math.max(0, ...rises);
}
