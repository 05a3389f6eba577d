import { useEffect, useRef } from 'react';
import { shellWords } from '#content/desk/shell.ts';
import { listControls } from '#content/desk/submission-list.ts';
import { filled } from '#content/filled.ts';
import { Icon } from '#ui/icon.tsx';
import { download } from '#ui/icons.ts';
import { useRight } from '../data/use-me.ts';
import { Link } from '../router/router.tsx';
import { Menu } from './menu.tsx';

interface PageTabsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [tab: Tab, text: string, count?: number | undefined])[];
  readonly current: Tab;
  readonly hrefOf: (tab: Tab) => string;
}

/** Parts of one list, each with an address of its own. */
export function PageTabs<Tab extends string>({ label, tabs, current, hrefOf }: PageTabsProps<Tab>) {
  return (
    <nav className="tablist mt-5" aria-label={label}>
      {tabs.map(([tab, text, count]) => (
        <Link key={tab} href={hrefOf(tab)} aria-current={tab === current ? 'page' : undefined}>
          {text}
          {count !== undefined && <span className="num">{count.toLocaleString('en-US')}</span>}
        </Link>
      ))}
    </nav>
  );
}

interface MoreProps {
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** The next page of a list: it comes by itself when the end is near, and at a press. */
export function More({ isLoading, onMore }: MoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (element === null || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading, onMore]);
  return (
    <button ref={button} type="button" className="button plain more" disabled={isLoading} onClick={onMore}>
      {listControls.more}
    </button>
  );
}

interface ExportMenuProps {
  readonly of: 'submissions' | 'subscribers' | 'delivery' | 'history';
  /** The question that the list answers, as the server gets it. */
  readonly asked: string;
  readonly buttonClass?: string;
}

/** Everything that the list would show, as a file. Not there for who may not have it. */
export function ExportMenu({ of: kind, asked, buttonClass = 'button' }: ExportMenuProps) {
  const mayExport = useRight('export');
  if (!mayExport) return null;
  return (
    <Menu
      buttonClass={buttonClass}
      placement="to-right"
      label={
        <>
          <Icon of={download} size={15} />
          {listControls.export}
        </>
      }
    >
      {(close) =>
        (['csv', 'json'] as const).map((format) => (
          <a
            key={format}
            role="menuitem"
            tabIndex={-1}
            href={`/api/export/${kind}?${[`format=${format}`, asked].filter(Boolean).join('&')}`}
            download
            onClick={close}
          >
            {listControls.exportAs[format]}
          </a>
        ))
      }
    </Menu>
  );
}

/** On a phone a table becomes stacked rows, which takes its meaning away; these roles keep it. */
export const asTable = { role: 'table' } as const;
export const asRows = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asHead = { role: 'columnheader' } as const;
export const asRowHead = { role: 'rowheader', scope: 'row' } as const;
export const asCell = { role: 'cell' } as const;

/** The title of the tab: "(9) Enquiries · Example desk". A count of none is left out. */
export function titleText(view: string, company: string, count = 0): string {
  return count > 0
    ? filled(shellWords.titleWithCount, { count, view, company })
    : filled(shellWords.title, { view, company });
}

export function useTitle(text: string): void {
  useEffect(() => {
    document.title = text;
  }, [text]);
}
