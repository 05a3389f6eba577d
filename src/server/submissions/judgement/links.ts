import type { Signal } from './signal.ts';
import type { Statement } from './statement.ts';

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

export function linkSignals({ names, lines, text, email, website }: Statement): readonly Signal[] {
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
