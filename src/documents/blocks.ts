/** What the text of a document is made of, as records: a brochure's content files hold these and no markup. */
import type { StatRecord } from '#content/types.ts';
import type { PrintedCard } from './parts/cards.tsx';

export interface Step {
  readonly title: string;
  readonly text: string;
  /** How to see that it has worked. */
  readonly check?: string;
}

export interface NamedList {
  readonly title: string;
  readonly items: readonly string[];
}

/** Who does, answers for, is asked and is told: one letter for each role, or a dash. */
export type Part = 'R' | 'A' | 'C' | 'I' | 'A/R' | '-';

export interface RaciRow {
  readonly activity: string;
  readonly parts: readonly Part[];
}

/** A line of a plan. `from` and `to` count the columns, the first is 1. */
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
      /** Where the count goes on from an earlier list. */
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
      /** The columns that hold numbers, the first is 0: set right, so that digits stand under digits. */
      readonly numbers?: readonly number[];
      /** The last row sums up the others. */
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
