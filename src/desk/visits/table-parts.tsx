import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fewerRows, visitPageWords } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import { classes } from '#ui/classes.ts';
import { Link } from '../router/router.tsx';
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

interface MeterProps {
  /** Of the largest one in the table, from 0 to 1; drawn as a tinted bar behind the name. */
  readonly share: number;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** The first cell of a row, with its share behind it. */
export function Meter({ share, title, children }: MeterProps) {
  return (
    <th
      scope="row"
      className="meter"
      title={title}
      style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties}
    >
      {children}
    </th>
  );
}

/** As shares of the largest one. */
export function sharesOf(counts: readonly number[]): readonly number[] {
  const most = Math.max(1, ...counts);
  return counts.map((count) => count / most);
}

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A table of numbers that may be larger than its place. Only then it is a stop for the keyboard, as it can be scrolled. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return;
    const measure = () =>
      setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={region}
      className={classes('scroll', className)}
      {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

/** A page as its path; a lone slash would be overlooked. */
export function pathText(path: string): string {
  return path === '/' ? visitPageWords.home : path;
}
