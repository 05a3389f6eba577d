import { shellWords } from '#content/desk/shell.ts';
import { Icon } from '#ui/icon.tsx';
import { search } from '#ui/icons.ts';
import { Link } from '../address/link.tsx';
import { Brand } from './brand.tsx';
import { ThemeButton } from './theme-button.tsx';

/** On a phone, what the rail has at its top. */
export function TopBar() {
  return (
    <header className="top-bar">
      <Brand />
      <Link className="button plain icon-only" href="/search" aria-label={shellWords.searchShort}>
        <Icon of={search} size={18} />
      </Link>
      <ThemeButton size={18} />
    </header>
  );
}
