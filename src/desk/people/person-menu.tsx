import { peopleViewWords as words } from '#content/desk/people-view.ts';
import { filled } from '#content/filled.ts';
import type { Person } from '#contract/desk/people.ts';
import { Icon } from '#ui/icon.tsx';
import { useMe } from '../data/use-me.ts';
import { dots } from '../parts/desk-icons.ts';
import { Menu } from '../parts/menu.tsx';
import { MenuItem } from '../parts/menu-item.tsx';
import { isInvited } from './people-sentences.ts';

/** What is asked before it is done. */
export type Ask = 'rights' | 'remove' | 'endSessions';

interface PersonMenuProps {
  readonly person: Person;
  readonly onAsk: (what: Ask) => void;
  readonly onLink: (handOver: boolean) => void;
}

/** What can be done with somebody. Nobody removes themselves, and their own sessions are listed below. */
export function PersonMenu({ person, onAsk, onLink }: PersonMenuProps) {
  const me = useMe();
  const isMe = person.id === me.person.id;
  return (
    <Menu
      buttonClass="button plain icon-only"
      placement="to-right"
      name={filled(words.change, { name: person.name })}
      label={<Icon of={dots} size={16} />}
    >
      {(close) => {
        const closeAnd = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            <MenuItem onChoose={closeAnd(() => onAsk('rights'))}>{words.menu.rights}</MenuItem>
            {!isMe && !isInvited(person) && (
              <MenuItem onChoose={closeAnd(() => onLink(false))}>
                {me.hasMail ? words.menu.link : words.menu.getLink}
              </MenuItem>
            )}
            {!isMe && person.sessions > 0 && (
              <MenuItem onChoose={closeAnd(() => onAsk('endSessions'))}>{words.menu.endSessions}</MenuItem>
            )}
            {!isMe && (
              <MenuItem isDangerous onChoose={closeAnd(() => onAsk('remove'))}>
                {words.menu.remove}
              </MenuItem>
            )}
          </>
        );
      }}
    </Menu>
  );
}
