import type { FormName } from '#contract/forms.ts';
import { type Copyable, createCopyIndex, shinglesOf } from '#server/submissions/judgement/copies.ts';
import { featuresOf, markFeature } from '#server/submissions/judgement/features.ts';
import type { WeightsFile } from '#server/submissions/judgement/knowledge.ts';
import {
  type Example,
  INTERCEPT,
  type Model,
  scoreOf,
  trained,
} from '#server/submissions/judgement/model.ts';
import { signOf } from '#server/submissions/judgement/signs.ts';
import { readStatement, textOf } from '#server/submissions/statement.ts';
import { CORPUS_HOST } from '../../tests/corpus/read-corpus.ts';

interface Sample {
  readonly form: FormName;
  readonly fields: unknown;
}

/** tests/corpus/word-weights.json: weights measured on real messages, where the training starts. */
export interface Prior {
  readonly shape: Readonly<Record<string, number>>;
  readonly words: Readonly<Record<string, number>>;
}

export interface Text {
  readonly features: ReadonlySet<string>;
  readonly isSpam: boolean;
  /** Quarantined whatever its score. */
  readonly hasSign: boolean;
  /** Equal for near-copies. */
  readonly group: number;
}

/** Figures are checked, and limits chosen, with models that have not seen the fifth of the texts that they judge. */
const FOLDS = 5;

const ROUNDS = 200;

/** How strongly a weight is drawn to its start. Words and marks measured on real spam nearly stay; other words move freely. */
const PULLS = { measured: 1, others: 0.05 };

/** A word that did not tell in real spam must not tell because of spam that was invented. */
const MAX_OTHER_WEIGHT = 1;

/** Shares of unseen ham above the limits. */
const SHARES = { held: 0.01, possible: 0.03 };

export function readTexts(ham: readonly Sample[], spam: readonly Sample[]): readonly Text[] {
  const index = createCopyIndex<Copyable & { readonly group: number }>();
  let groups = 0;
  const read = (isSpam: boolean) => (sample: Sample) => {
    const statement = readStatement(sample.form, sample.fields);
    const text = textOf(statement);
    const shingles = shinglesOf(text);
    const group = index.nearest(shingles)?.group ?? groups++;
    index.add({ shingles, group });
    return {
      features: featuresOf(text, statement.website, CORPUS_HOST),
      isSpam,
      hasSign: signOf(statement) !== null,
      group,
    };
  };
  return [...ham.map(read(false)), ...spam.map(read(true))];
}

export function trainModel(texts: readonly Text[], { shape, words }: Prior): Model {
  const listed = new Map([
    ...Object.entries(shape)
      // The hosts of the corpus end in ".example".
      .filter(([mark]) => !mark.startsWith('link to .'))
      .map(([mark, weight]) => [markFeature(mark), weight] as const),
    ...Object.entries(words),
  ]);
  const others = frequentFeatures(texts).filter((feature) => !listed.has(feature));
  const spamShare = texts.filter(({ isSpam }) => isSpam).length / texts.length;
  const examples: readonly Example[] = texts
    .filter(({ hasSign }) => !hasSign)
    .map(({ features, isSpam }) => ({
      features,
      isSpam,
      weight: 0.5 / (isSpam ? spamShare : 1 - spamShare),
    }));
  const start = { intercept: 0, weights: new Map([...listed, ...others.map((word) => [word, 0] as const)]) };
  return trained(start, examples, {
    rounds: ROUNDS,
    pull: (feature) => (listed.has(feature) ? PULLS.measured : PULLS.others),
    range: (feature) => [
      Number.POSITIVE_INFINITY,
      listed.has(feature) || feature === INTERCEPT ? Number.POSITIVE_INFINITY : MAX_OTHER_WEIGHT,
    ],
  });
}

/** In two texts that are not near-copies. */
function frequentFeatures(texts: readonly Text[]): readonly string[] {
  const groups = new Map<string, Set<number>>();
  for (const { features, group } of texts) {
    for (const feature of features) groups.set(feature, (groups.get(feature) ?? new Set()).add(group));
  }
  return [...groups].filter(([, { size }]) => size > 1).map(([feature]) => feature);
}

/** The score of each text by a model that has seen neither it nor a near-copy. */
export function crossValidate(texts: readonly Text[], prior: Prior): readonly number[] {
  const foldOf = ({ group }: Text) => group % FOLDS;
  const models = Array.from({ length: FOLDS }, (_, fold) =>
    trainModel(
      texts.filter((text) => foldOf(text) !== fold),
      prior,
    ),
  );
  return texts.map((text) => scoreOf(models[foldOf(text)]!, text.features));
}

export function trainWeights(texts: readonly Text[], prior: Prior): WeightsFile {
  const { intercept, weights } = trainModel(texts, prior);
  const scores = crossValidate(texts, prior);
  const ham = texts.map((text, at) => ({ ...text, score: scores[at]! })).filter(({ isSpam }) => !isSpam);
  const sorted = ham.map(({ score }) => score).sort((one, other) => other - one);
  /** Halfway between the last score above it and the first below. */
  const limit = (share: number) => {
    const above = Math.floor(share * sorted.length);
    return rounded((sorted[above - 1]! + sorted[above]!) / 2);
  };
  return {
    intercept: rounded(intercept),
    held: limit(SHARES.held),
    possible: limit(SHARES.possible),
    weights: Object.fromEntries([...weights].sort(byName).map(([name, weight]) => [name, rounded(weight)])),
    ham: Object.fromEntries(
      ham
        // A text of few known words has no score of its own.
        .map(
          ({ features, score }) => [features, rounded(Number.isFinite(score) ? score : intercept)] as const,
        )
        .map(([features, score]) => [[...features].sort().join(' '), score] as const)
        .sort(byName),
    ),
  };
}

function byName([one]: readonly [string, number], [other]: readonly [string, number]): number {
  return one < other ? -1 : 1;
}

function rounded(value: number): number {
  // Without negative zero, which JSON does not have.
  return Math.round(value * 100) / 100 + 0;
}
