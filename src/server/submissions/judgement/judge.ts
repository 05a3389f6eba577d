import { REQUEST_HEADERS } from '#contract/endpoints.ts';
import { tidy } from '#contract/fields.ts';
import { isText, type TextField } from '#contract/form-field.ts';
import { FORMS, type FormName } from '#contract/forms.ts';
import { fingerprintOf } from '../reference.ts';
import { createPhraseFinder, fold, withoutMarks } from './topic.ts';
import { ADDRESSES, LOANS, SCAMS, TRADE, WEB_WORK } from './topics/commerce.ts';
import { CASINO, CRYPTO, DATING, GOODS, PILLS, RANKING, REACH } from './topics/products.ts';
import {
  CALLS,
  CHANNELS,
  FALSE_INTEREST,
  GIFTS,
  OPT_OUT,
  PRESSURE,
  PRICES,
  SELLING,
  THREATS,
  YOUR_SITE,
} from './topics/tone.ts';

/** The reason for the quarantine, shown to staff. Free text, so never a label of a metric. */
export type Suspicion = 'trap' | 'too-fast' | `too-fast: ${number} s of ${number} s` | `content: ${string}`;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface Sent {
  readonly form: FormName;
  /** Not validated. */
  readonly fields: unknown;
  readonly headers: Headers;
  /** A script, ours or another, sends the honeypot in a header; a form submitted without JavaScript has it as a field. */
  readonly by: 'script' | { readonly trap: string };
}

/** Null: no reason for quarantine. */
export type Judge = (sent: Sent) => Suspicion | null;

interface JudgeOptions {
  readonly minFillMs: number;
  readonly now?: () => number;
}

/**
 * Spam detection: the honeypot and the time taken decide alone; otherwise content, repetition and missing browser headers are
 * scored. Suspicious submissions are quarantined, never refused.
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

/** What a visitor typed, grouped by kind of field, so that new fields of a form are judged too. */
export interface Statement {
  /** One name, or first and last. */
  readonly names: readonly string[];
  readonly email: string;
  /** From a URL field. */
  readonly website: string;
  /** Other single-line fields: organization, role, city. */
  readonly lines: readonly string[];
  /** Multi-line fields. */
  readonly text: string;
}

/**
 * Every browser sends its languages and origin, and our script sends how long filling in the form took. Other clients are
 * allowed, so this weighs little: it can tip the scales, never decide alone.
 */
export function absenceSignals(headers: Headers, isByScript: boolean): readonly Signal[] {
  const isBrowser = ['accept-language', 'sec-fetch-site', 'origin', 'referer'].some((name) => headers[name]);
  const isOurScript = headers[REQUEST_HEADERS.elapsed.toLowerCase()] !== undefined;
  if (!isBrowser) return [{ points: 1, words: 'sent by no browser' }];
  return isByScript && !isOurScript ? [{ points: 1, words: 'not sent by our page' }] : [];
}

/** Random typing on a keyboard. */
const KEYBOARD_MASHING =
  /asdf|sdf|dfg|ghj|hjk|jkl|lkj|kjh|jhg|hgf|gfd|fds|zxc|xcv|cvb|vbn|qwert|poiu|uytr|(.{2,4})\1\1|([b-df-hj-np-tv-z]{3})\2|^([a-hj-z])\3{2,}$/;

function gibberishSignals({ names, lines, text }: Statement): readonly Signal[] {
  const signals: Signal[] = [];
  const inNames = names.filter((name) => wordsOf(name).some(isGibberish)).length;
  if (inNames > 0) signals.push({ points: Math.min(4 * inNames, 8), words: 'a name of random letters' });
  if (lines.some((line) => wordsOf(line).some(isGibberish)))
    signals.push({ points: 2, words: 'a field of random letters' });
  const words = wordsOf(text);
  // Error codes and product names come among words of a language.
  if (words.length > 0 && words.filter(isGibberish).length * 2 >= words.length)
    signals.push({ points: 4, words: 'a text of random letters' });
  return signals;
}

