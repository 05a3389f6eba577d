import { Link } from '../address/link.tsx';

interface PageTabsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [tab: Tab, text: string, count?: number | undefined])[];
  readonly current: Tab;
  readonly hrefOf: (tab: Tab) => string;
}

/** Parts of one list, each with an address of its own. */
export function PageTabs<Tab extends string>({ label, tabs, current, hrefOf }: PageTabsProps<Tab>) {
  return (
    <nav className="tablist page-tabs" aria-label={label}>
      {tabs.map(([tab, text, count]) => (
        <Link key={tab} href={hrefOf(tab)} aria-current={tab === current ? 'page' : undefined}>
          {text}
          {count !== undefined && <span className="num">{count.toLocaleString('en-US')}</span>}
        </Link>
      ))}
    </nav>
  );
}
