import { roleTexts } from '#content/desk/people.ts';
import { peopleViewTexts as texts } from '#content/desk/people-view.ts';
import { filled } from '#content/filled.ts';
import type { Person } from '#contract/desk/people.ts';
import { Icon } from '#ui/icon.tsx';
import { counted } from '../components/counted.ts';
import { dots } from '../components/icons.ts';
import { Menu, MenuItem } from '../components/menu.tsx';
import { asCell, asRow, asRowHead } from '../components/page.tsx';
import { Avatar, MailAddress } from '../components/person.tsx';
import { Mark } from '../components/status.tsx';
import { useMe } from '../data/use-me.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { invitationText, isHere, isInvited, lastHereText } from './people-sentences.ts';

/** Actions that open a dialog first. */
export type Ask = 'rights' | 'remove' | 'endSessions';

interface PersonMenuProps {
  readonly person: Person;
  readonly onAsk: (what: Ask) => void;
  readonly onLink: (handOver: boolean) => void;
}

/** Nobody can remove themselves; their own sessions are listed below the table. */
function PersonMenu({ person, onAsk, onLink }: PersonMenuProps) {
  const me = useMe();
  const isMe = person.id === me.person.id;
  return (
    <Menu
      buttonClass="button plain icon-only -mt-1.5 max-md:mt-0 max-md:min-h-11 max-md:w-11"
      placement="to-right"
      name={filled(texts.actionsFor, { name: person.name })}
      label={<Icon of={dots} size={16} />}
    >
      {(close) => {
        const closeAnd = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            <MenuItem onChoose={closeAnd(() => onAsk('rights'))}>{texts.menu.rights}</MenuItem>
            {!isMe && !isInvited(person) && (
              <MenuItem onChoose={closeAnd(() => onLink(false))}>
                {me.hasMail ? texts.menu.link : texts.menu.getLink}
              </MenuItem>
            )}
            {!isMe && person.sessions > 0 && (
              <MenuItem onChoose={closeAnd(() => onAsk('endSessions'))}>{texts.menu.endSessions}</MenuItem>
            )}
            {!isMe && (
              <MenuItem isDangerous onChoose={closeAnd(() => onAsk('remove'))}>
                {texts.menu.remove}
              </MenuItem>
            )}
          </>
        );
      }}
    </Menu>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly onAsk: (what: Ask) => void;
  /** Emails a link, or creates one to pass on. */
  readonly onLink: (handOver: boolean) => void;
}

export function PersonRow({ person, onAsk, onLink }: PersonRowProps) {
  const { timeZone } = useOffice();
  const now = useNow();
  return (
    <tr className="max-md:flex max-md:flex-wrap max-md:gap-x-3.5 max-md:pr-12 max-md:pl-10.5" {...asRow}>
      <th className="max-md:-ml-10.5 max-md:w-full" {...asRowHead}>
        <Name person={person} />
      </th>
      <td {...asCell}>{roleTexts[person.role]}</td>
      <td {...asCell}>
        {texts.scopes[person.scope]}
        {person.site !== 'none' && (
          <span className="evidence mt-0">
            {filled(texts.site, { right: texts.siteRights[person.site] })}
          </span>
        )}
      </td>
      <td className="num quiet" {...asCell}>
        <span className="md:hidden">{texts.columns.lastActive}: </span>
        {isHere(person, now) ? (
          <Mark tone="assigned">{texts.now}</Mark>
        ) : (
          lastHereText(person.lastSeenAt, now, timeZone)
        )}
      </td>
      <td className={person.sessions === 0 ? 'quiet' : undefined} {...asCell}>
        {isInvited(person) ? (
          <SendAgain person={person} onLink={onLink} />
        ) : (
          <>
            <span className="md:hidden">{texts.columns.signedIn}: </span>
            {counted(texts.browsers, person.sessions)}
          </>
        )}
      </td>
      <td className="max-md:absolute max-md:top-2 max-md:right-0" {...asCell}>
        <PersonMenu person={person} onAsk={onAsk} onLink={onLink} />
      </td>
    </tr>
  );
}

function Name({ person }: { readonly person: Person }) {
  const me = useMe();
  const { timeZone } = useOffice();
  const now = useNow();
  const isNew = isInvited(person);
  return (
    <span className="person items-start gap-3">
      <Avatar of={person} isLarge />
      <span className="min-w-0">
        <b className="strong">{person.name}</b>{' '}
        {person.id === me.person.id && <span className="quiet">{texts.you}</span>}
        <span className="evidence mt-0">
          <MailAddress of={person.email} />
        </span>
        {isNew && <span className="evidence mt-0">{invitationText(person, now, timeZone)}</span>}
        {person.undelivered !== null && (
          <span className="evidence mt-0 text-(--status-late)">
            {filled(isNew ? texts.undelivered : texts.undeliveredLink, { answer: person.undelivered })}
          </span>
        )}
      </span>
    </span>
  );
}

function SendAgain({ person, onLink }: Pick<PersonRowProps, 'person' | 'onLink'>) {
  const { hasMail } = useMe();
  return (
    <span className="actions flex-col items-start gap-0">
      {hasMail && (
        <button type="button" className="button plain" onClick={() => onLink(false)}>
          {texts.resend}
          <span className="visually-hidden"> {person.email}</span>
        </button>
      )}
      {(!hasMail || person.undelivered !== null) && (
        <button type="button" className="button plain" onClick={() => onLink(true)}>
          {texts.getLink}
          <span className="visually-hidden"> {person.email}</span>
        </button>
      )}
    </span>
  );
}