/** Randomness is detected in Latin letters only, without accents. */
function wordsOf(text: string): readonly string[] {
  return withoutMarks(text).match(/[a-z]+/gi) ?? [];
}

function isGibberish(word: string): boolean {
  const small = word.toLowerCase();
  // "MacDougall" has one change of case, "FlexMobEx" two.
  const changesOfCase = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  if (changesOfCase >= 3) return true;
  if (KEYBOARD_MASHING.test(small)) return true;
  // Abbreviations in capitals have no vowels either. Names of six letters or more have one.
  return word.length >= 6 && word !== word.toUpperCase() && !/[aeiouy]/.test(small);
}

/** With or without https://. Without it, only top-level domains that cannot be the next sentence. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"'\])]+|(?<![\w.@-])(?!asp\.net)(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|club|store|io)(?![\w@.-])[^\s<>"'\])]*/gi;

/** URL shorteners and chat links, with or without https://. */
const SHORTENED =
  /(?<![\w.@-])(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|shorturl\.at|ow\.ly|rebrand\.ly|s\.id|t\.me|wa\.me)\/\S+/i;

/** Click tracking. */
const TRACKED = /[?&](?:utm_\w+|aff\w*|ref|promo|click\w*)=/i;

const IP_ADDRESS = /\/\/\d+\.\d+\.\d+\.\d+/;

const COUNT_WORDS = ['', 'a link', 'two links', 'three links', 'four links'];

