import type { Comparison } from '../comparison-table/section.tsx';

interface Levels<Field extends string> {
  readonly caption: string;
  readonly levels: readonly (Readonly<Record<NoInfer<Field>, string>> & { readonly level: string })[];
  /** The fields to show, in order, with the words for them. */
  readonly labels: Readonly<Record<Field, string>>;
  /** Fields that hold a figure. */
  readonly figures?: readonly NoInfer<Field>[];
  readonly recommended?: string;
}

/** Lays service levels out as a comparison: a column per level, a row per labeled field. */
export function levelComparison<Field extends string>({
  caption,
  levels,
  labels,
  figures,
  recommended,
}: Levels<Field>): Comparison {
  return {
    caption,
    columns: levels.map(({ level }) => level),
    rows: (Object.keys(labels) as Field[]).map((field) => ({
      title: labels[field],
      cells: levels.map((level) => level[field]),
      figures: figures?.includes(field),
    })),
    highlight: levels.findIndex(({ level }) => level === recommended),
  };
}
