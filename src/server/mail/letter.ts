/** What a message says, apart from how it looks: the HTML and the plain text are both made from this. */
export interface Letter {
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** The sender, for the last lines. */
  readonly footer: readonly string[];
  readonly footerLink?: { readonly label: string; readonly url: string };
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'warning'; readonly text: string }
  | { readonly kind: 'reference'; readonly label: string; readonly value: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'long-text'; readonly label: string; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** What can be done from the mail, the likeliest first. */
  | { readonly kind: 'actions'; readonly links: readonly Link[]; readonly note: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] };

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** One of several things that a mail lists. */
export interface Entry {
  readonly title: string;
  readonly reference: string;
  readonly lines: readonly string[];
  /** Somebody's own words. */
  readonly quote: string;
  readonly links: readonly Link[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Leaves out what was not filled in. */
export function facts(...pairs: readonly (readonly [string, string])[]): Block {
  const filled = pairs.filter(([, value]) => value !== '');
  return { kind: 'facts', facts: filled.map(([label, value]) => ({ label, value })) };
}
