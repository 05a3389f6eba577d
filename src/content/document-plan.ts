/** The text of a document as data. src/documents/parse.ts makes it from content/documents/*.md; src/documents/parts print it. */
import type { StatRecord } from './types.ts';

export interface DocumentPlan {
  /** Under the title on the cover. */
  readonly lead: string;
  /** The printed pages between the cover and the last one. */
  readonly sheets: readonly (readonly PlannedSection[])[];
}

export type PlannedSection = WrittenSection | PageSection;

export interface WrittenSection {
  readonly title: string;
  readonly note?: string;
  /** The kind of a section of the web page that is printed at the left of the blocks. */
  readonly beside?: string;
  readonly blocks: readonly Block[];
}

/** A section of the web page, printed with its own title and note. */
export interface PageSection {
  readonly section: string;
}

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
export const raciCodes = ['R', 'A', 'C', 'I', 'A/R', '-'] as const;
export type RaciCode = (typeof raciCodes)[number];

export interface RaciRow {
  readonly activity: string;
  readonly codes: readonly RaciCode[];
}

/** A row of a schedule. `from` and `to` are column numbers, starting at 1. */
export interface PlannedTask {
  readonly title: string;
  readonly text?: string;
  readonly from: number;
  readonly to: number;
}

export interface ChartBar {
  readonly label: string;
  /** The label at the end of the bar, with the unit: "54 s". */
  readonly text: string;
  readonly value: number;
}

export type Block =
  | { readonly kind: 'text'; readonly paragraphs: readonly string[] }
  | { readonly kind: 'lists'; readonly lists: readonly NamedList[] }
  | {
      readonly kind: 'steps';
      readonly title?: string;
      /** Number of the first step, to continue an earlier list. */
      readonly from: number;
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
      readonly numbers: readonly number[];
      /** The last row is the total. */
      readonly total: boolean;
    }
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
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
  | { readonly kind: 'chart'; readonly caption: string; readonly bars: readonly ChartBar[] }
  | { readonly kind: 'figures'; readonly stats: readonly StatRecord[] }
  /** The content of a section of the web page, without its title and note. */
  | { readonly kind: 'part'; readonly section: string };
