import type { FormName } from '#contract/answer.ts';
import { REQUEST_HEADERS } from '#contract/endpoints.ts';
import { tidy } from '#contract/fields.ts';
import { isText, type TextField } from '#contract/form-field.ts';
import { FORM_FIELDS } from '#contract/forms.ts';
import { fingerprintOf } from '../reference.ts';
import { createPhraseFinder, fold, withoutMarks } from './topic.ts';
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

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Every browser says its languages and where it comes from, and our script says how long the form took. Nobody has to
 * use a browser or our pages, so this weighs little: it makes up for one more sign, never for all of them.
 */
export function absenceSignals(headers: Headers, isByScript: boolean): readonly Signal[] {
  const isBrowser = ['accept-language', 'sec-fetch-site', 'origin', 'referer'].some((name) => headers[name]);
  const isOurScript = headers[REQUEST_HEADERS.elapsed.toLowerCase()] !== undefined;
  if (!isBrowser) return [{ points: 1, words: 'sent by no browser' }];
  return isByScript && !isOurScript ? [{ points: 1, words: 'not sent by our page' }] : [];
}

/** Fingers drumming on a keyboard. */
const DRUMMING =
  /asdf|sdf|dfg|ghj|hjk|jkl|lkj|kjh|jhg|hgf|gfd|fds|zxc|xcv|cvb|vbn|qwert|poiu|uytr|(.{2,4})\1\1|([b-df-hj-np-tv-z]{3})\2|^([a-hj-z])\3{2,}$/;

function gibberishSignals({ names, lines, text }: Statement): readonly Signal[] {
  const signals: Signal[] = [];
  const inNames = names.filter((name) => wordsOf(name).some(isGibberish)).length;
  if (inNames > 0) signals.push({ points: Math.min(4 * inNames, 8), words: 'a name of random letters' });
  if (lines.some((line) => wordsOf(line).some(isGibberish)))
    signals.push({ points: 2, words: 'a field of random letters' });
  const words = wordsOf(text);
  // Error codes and names of products stand among words of a language.
  if (words.length > 0 && words.filter(isGibberish).length * 2 >= words.length)
    signals.push({ points: 4, words: 'a text of random letters' });
  return signals;
}

/** Only the Latin letters can be told to be random; their accents do not matter. */
function wordsOf(text: string): readonly string[] {
  return withoutMarks(text).match(/[a-z]+/gi) ?? [];
}

function isGibberish(word: string): boolean {
  const small = word.toLowerCase();
  // One change of case is a MacDougall, two are a FlexMobEx.
  const changesOfCase = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  if (changesOfCase >= 3) return true;
  if (DRUMMING.test(small)) return true;
  // Abbreviations have no vowels either, in capitals. "Schwartz" and "Krč" exist; six letters without any vowel do not.
  return word.length >= 6 && word !== word.toUpperCase() && !/[aeiouy]/.test(small);
}

/** With or without https://. Without it, only endings that no end of a sentence has. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"'\])]+|(?<![\w.@-])(?!asp\.net)(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|club|store|io)(?![\w@.-])[^\s<>"'\])]*/gi;
/** Hosts that hide where a link leads, or lead to a chat. People write them without https:// as well. */
const HIDING =
  /(?<![\w.@-])(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|shorturl\.at|ow\.ly|rebrand\.ly|s\.id|t\.me|wa\.me)\/\S+/i;
/** What only those add who count the clicks. */
const COUNTED = /[?&](?:utm_\w+|aff\w*|ref|promo|click\w*)=/i;
const BARE_ADDRESS = /\/\/\d+\.\d+\.\d+\.\d+/;
const COUNT_WORDS = ['', 'a link', 'two links', 'three links', 'four links'];

function linkSignals({ names, lines, text, email, website }: Statement): readonly Signal[] {
  const all = [...lines, text].join('\n');
  const links = all.match(LINK) ?? [];
  const signals: Signal[] = [];
  const add = (points: number, words: string) => signals.push({ points, words });

  const isStrange = (link: string) => !isOwn(hostOf(link), email, website);
  const strange = new Set(links.filter(isStrange).map(hostOf)).size;
  // Several links to one place say no more than one.
  if (links.length > 0)
    add(Math.min(Math.max(strange, 1), 4), COUNT_WORDS[links.length] ?? `${links.length} links`);
  if (names.some((name) => name.search(LINK) !== -1 || HIDING.test(name))) add(7, 'a link in the name');
  if (lines.some((line) => line.match(LINK)?.some(isStrange))) add(1, 'a link where none belongs');
  if (HIDING.test(`${all}\n${website}`)) add(3, 'a link that hides its target');
  if (links.some((link) => COUNTED.test(link))) add(2, 'a link that counts clicks');
  if (links.some((link) => BARE_ADDRESS.test(link))) add(2, 'a link to a bare number');
  if (text !== '' && text.replace(LINK, '').replace(HIDING, '').replace(/\P{L}/gu, '').length < 12) {
    if (text.search(LINK) !== -1 || HIDING.test(text)) add(5, 'nothing but links');
  }
  return signals;
}

