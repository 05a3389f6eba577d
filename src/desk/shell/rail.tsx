import { roleWords } from '#content/desk/people.ts';
import { shellWords } from '#content/desk/shell.ts';
import { Icon } from '#ui/icon.tsx';
import { search } from '#ui/icons.ts';
import { hrefOf, type ViewName } from '../address/address.ts';
import { navigate } from '../address/history.ts';
import { Link } from '../address/link.tsx';
import { useMe } from '../data/use-me.ts';
import { Avatar } from '../parts/avatar.tsx';
import { KeyHint } from '../parts/key-hint.tsx';
import { Brand } from './brand.tsx';
import { Clocks } from './clocks.tsx';
import { type Entry, navigationFor } from './navigation.ts';
import { ThemeButton } from './theme-button.tsx';

/** The column at the left: search, views with what waits in them, the time, and who is signed in. */
export function Rail({ view }: { readonly view: ViewName }) {
  const me = useMe();
  return (
    <header className="rail">
      <Brand />
      <button type="button" className="find" onClick={() => navigate('/search')}>
        <Icon of={search} size={14} />
        {shellWords.search}
        <KeyHint of="/" />
      </button>
      <nav className="nav" aria-label={shellWords.navigation}>
        {navigationFor(me).map((group) => (
          <ul key={group[0]?.view}>
            {group.map((entry) => (
              <li key={entry.view}>
                <RailLink entry={entry} isCurrent={entry.view === view} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className="rail-end">
        <Clocks />
        <div className="signed-in">
          <Link className="who" href={hrefOf('people')}>
            <Avatar of={me.person} isLarge />
            <span>
              <b>{me.person.name}</b>
              <small>{roleWords[me.person.role]}</small>
              <span className="visually-hidden">{shellWords.yourSessions}</span>
            </span>
          </Link>
          <ThemeButton size={15} />
        </div>
      </div>
    </header>
  );
}

function RailLink({ entry, isCurrent }: { readonly entry: Entry; readonly isCurrent: boolean }) {
  return (
    <Link href={hrefOf(entry.view)} aria-current={isCurrent ? 'page' : undefined}>
      {entry.label}
      {entry.count !== null && (
        <span className={entry.isHot ? 'count hot' : 'count'}>
          {entry.count.toLocaleString('en-US')}
          <span className="visually-hidden"> {entry.counted}</span>
        </span>
      )}
    </Link>
  );
}
