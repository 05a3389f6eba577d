import type { Card } from './card.ts';

/** A small example of what a card speaks of, as it looks on a screen. */
export type Exhibit =
  | {
      readonly kind: 'bars';
      readonly title: string;
      readonly bars: readonly { readonly label: string; readonly value: number }[];
    }
  | {
      readonly kind: 'list';
      readonly title: string;
      readonly rows: readonly (readonly [string, string, string])[];
    }
  | {
      readonly kind: 'figures';
      readonly title: string;
      readonly figures: readonly {
        readonly value: string;
        readonly label: string;
        readonly target: string;
      }[];
    }
  | {
      readonly kind: 'funnel';
      readonly title: string;
      readonly bars: readonly { readonly label: string; readonly value: number; readonly text: string }[];
    };

export interface ExhibitCard extends Card {
  readonly exhibit: Exhibit;
}
