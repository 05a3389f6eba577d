import { roleWords } from '#content/desk/people.ts';
import { shellWords } from '#content/desk/shell.ts';
import { officeWords } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import { createBusinessHours } from '#contract/calendar.ts';
import { Icon } from '#ui/icon.tsx';
import { search } from '#ui/icons.ts';
import { Menu, MenuItem } from '../components/menu.tsx';
import { Avatar } from '../components/person.tsx';
import { useMe } from '../data/use-me.ts';
import { KeyHint } from '../keys/key-bindings.tsx';
import { hrefOf, type ViewName } from '../router/address.ts';
import { Link, navigate } from '../router/router.tsx';
import { useSignOut } from '../sign-in/session-end.ts';
import { useNow } from '../time/use-now.ts';
import { clockText } from '../time/when.ts';
import { type Entry, navigationFor } from './navigation.ts';
import { Brand, ThemeButton } from './top-bar.tsx';

/** What time it is in each office, and whether somebody is there. */
function Clocks() {
  const { company } = useMe();
  const now = useNow();
  return (
    <dl className="clocks">
      {company.offices.map(({ city, timeZone }) => {
        const isOpen = createBusinessHours(company.hours, timeZone).isOpen(now);
        const words = isOpen ? officeWords.openNow : officeWords.closedNow;
        return [
          <dt key={`${city} city`}>{city}</dt>,
          <dd key={`${city} time`} className={isOpen ? undefined : 'shut'}>
            {filled(words, { time: clockText(now, timeZone) })}
          </dd>,
        ];
      })}
    </dl>
  );
}

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
          <Profile />
          <ThemeButton size={15} />
        </div>
      </div>
    </header>
  );
}

/** Who is signed in, and the way out. */
function Profile() {
  const { person } = useMe();
  const signOut = useSignOut();
  const label = (
    <>
      <Avatar of={person} isLarge />
      <span>
        <b className="clip">{person.name}</b>
        <small>{roleWords[person.role]}</small>
      </span>
    </>
  );
  return (
    <Menu label={label} buttonClass="who" placement="above">
      {(close) => (
        <>
          <Link href={hrefOf('people')} role="menuitem" tabIndex={-1} onClick={close}>
            {shellWords.yourSessions}
          </Link>
          <MenuItem onChoose={() => void signOut()}>{shellWords.signOut}</MenuItem>
        </>
      )}
    </Menu>
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
