import { company } from '#content/company.ts';
import { spamMarks } from '#content/desk/suspicion.ts';

/** With or without https://. Without it, only top-level domains that cannot be the next sentence. */
export const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"'\])]+|(?<![\w.@-])(?!asp\.net)(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|club|store|io)(?![\w@.-])[^\s<>"'\])]*|(?<![\w.@-])(?:bit\.ly|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|shorturl\.at|ow\.ly|s\.id|t\.me|wa\.me)\/[^\s<>"'\])]+/gi;

/** URL shorteners and chat links. */
const SHORTENER =
  /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|shorturl\.at|ow\.ly|rebrand\.ly|s\.id|t\.me|wa\.me)$/;

const MAIL_ADDRESS = /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi;

const PHONE_NUMBER = /(?:\+|\b00)\d[\d ().-]{7,18}\d|\b\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/;

const MONEY =
  /[$€£¥₹]\s?\d|\d\s?[$€£¥₹]|\b(?:usd|eur|gbp|inr)\b|\d\s?(?:dollars?|euros?|pounds|bucks|million|billion)\b/i;

/** Cyrillic and Greek letters, and the Latin ones that they look like. */
const LOOK_ALIKES = 'АВЕНІЈКМОРСЅТУХаеһіјкорсѕтухΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχγ';
const LATIN = 'ABEHIJKMOPCSTYXaehijkopcstyxABEZHIKMNOPTYXaeikvoptuxy';

/** Letters of Latin and of another alphabet that look alike. */
function isMixed(word: string): boolean {
  return /[a-z]/i.test(word) && [...word].some((letter) => LOOK_ALIKES.includes(letter));
}

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Without accents, with plain apostrophes, and with Latin letters in place of look-alikes inside a Latin word. */
export function normalize(text: string): string {
  return withoutAccents(text)
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\p{L}+/gu, (word) =>
      isMixed(word)
        ? word.replace(/[^a-z]/gi, (letter) => LATIN[LOOK_ALIKES.indexOf(letter)] ?? letter)
        : word,
    );
}

/** Words in lower case, without numbers, links and mail addresses. */
export function wordsOf(normalized: string): readonly string[] {
  const text = normalized.replace(LINK, ' ').replace(MAIL_ADDRESS, ' ').toLowerCase();
  return text.match(/\p{L}+(?:'\p{L}+)*|[$€]/gu) ?? [];
}

/** A feature that is not a word begins with this, so that it never equals one. */
const MARK = '#';

const OWN_HOST = new URL(company.siteUrl).host.replace(/^www\./, '');

/** The words of a text, and its form: links, money, capitals, length. Language and alphabet say nothing. */
export function featuresOf(text: string, website = '', ownHost = OWN_HOST): ReadonlySet<string> {
  const normalized = normalize(text);
  const features = new Set(wordsOf(normalized));
  for (const mark of marksOf(text, normalized, [ownHost, hostOf(website)])) features.add(markFeature(mark));
  return features;
}

/** `#links-one`: without spaces, so that lists of features can be stored as a line. */
export function markFeature(mark: string): string {
  return MARK + mark.replaceAll(' ', '-');
}

export function isMark(feature: string): boolean {
  return feature.startsWith(MARK);
}

/** `expected`: our own host, and that of the page which the form asks an applicant for. */
function* marksOf(text: string, normalized: string, expected: readonly [string, string]): Generator<string> {
  const links = (normalized.match(LINK) ?? []).map((link) => ({ link, host: hostOf(link) }));
  yield* linkMarks(links.filter(({ host }) => !expected.includes(host)));
  if (normalized.toLowerCase().includes(expected[0])) yield 'our address';
  if (/\[(?:url|link)[=\]]|<a\s[^>]{0,200}href/i.test(text)) yield 'markup of links';
  if (/<\/?[a-z]+[^>]{0,200}>/i.test(text)) yield 'markup';
  if (normalized.search(MAIL_ADDRESS) !== -1) yield 'mail address';
  if (PHONE_NUMBER.test(normalized)) yield 'phone number';
  if (MONEY.test(normalized)) yield 'money';
  if (/\d\s?%|\bpercent\b/i.test(normalized)) yield 'percent';
  if (
    withoutAccents(text)
      .split(/\P{L}+/u)
      .some(isMixed)
  )
    yield 'letters of two alphabets in one word';
  if (/\p{Extended_Pictographic}/u.test(text.replace(/[©®™]/g, ''))) yield 'pictures';
  const calls = text.match(/!/g)?.length ?? 0;
  yield `calls ! ${levelOf(calls, { none: 1, one: 2, some: 5 }) ?? 'many'}`;
  const letters = normalized.replace(LINK, '').match(/\p{L}/gu)?.length ?? 0;
  const capitals = normalized.replace(LINK, '').match(/\p{Lu}/gu)?.length ?? 0;
  yield `capitals ${levelOf(capitals / Math.max(letters, 1), { few: 0.15, many: 0.5 }) ?? 'most'}`;
  yield `length ${levelOf(text.length, { tiny: 60, short: 200, middle: 600, long: 1200 }) ?? 'very long'}`;
}

function* linkMarks(links: readonly { readonly link: string; readonly host: string }[]): Generator<string> {
  yield `links ${levelOf(links.length, { none: 1, one: 2, two: 3, some: 6 }) ?? 'many'}`;
  if (links.length > 0) yield 'link';
  for (const { link, host } of links) {
    const labels = host.split('.');
    if (SHORTENER.test(host)) yield 'link that hides its target';
    if (/\d|-.*-/.test(host)) yield 'link to an odd host';
    if (labels.length > 2) yield 'link to a subdomain';
    if (link.includes('?')) yield 'link with a query';
    if (/.(?:https?:\/\/|www\.)/i.test(link.replace(/^https?:\/\/www\./i, ''))) yield 'link within a link';
  }
}

/** The first level whose limit (exclusive) is above the value. */
function levelOf(value: number, limits: Readonly<Record<string, number>>): string | undefined {
  return Object.entries(limits).find(([, limit]) => value < limit)?.[0];
}

function hostOf(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/?#:]/)[0]!;
}

/** A feature in words for staff. Null for what would not help them, such as the length. */
export function reasonOf(feature: string): string | null {
  if (!isMark(feature)) return /[$€]/.test(feature) ? null : `“${feature}”`;
  const mark = feature.slice(MARK.length).replaceAll('-', ' ');
  const known = spamMarks.find(([beginning]) => mark.startsWith(beginning) && !mark.endsWith('none'));
  return known?.[1] ?? null;
}