function hostOf(link: string): string {
  return link
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split(/[/?#:]/)[0]!
    .toLowerCase();
}

/** The sender's own site is where people say who they are. */
function isOwn(host: string, email: string, website: string): boolean {
  const own = [email.split('@')[1] ?? '', hostOf(website)].filter((domain) => domain !== '');
  return own.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** What machines write into forms, hoping that somebody shows it as it is. Tags without a foreign link are harmless. */
const KINDS: readonly (Signal & { readonly pattern: RegExp })[] = [
  { points: 7, words: 'forum markup', pattern: /\[(?:url|link)[=\]]/i },
  { points: 5, words: 'HTML with links', pattern: /<a\s[^>]{0,200}href\s*=\s*["']?\s*(?:https?:)?\/\//i },
  { points: 5, words: 'a script', pattern: /<script[^>]{0,200}\ssrc\s*=|\son(?:error|load)\s*=/i },
];

function markupSignals({ names, lines, text }: Statement): readonly Signal[] {
  const all = [...names, ...lines, text].join('\n');
  const found = KINDS.filter(({ pattern }) => pattern.test(all)).map(({ points, words }) => ({
    points,
    words,
  }));
  const inName = names.some((name) => /<\/?[a-z]+[^>]*>|\[\w+=/i.test(name));
  return inName ? [...found, { points: 4, words: 'markup in the name' }] : found;
}

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
function phraseSignals({ names, lines, text }: Statement): readonly Signal[] {
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

/** More than this is a sentence, even where people have many names. */
const LONGEST_NAME = 70;
const NO_NAME = /[$€£!*]|\d{3}|\p{Extended_Pictographic}/u;
/** As bots make them of a first name and a few letters: RandyMot, RobertshodaJG. */
const MADE_UP_NAME = /^[A-Z][a-z]+[A-Z]{2,}$|^(?!Ma?c|De|La|Le|Di|Jo|Mary)[A-Z][a-z]{2,}[A-Z][a-z]{1,4}$/;

/** What the sender says about themselves: machines put the same word, or an advertisement, into every field. */
function senderSignals({ names, lines, text, email }: Statement): readonly Signal[] {
  const signals: Signal[] = [];
  const add = (points: number, words: string) => signals.push({ points, words });
  const [first = '', last = ''] = names.map(plain);
  const others = lines.map(plain);

  if (first.length > 3 && plain(text) === first) add(7, 'the message is the name');
  // Whoever works alone may have a company of that name.
  const same = others.filter((line) => line === first).length;
  if (first.length > 3 && same > 0) add(same > 1 ? 4 : 2, 'the same word in several fields');
  if (first.length > 5 && last.startsWith(first)) add(3, 'first and last name alike');
  if (others.includes('google')) add(2, 'claims to be from Google');
  if (names.some((name) => NO_NAME.test(name) || name.length > LONGEST_NAME)) add(3, 'a name that is none');
  if (names.some((name) => MADE_UP_NAME.test(name))) add(1, 'a made-up name');
  if (/^(?:[^.@]{1,2}\.){4,}[^.@]*@/.test(email)) add(2, 'an address full of dots');
  if (hasRepeatedLines(text)) add(3, 'repeated lines');
  return signals;
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}

function hasRepeatedLines(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim().length >= 20);
  return lines.length >= 3 && new Set(lines).size <= lines.length - 2;
}

/** Everything in what was typed that speaks for spam, or against it. */
export function contentSignals(statement: Statement): readonly Signal[] {
  const parts = [linkSignals, markupSignals, gibberishSignals, senderSignals, phraseSignals];
  return parts.flatMap((signalsOf) => signalsOf(statement));
}

/** Short texts are the same by chance, as "Please call me" is. */
const FEWEST_LETTERS = 80;
const WINDOW_MS = 60 * 60 * 1000;
/** Above this the oldest are forgotten: memory stays bounded however much is sent. */
const MOST_TEXTS = 5000;
const MOST_SENDERS = 4;

/** By how many other addresses the same text was sent. One may be the same person who mistyped the address at first. */
const SIGNALS: readonly (Signal | null)[] = [
  null,
  { points: 1, words: 'the same text from another address' },
  { points: 3, words: 'the same text from two other addresses' },
  { points: 7, words: 'the same text from several other addresses' },
];

/**
 * Remembers for an hour who sent which text, both as fingerprints only. Each process has its own memory, as with the
 * limits.
 */
export function createRepeatWatch(now: () => number): (statement: Statement) => readonly Signal[] {
  const texts = new Map<string, { readonly senders: Set<string>; readonly until: number }>();

  function forgetOld(time: number): void {
    for (const [key, { until }] of texts) {
      if (until <= time || texts.size >= MOST_TEXTS) texts.delete(key);
      else break;
    }
  }

  return ({ email, text }) => {
    const letters = text.toLowerCase().replace(/\P{L}/gu, '');
    if (letters.length < FEWEST_LETTERS) return [];
    const time = now();
    const key = fingerprintOf([letters]);
    const sender = fingerprintOf([email.toLowerCase()]);
    const known = texts.get(key);
    const senders = known !== undefined && known.until > time ? known.senders : new Set<string>();
    const others = senders.size - (senders.has(sender) ? 1 : 0);
    if (senders.size < MOST_SENDERS) senders.add(sender);
    // Deleted first, so that the map stays in the order of use.
    texts.delete(key);
    forgetOld(time);
    texts.set(key, { senders, until: time + WINDOW_MS });
    const signal = SIGNALS[Math.min(others, SIGNALS.length - 1)];
    return signal ? [signal] : [];
  };
}

/** Something about a submission that spam often has and ham seldom has. */
interface Signal {
  readonly points: number;
  /** For the colleague who decides about it, such as "three links". */
  readonly words: string;
}

/** Submissions with so many points are held back. No single doubtful sign has as many. */
const SUSPECT_FROM = 6;

/** "content: offers search-engine ranking; three links", or null for what is no suspect. The heaviest come first. */
export function reasonFrom(signals: readonly Signal[]): `content: ${string}` | null {
  const points = signals.reduce((sum, signal) => sum + signal.points, 0);
  if (points < SUSPECT_FROM) return null;
  const against = signals.filter((signal) => signal.points > 0);
  const ordered = against.toSorted((one, other) => other.points - one.points);
  return `content: ${ordered.map(({ words }) => words).join('; ')}`;
}

/** What a visitor typed, sorted by what it says. A field that is added to a form finds its place by itself. */
export interface Statement {
  /** Of the person: one, or first and last. */
  readonly names: readonly string[];
  readonly email: string;
  /** A web address that was asked for. */
  readonly website: string;
  /** Organization, role, city and whatever else stands in one line. */
  readonly lines: readonly string[];
  /** Everything long. */
  readonly text: string;
}

const NAMES = ['name', 'given-name', 'family-name'];

/** Reads what was sent before anybody has checked it, so it takes whatever comes, and no more than the form allows. */
export function readStatement(form: FormName, sent: unknown): Statement {
  const values = Object.entries(FORM_FIELDS[form]).flatMap(([name, field]) => {
    const value = (sent as Readonly<Record<string, unknown>> | null | undefined)?.[name];
    if (!isText(field) || typeof value !== 'string') return [];
    return [{ field, value: tidy(field, value.slice(0, field.maxLength)) }];
  });
  const those = (belongs: (field: TextField) => boolean) =>
    values.filter(({ field, value }) => value !== '' && belongs(field)).map(({ value }) => value);
  const isName = ({ autoComplete = '' }: TextField) => NAMES.includes(autoComplete);
  return {
    names: those(isName),
    email: those(({ kind }) => kind === 'email')[0] ?? '',
    website: those(({ kind }) => kind === 'url')[0] ?? '',
    lines: those((field) => field.kind === 'line' && !isName(field)),
    text: those(({ kind }) => kind === 'text').join('\n'),
  };
}

/** Why a submission is kept apart, for the colleague who decides about it. Never a label of a metric: it is free text. */
export type Suspicion = 'trap' | 'too-fast' | `too-fast: ${number} s of ${number} s` | `content: ${string}`;

export interface Sent {
  readonly form: FormName;
  /** As they came, unchecked. */
  readonly fields: unknown;
  readonly headers: Headers;
  /** Sent by a script, ours or another. A browser that sends the form by itself sends the trap with all other fields. */
  readonly by: 'script' | { readonly trap: string };
}

/** Null: no reason to keep it apart. */
export type Judge = (sent: Sent) => Suspicion | null;

interface JudgeOptions {
  readonly minFillMs: number;
  readonly now?: () => number;
}

/**
 * Looks for what only machines do, fill in the field that people cannot see or the whole form in a moment, and else weighs
 * what is written, how often it came and what is missing. Nobody is refused for it.
 */
export function createJudge({ minFillMs, now = Date.now }: JudgeOptions): Judge {
  const repeatSignals = createRepeatWatch(now);

  return ({ form, fields, headers, by }) => {
    const statement = readStatement(form, fields);
    const signals = [
      ...contentSignals(statement),
      ...repeatSignals(statement),
      ...absenceSignals(headers, by === 'script'),
    ];
    const trap = headers[REQUEST_HEADERS.trap.toLowerCase()] ?? '';
    if (trap !== '' || (by !== 'script' && by.trap !== '')) return 'trap';
    const elapsed = headers[REQUEST_HEADERS.elapsed.toLowerCase()];
    const isNumber = typeof elapsed === 'string' && /^\d{1,15}$/.test(elapsed);
    if (!isNumber || Number(elapsed) >= minFillMs) return reasonFrom(signals);
    return `too-fast: ${seconds(Number(elapsed))} s of ${seconds(minFillMs)} s`;
  };
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
