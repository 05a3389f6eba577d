/** What a bar on a planning board stands for; its look follows from it. */
export type BarKind = 'plain' | 'strong' | 'gap' | 'signal';

export interface BoardBar {
  /** First slot, counted from 1. */
  readonly from: number;
  /** The slot after the last. */
  readonly to: number;
  readonly label?: string;
  readonly kind: BarKind;
}

/** Work laid out over time: lanes of bars under a row of ticks. */
export interface Board {
  /** Says in words what the board shows. */
  readonly caption: string;
  /** How many slots the time is cut into; a multiple of the ticks. */
  readonly slots: 16 | 20;
  readonly ticks: readonly string[];
  readonly lanes: readonly { readonly title: string; readonly bars: readonly BoardBar[] }[];
  readonly legend: readonly { readonly kind: BarKind; readonly label: string }[];
}
