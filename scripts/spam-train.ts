/** npm run spam:train: writes the weights of the spam filter, trained on tests/corpus. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readCorpus } from '../tests/corpus/read-corpus.ts';
import { crossValidate, readTexts, trainWeights } from './lib/spam-training.ts';

const FILE = 'src/server/submissions/judgement/weights.json';

const prior = JSON.parse(readFileSync('tests/corpus/word-weights.json', 'utf8'));
const texts = readTexts(readCorpus('ham'), readCorpus('spam'));
const file = trainWeights(texts, prior);
writeFileSync(FILE, `${JSON.stringify(file, null, 2)}\n`);

const scores = crossValidate(texts, prior);
for (const isSpam of [false, true]) {
  const judged = texts
    .map((text, at) => ({ ...text, score: scores[at]! }))
    .filter((text) => text.isSpam === isSpam);
  const share = (limit: number) =>
    `${((100 * judged.filter(({ hasSign, score }) => hasSign || score > limit).length) / judged.length).toFixed(1)}%`;
  console.log(
    `${isSpam ? 'spam' : 'ham'}: ${judged.length}, held unseen ${share(file.held)}, held or possible ${share(file.possible)}`,
  );
}
