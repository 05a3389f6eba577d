import { fold } from './fold.ts';
import type { Signal } from './signal.ts';
import type { Statement } from './statement.ts';
import { createPhraseFinder } from './topic.ts';
import { CHANNELS, FALSE_INTEREST, OPT_OUT, YOUR_SITE } from './topics/approach.ts';
import { DATING, PILLS } from './topics/body.ts';
import { CASINO, CRYPTO } from './topics/games.ts';
import { GOODS } from './topics/goods.ts';
import { CALLS, PRESSURE, SELLING } from './topics/manner.ts';
import { LOANS, SCAMS } from './topics/money.ts';
import { ADDRESSES, WEB_WORK } from './topics/offers.ts';
import { GIFTS, PRICES } from './topics/promises.ts';
import { RANKING, REACH } from './topics/ranking.ts';
import { THREATS } from './topics/threats.ts';
import { TRADE } from './topics/trade.ts';

const TOPICS = [
  ...[RANKING, REACH, WEB_WORK, ADDRESSES],
  ...[LOANS, SCAMS, CRYPTO, CASINO, THREATS],
  ...[PILLS, DATING, GOODS],
  ...[CHANNELS, FALSE_INTEREST, SELLING, CALLS, PRESSURE, GIFTS, PRICES, YOUR_SITE, OPT_OUT],
].map((topic) => ({ words: topic.words, find: createPhraseFinder(topic) }));
const findTrade = createPhraseFinder(TRADE);

/** Further phrases of one topic say little more than the first. */
const MOST_FOR_MORE = 2;
/** Who puts an advertisement where a name belongs is no person. */
const IN_A_NAME = 3;
/** By how much of our trade is in it. What has nothing is written to anybody; four phrases are an enquiry. */
const TRADE_POINTS = [3, 1, -1, -3, -4];
/** Only in English are so many words of our trade known that they can be missed. */
const ENGLISH = / (?:the|and|you|your|for|with|is|are|to|of) /g;
const ENOUGH_ENGLISH = 3;

/** A signal for each kind of spam that the text sounds like, and one for how much it sounds like an enquiry. */
export function phraseSignals({ names, lines, text }: Statement): readonly Signal[] {
  const all = fold([...names, ...lines, text].join(' . '));
  const found = TOPICS.map((topic) => ({ ...topic, points: topicPoints(topic.find(all)) }));
  const signals: Signal[] = found.map(({ words, points }) => ({ words, points }));
  const name = fold(names.join(' '));
  if (found.some(({ find, points }) => points > 1 && topicPoints(find(name)) > 1))
    signals.push({ points: IN_A_NAME, words: 'an advertisement in the name' });

  const ours = findTrade(all).reduce((sum, points) => sum + points, 0);
  const trade = TRADE_POINTS[Math.min(ours, TRADE_POINTS.length - 1)]!;
  const isEnglish = (fold(text).match(ENGLISH)?.length ?? 0) >= ENOUGH_ENGLISH;
  if (trade < 0) signals.push({ points: trade, words: TRADE.words });
  else if (isEnglish) signals.push({ points: trade, words: 'hardly a word of our trade' });
  return signals.filter(({ points }) => points !== 0);
}

/** The heaviest phrase counts whole, further ones a little, and single words only where there is nothing else. */
function topicPoints(found: readonly number[]): number {
  const heavy = found.filter((points) => points > 1);
  if (heavy.length === 0) return Math.min(found.length, MOST_FOR_MORE);
  return Math.max(...heavy) + Math.min(heavy.length - 1, MOST_FOR_MORE);
}
