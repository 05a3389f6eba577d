/** The building blocks of a document's text. The content files of brochures contain these records and no markup. */
import type { StatRecord } from '#content/types.ts';
import type { PrintedCard } from './parts/cards.tsx';

export interface Step {
  readonly title: string;
  readonly text: string;
  /** How to verify that it worked. */
  readonly check?: string;
}

export interface NamedList {
  readonly title: string;
  readonly items: readonly string[];
}

/** Responsible, accountable, consulted, informed; or a dash. */
export type Part = 'R' | 'A' | 'C' | 'I' | 'A/R' | '-';

export interface RaciRow {
  readonly activity: string;
  readonly parts: readonly Part[];
}

/** A row of a schedule. `from` and `to` are column numbers, starting at 1. */
export interface PlannedTask {
  readonly title: string;
  readonly text?: string;
  readonly from: number;
  readonly to: number;
}

export type Block =
  | { readonly kind: 'text'; readonly paragraphs: readonly string[] }
  | { readonly kind: 'lists'; readonly lists: readonly NamedList[] }
  | {
      readonly kind: 'steps';
      readonly title?: string;
      /** Number of the first step, to continue an earlier list. */
      readonly from?: number;
      readonly items: readonly Step[];
    }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      /** The first cell names the row. */
      readonly rows: readonly (readonly string[])[];
      /** How wide each column is, in percent. */
      readonly widths?: readonly number[];
      /** Indexes of numeric columns, which are right-aligned. */
      readonly numbers?: readonly number[];
      /** The last row is the total. */
      readonly total?: boolean;
    }
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'cards';
      readonly items: readonly PrintedCard[];
      readonly columns: 2 | 3 | 4;
      readonly tinted?: boolean;
    }
  | {
      readonly kind: 'raci';
      readonly caption: string;
      readonly activity: string;
      readonly roles: readonly string[];
      readonly rows: readonly RaciRow[];
    }
  | {
      readonly kind: 'schedule';
      readonly caption: string;
      readonly task: string;
      readonly columns: readonly string[];
      readonly tasks: readonly PlannedTask[];
    }
  | { readonly kind: 'figures'; readonly stats: readonly StatRecord[] };

/** A section written as records. */
export interface WrittenSection {
  readonly title: string;
  readonly note?: string;
  readonly blocks: readonly Block[];
}