function linkSignals({ names, lines, text, email, website }: Statement): readonly Signal[] {
  const all = [...lines, text].join('\n');
  const links = all.match(LINK) ?? [];
  const signals: Signal[] = [];
  const add = (points: number, words: string) => signals.push({ points, words });

  const isForeign = (link: string) => !isOwn(hostOf(link), email, website);
  const foreignHosts = new Set(links.filter(isForeign).map(hostOf)).size;
  // Several links to one host weigh as much as one.
  if (links.length > 0)
    add(Math.min(Math.max(foreignHosts, 1), 4), COUNT_WORDS[links.length] ?? `${links.length} links`);
  if (names.some((name) => name.search(LINK) !== -1 || SHORTENED.test(name))) add(7, 'a link in the name');
  if (lines.some((line) => line.match(LINK)?.some(isForeign))) add(1, 'a link where none belongs');
  if (SHORTENED.test(`${all}\n${website}`)) add(3, 'a link that hides its target');
  if (links.some((link) => TRACKED.test(link))) add(2, 'a link that counts clicks');
  if (links.some((link) => IP_ADDRESS.test(link))) add(2, 'a link to a bare number');
  if (text !== '' && text.replace(LINK, '').replace(SHORTENED, '').replace(/\P{L}/gu, '').length < 12) {
    if (text.search(LINK) !== -1 || SHORTENED.test(text)) add(5, 'nothing but links');
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

/** The sender's own site, by email domain or website field. */
function isOwn(host: string, email: string, website: string): boolean {
  const own = [email.split('@')[1] ?? '', hostOf(website)].filter((domain) => domain !== '');
  return own.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** Markup that bots submit in the hope that a page shows it unescaped. Tags without a foreign link are harmless. */
const MARKUP: readonly (Signal & { readonly pattern: RegExp })[] = [
  { points: 7, words: 'forum markup', pattern: /\[(?:url|link)[=\]]/i },
  { points: 5, words: 'HTML with links', pattern: /<a\s[^>]{0,200}href\s*=\s*["']?\s*(?:https?:)?\/\//i },
  { points: 5, words: 'a script', pattern: /<script[^>]{0,200}\ssrc\s*=|\son(?:error|load)\s*=/i },
];

function markupSignals({ names, lines, text }: Statement): readonly Signal[] {
  const all = [...names, ...lines, text].join('\n');
  const found = MARKUP.filter(({ pattern }) => pattern.test(all)).map(({ points, words }) => ({
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

/** Further phrases of one topic add little to the first. */
const MAX_EXTRA_POINTS = 2;

/** An advertisement in place of a name. */
const IN_NAME_POINTS = 3;

/** By the number of phrases about our business. A text with none could be sent to anyone; four phrases are an enquiry. */
const TRADE_POINTS = [3, 1, -1, -3, -4];

/** Only the English list of business terms is long enough for their absence to count. */
const ENGLISH = / (?:the|and|you|your|for|with|is|are|to|of) /g;

const MIN_ENGLISH_WORDS = 3;

/** A signal for each matching spam topic, and one for how much the text is about our business. */
function phraseSignals({ names, lines, text }: Statement): readonly Signal[] {
  const all = fold([...names, ...lines, text].join(' . '));
  const found = TOPICS.map((topic) => ({ ...topic, points: topicPoints(topic.find(all)) }));
  const signals: Signal[] = found.map(({ words, points }) => ({ words, points }));
  const name = fold(names.join(' '));
  if (found.some(({ find, points }) => points > 1 && topicPoints(find(name)) > 1))
    signals.push({ points: IN_NAME_POINTS, words: 'an advertisement in the name' });

  const ours = findTrade(all).reduce((sum, points) => sum + points, 0);
  const trade = TRADE_POINTS[Math.min(ours, TRADE_POINTS.length - 1)]!;
  const isEnglish = (fold(text).match(ENGLISH)?.length ?? 0) >= MIN_ENGLISH_WORDS;
  if (trade < 0) signals.push({ points: trade, words: TRADE.words });
  else if (isEnglish) signals.push({ points: trade, words: 'hardly a word of our trade' });
  return signals.filter(({ points }) => points !== 0);
}

/** The heaviest phrase counts fully, further ones a little, and weak words only where there is nothing else. */
function topicPoints(found: readonly number[]): number {
  const heavy = found.filter((points) => points > 1);
  if (heavy.length === 0) return Math.min(found.length, MAX_EXTRA_POINTS);
  return Math.max(...heavy) + Math.min(heavy.length - 1, MAX_EXTRA_POINTS);
}

/** Longer names are sentences, even in cultures with many names. */
const MAX_NAME_LENGTH = 70;

const NOT_A_NAME = /[$€£!*]|\d{3}|\p{Extended_Pictographic}/u;

/** Bots generate a first name and a few letters: RandyMot, RobertshodaJG. */
const MADE_UP_NAME = /^[A-Z][a-z]+[A-Z]{2,}$|^(?!Ma?c|De|La|Le|Di|Jo|Mary)[A-Z][a-z]{2,}[A-Z][a-z]{1,4}$/;

/** Bots put the same word, or an advertisement, into every field. */
function senderSignals({ names, lines, text, email }: Statement): readonly Signal[] {
  const signals: Signal[] = [];
  const add = (points: number, words: string) => signals.push({ points, words });
  const [first = '', last = ''] = names.map(plain);
  const others = lines.map(plain);

  if (first.length > 3 && plain(text) === first) add(7, 'the message is the name');
  // A sole proprietor may have a company of that name.
  const same = others.filter((line) => line === first).length;
  if (first.length > 3 && same > 0) add(same > 1 ? 4 : 2, 'the same word in several fields');
  if (first.length > 5 && last.startsWith(first)) add(3, 'first and last name alike');
  if (others.includes('google')) add(2, 'claims to be from Google');
  if (names.some((name) => NOT_A_NAME.test(name) || name.length > MAX_NAME_LENGTH))
    add(3, 'a name that is none');
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

/** Signals for spam (positive points) and against it (negative). */
export function contentSignals(statement: Statement): readonly Signal[] {
  const parts = [linkSignals, markupSignals, gibberishSignals, senderSignals, phraseSignals];
  return parts.flatMap((signalsOf) => signalsOf(statement));
}

/** Shorter texts may be equal by chance, such as "Please call me". */
const MIN_LETTERS = 80;

const WINDOW_MS = 60 * 60 * 1000;

/** Beyond this the oldest are dropped, so that memory stays bounded. */
const MAX_TEXTS = 5000;

const MAX_SENDERS = 4;

/** By the number of other addresses that sent the same text. One may be the same person correcting a mistyped address. */
const SIGNALS: readonly (Signal | null)[] = [
  null,
  { points: 1, words: 'the same text from another address' },
  { points: 3, words: 'the same text from two other addresses' },
  { points: 7, words: 'the same text from several other addresses' },
];

/** Remembers texts and senders for an hour as hashes, in memory, per process. */
export function createRepeatWatch(now: () => number): (statement: Statement) => readonly Signal[] {
  const texts = new Map<string, { readonly senders: Set<string>; readonly until: number }>();

  function dropExpired(time: number): void {
    for (const [key, { until }] of texts) {
      if (until <= time || texts.size >= MAX_TEXTS) texts.delete(key);
      else break;
    }
  }

  return ({ email, text }) => {
    const letters = text.toLowerCase().replace(/\P{L}/gu, '');
    if (letters.length < MIN_LETTERS) return [];
    const time = now();
    const key = fingerprintOf([letters]);
    const sender = fingerprintOf([email.toLowerCase()]);
    const known = texts.get(key);
    const senders = known !== undefined && known.until > time ? known.senders : new Set<string>();
    const others = senders.size - (senders.has(sender) ? 1 : 0);
    if (senders.size < MAX_SENDERS) senders.add(sender);
    // Deleted first, so that the map stays in least-recently-used order.
    texts.delete(key);
    dropExpired(time);
    texts.set(key, { senders, until: time + WINDOW_MS });
    const signal = SIGNALS[Math.min(others, SIGNALS.length - 1)];
    return signal ? [signal] : [];
  };
}

/** A property that is frequent in spam and rare in ham. */
interface Signal {
  readonly points: number;
  /** Shown to staff, such as "three links". */
  readonly words: string;
}

/** Submissions with this many points are quarantined. No weak signal alone reaches it. */
const QUARANTINE_POINTS = 6;

/** "content: offers search-engine ranking; three links", the heaviest first, or null below the threshold. */
export function reasonFrom(signals: readonly Signal[]): `content: ${string}` | null {
  const points = signals.reduce((sum, signal) => sum + signal.points, 0);
  if (points < QUARANTINE_POINTS) return null;
  const against = signals.filter((signal) => signal.points > 0);
  const ordered = against.toSorted((one, other) => other.points - one.points);
  return `content: ${ordered.map(({ words }) => words).join('; ')}`;
}

const NAMES = ['name', 'given-name', 'family-name'];

/** The input is not validated yet, so values are truncated to the limits of the form. */
export function readStatement(form: FormName, sent: unknown): Statement {
  const values = Object.entries(FORMS[form].fields).flatMap(([name, field]) => {
    const value = (sent as Readonly<Record<string, unknown>> | null | undefined)?.[name];
    if (!isText(field) || typeof value !== 'string') return [];
    return [{ field, value: tidy(field, value.slice(0, field.maxLength)) }];
  });
  const valuesOf = (matches: (field: TextField) => boolean) =>
    values.filter(({ field, value }) => value !== '' && matches(field)).map(({ value }) => value);
  const isName = ({ autoComplete = '' }: TextField) => NAMES.includes(autoComplete);
  return {
    names: valuesOf(isName),
    email: valuesOf(({ kind }) => kind === 'email')[0] ?? '',
    website: valuesOf(({ kind }) => kind === 'url')[0] ?? '',
    lines: valuesOf((field) => field.kind === 'line' && !isName(field)),
    text: valuesOf(({ kind }) => kind === 'text').join('\n'),
  };
}
