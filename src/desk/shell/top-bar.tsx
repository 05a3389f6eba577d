import { shellTexts } from '#content/desk/shell.ts';
import { filled } from '#content/filled.ts';
import { mark } from '#generated/mark.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { search } from '#ui/icons.ts';
import { useMe } from '../data/use-me.ts';
import { Link } from '../router/router.tsx';

/** The logo in the colors of the theme. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path fill="currentColor" d={mark.body} />
      <path fill="var(--status-new-glyph)" d={mark.vane} />
    </svg>
  );
}

export function Brand({ className }: { readonly className: string }) {
  const { company } = useMe();
  return (
    <Link
      className={classes('brand', className)}
      href="/"
      aria-label={filled(shellTexts.brandLabel, { company: company.shortName })}
    >
      <Mark size={20} />
      {company.shortName} <span>{shellTexts.name}</span>
    </Link>
  );
}

/** The theme follows the system until somebody selects one, which localStorage keeps. */
const STORED_AS = 'desk-theme';

export function applyStoredTheme(): void {
  const stored = localStorage.getItem(STORED_AS);
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored;
}

function switchTheme(): void {
  const isDark =
    document.documentElement.dataset.theme === 'dark' ||
    (!document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches);
  const next = isDark ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  localStorage.setItem(STORED_AS, next);
}

interface ThemeButtonProps {
  readonly size: number;
  readonly className: string;
}

export function ThemeButton({ size, className }: ThemeButtonProps) {
  return (
    <button
      type="button"
      className={classes('button plain icon-only', className)}
      aria-label={shellTexts.theme}
      onClick={switchTheme}
      data-repeatable=""
    >
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="8" />
        <path d="M12 4v16a8 8 0 0 0 0-16z" fill="currentColor" />
      </svg>
    </button>
  );
}

/** On a phone, replaces the top of the rail. */
export function TopBar() {
  return (
    <header className="sticky top-0 z-3 flex h-14 items-center gap-1 border-b border-(--line) bg-(--surface) pr-2 pl-5 md:hidden">
      <Brand className="mr-auto" />
      <Link
        className="button plain icon-only min-h-11 w-11 border-0"
        href="/search"
        aria-label={shellTexts.searchShort}
      >
        <Icon of={search} size={18} />
      </Link>
      <ThemeButton size={18} className="min-h-11 w-11 border-0" />
    </header>
  );
}
