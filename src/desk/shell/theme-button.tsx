import { shellWords } from '#content/desk/shell.ts';
import { switchTheme } from './theme.ts';

export function ThemeButton({ size }: { readonly size: number }) {
  return (
    <button
      type="button"
      className="button plain icon-only theme-button"
      aria-label={shellWords.theme}
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
