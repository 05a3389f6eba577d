/** Finds hard-coded texts: Latin letters in output that was rendered from translated content (tests/helpers/translation.ts). */

/** Attributes that browsers show or read out. */
const SHOWN =
  /^(?:alt|aria-(?:label|roledescription|description|valuetext)|label|placeholder|title|data-(?:tooltip|\w+-text|today|tomorrow|weekdays))$/;
const SHOWN_META = /^(?:description|og:title|og:description|og:site_name)$/;

/** Web and mail addresses, references of submissions, and {names} to be filled in. */
const ADDRESSES = /\b(?:https?:\/\/|www\.)\S*|[\w.+-]+@[\w.-]+|\b[A-Z\d]{4}-[A-Z\d]{4}\b|\{\w+\}/g;

export interface Finder {
  /** The texts with Latin letters, apart from addresses and the given names. */
  inText(text: string): string[];
  /** The same in text and shown attributes. */
  inHtml(html: string): string[];
}

export function createFinder(names: readonly string[]): Finder {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const known = new RegExp(`(?<![a-z])(?:${patterns.join('|')})(?![a-z])`, 'g');
  const inText = (text: string) =>
    /[a-z]/i.test(text.replaceAll(ADDRESSES, '').replaceAll(known, ''))
      ? [text.trim().replaceAll(/\s+/g, ' ')]
      : [];
  return {
    inText,
    inHtml(html) {
      const shown = html.replaceAll(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, '');
      const parts = shown.match(/<[^>]*>|[^<]+/g) ?? [];
      return parts
        .flatMap((part) => (part.startsWith('<') ? attributesOf(part) : [part]))
        .map(decoded)
        .flatMap(inText);
    },
  };
}

function attributesOf(tag: string): string[] {
  const attributes = [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const { name, property } = Object.fromEntries(attributes);
  const isShown = (attribute: string) =>
    attribute === 'content' ? SHOWN_META.test(name ?? property ?? '') : SHOWN.test(attribute);
  return attributes.flatMap(([attribute, value]) => (isShown(attribute) ? [value] : []));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  zwnj: '',
};

function decoded(html: string): string {
  return html.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? all;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** The words in dates that Intl formats: months, days of the week, time zones. */
export function dateWords(locale: string, timeZones: readonly string[]): string[] {
  const days = Array.from({ length: 365 }, (_, day) => Date.UTC(2025, 0, 1 + day, 12));
  const styles = [
    // With the day: in some languages a month beside a day is abbreviated differently than alone.
    ...(['long', 'short'] as const).map((style) => {
      return { weekday: style, day: 'numeric', month: style, timeZoneName: style } as const;
    }),
    { dateStyle: 'full', timeStyle: 'long' },
  ] as const;
  const formats = timeZones.flatMap((timeZone) =>
    styles.map((style) => new Intl.DateTimeFormat(locale, { timeZone, ...style })),
  );
  const parts = formats.flatMap((format) => days.flatMap((day) => format.formatToParts(day)));
  return parts.map(({ value }) => value.trim()).filter((value) => /[a-z]/i.test(value));
}

/** String literals in a script that look like sentences: three words, the first with a capital letter. */
export function sentencesIn(script: string): string[] {
  const literals = script.match(/`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g) ?? [];
  return [...new Set(literals)]
    .map((literal) => literal.slice(1, -1))
    .filter((text) => /^[A-Z][a-z’']*(?:,? [A-Za-z’']+){2}/.test(text));
}
