import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { fewerRows, visitPageTexts } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import { classes } from '#ui/classes.ts';
import { Link } from '../router/router.tsx';
import { type List, type VisitsView, visitsHref } from './visits-address.ts';

/** The first rows, or all on request. */
export function shownRows<Row>(
  rows: readonly Row[],
  { list, look, most }: { readonly list: List; readonly look: VisitsView; readonly most: number },
): readonly Row[] {
  return look.all.includes(list) ? rows : rows.slice(0, most);
}

interface AllLinkProps {
  readonly list: List;
  readonly look: VisitsView;
  /** "All {count} pages" */
  readonly text: `${string}{count}${string}`;
  readonly count: number;
  readonly most: number;
}

/** Toggles between all and the first rows. Hidden when there are no more. */
export function AllLink({ list, look, text, count, most }: AllLinkProps) {
  if (count <= most) return null;
  const areAll = look.all.includes(list);
  const all = areAll ? look.all.filter((one) => one !== list) : [...look.all, list];
  return (
    <Link className="link" href={visitsHref({ ...look, all })}>
      {areAll ? fewerRows : filled(text, { count })}
    </Link>
  );
}

interface MeterProps {
  /** Relative to the largest row, from 0 to 1; drawn as a tinted bar behind the name. */
  readonly share: number;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

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

/** Relative to the largest count. */
export function sharesOf(counts: readonly number[]): readonly number[] {
  const most = Math.max(1, ...counts);
  return counts.map((count) => count / most);
}

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A table that may overflow. It is focusable only when it scrolls. */
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

/** The path of a page; "/" alone would be overlooked. */
export function pathText(path: string): string {
  return path === '/' ? visitPageTexts.home : path;
}
