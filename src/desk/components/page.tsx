import { useEffect, useRef } from 'react';
import { shellTexts } from '#content/desk/shell.ts';
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

/** Tabs of a list, each with its own address. */
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

/** Loads the next page of a list when scrolled near, or when clicked. */
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
  /** The query of the list, as sent to the server. */
  readonly asked: string;
  readonly buttonClass?: string;
}

/** Exports the whole list as a file. Hidden without the right to export. */
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

/** On a phone, CSS stacks the rows of a table, which removes the table semantics; these roles restore them. */
export const asTable = { role: 'table' } as const;
export const asRows = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asHead = { role: 'columnheader' } as const;
export const asRowHead = { role: 'rowheader', scope: 'row' } as const;
export const asCell = { role: 'cell' } as const;

/** The document title: "(9) Enquiries · Example desk". A count of zero is omitted. */
export function titleText(view: string, company: string, count = 0): string {
  return count > 0
    ? filled(shellTexts.titleWithCount, { count, view, company })
    : filled(shellTexts.title, { view, company });
}

export function useTitle(text: string): void {
  useEffect(() => {
    document.title = text;
  }, [text]);
}
