import { roleTexts } from '#content/desk/people.ts';
import { shellTexts } from '#content/desk/shell.ts';
import { officeTexts } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import { createBusinessHours } from '#contract/calendar.ts';
import { classes } from '#ui/classes.ts';
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

/** The time in each office, and whether it is open. */
function Clocks() {
  const { company } = useMe();
  const now = useNow();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-0.75 px-2 text-12 text-(--text-2)">
      {company.offices.map(({ city, timeZone }) => {
        const isOpen = createBusinessHours(company.hours, timeZone).isOpen(now);
        const words = isOpen ? officeTexts.openNow : officeTexts.closedNow;
        return [
          <dt key={`${city} city`}>{city}</dt>,
          <dd
            key={`${city} time`}
            className={classes('font-stretch-90%', isOpen ? 'text-(--text)' : 'text-(--text-3)')}
          >
            {filled(words, { time: clockText(now, timeZone) })}
          </dd>,
        ];
      })}
    </dl>
  );
}

export function Rail({ view }: { readonly view: ViewName }) {
  const me = useMe();
  return (
    <header className="sticky top-0 flex h-dvh flex-col bg-(--page) pt-5 pr-3 pb-3 pl-4 max-md:hidden">
      <Brand className="px-2" />
      <button
        type="button"
        className="mt-5.5 mb-4 flex h-8.5 w-full flex-none cursor-pointer items-center gap-2 overflow-hidden rounded-sm border border-(--line-2) bg-(--surface) px-2 py-0 text-left text-13 whitespace-nowrap text-(--text-2) hover:border-(--edge) [&>.key-hint]:ml-auto"
        onClick={() => navigate('/search')}
      >
        <Icon of={search} size={14} />
        {shellTexts.search}
        <KeyHint of="/" />
      </button>
      <nav className="nav -m-1 min-h-0 overflow-y-auto p-1" aria-label={shellTexts.navigation}>
        {navigationFor(me).map((group) => (
          <ul
            key={group[0]?.view}
            className="not-first:mt-3.5 not-first:border-t not-first:border-(--line) not-first:pt-3.5"
          >
            {group.map((entry) => (
              <li key={entry.view}>
                <RailLink entry={entry} isCurrent={entry.view === view} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className="mt-auto grid pt-3 grid-cols-[minmax(0,1fr)] gap-3">
        <Clocks />
        <div className="flex items-center gap-1 border-t border-(--line) pt-2 *:first:min-w-0 *:first:flex-1">
          <Profile />
          <ThemeButton size={15} className="ml-auto min-h-7 flex-none" />
        </div>
      </div>
    </header>
  );
}

function Profile() {
  const { person } = useMe();
  const signOut = useSignOut();
  const label = (
    <>
      <Avatar of={person} isLarge />
      <span className="min-w-0">
        <b className="clip strong block text-13 leading-[1.3] font-stretch-96%">{person.name}</b>
        <small className="text-12 text-(--text-2)">{roleTexts[person.role]}</small>
      </span>
    </>
  );
  return (
    <Menu
      label={label}
      buttonClass="flex min-w-0 flex-1 cursor-pointer items-center gap-2.25 rounded-sm border-0 bg-transparent py-1 pr-0 pl-2 text-left hover:bg-(--rail-hover)"
      placement="above"
    >
      {(close) => (
        <>
          <Link href={hrefOf('people')} role="menuitem" tabIndex={-1} onClick={close}>
            {shellTexts.yourSessions}
          </Link>
          <MenuItem onChoose={() => void signOut()}>{shellTexts.signOut}</MenuItem>
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
        <span
          className={classes(
            'ml-auto font-stretch-90%',
            entry.isHot ? 'font-semibold text-(--status-late)' : 'font-medium text-(--text-2)',
          )}
        >
          {entry.count.toLocaleString('en-US')}
          <span className="visually-hidden"> {entry.counted}</span>
        </span>
      )}
    </Link>
  );
}
