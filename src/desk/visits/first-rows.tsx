import { fewerRows } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import { Link } from '../address/link.tsx';
import { hrefOfLook, type List, type Look } from './visits-address.ts';

/** The rows that a table shows: the first ones, until all are asked for. */
export function shownRows<Row>(
  rows: readonly Row[],
  { list, look, most }: { readonly list: List; readonly look: Look; readonly most: number },
): readonly Row[] {
  return look.all.includes(list) ? rows : rows.slice(0, most);
}

interface AllLinkProps {
  readonly list: List;
  readonly look: Look;
  /** "All {count} pages" */
  readonly text: `${string}{count}${string}`;
  readonly count: number;
  readonly most: number;
}

/** Shows all rows, and then the first ones again. Not there when these are all. */
export function AllLink({ list, look, text, count, most }: AllLinkProps) {
  if (count <= most) return null;
  const areAll = look.all.includes(list);
  const all = areAll ? look.all.filter((one) => one !== list) : [...look.all, list];
  return (
    <Link className="link" href={hrefOfLook({ ...look, all })}>
      {areAll ? fewerRows : filled(text, { count })}
    </Link>
  );
}
