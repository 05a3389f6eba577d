import { assignWords } from '#content/desk/items.ts';
import { filled } from '#content/filled.ts';
import type { Item } from '#contract/desk/items.ts';
import { useMe } from '../data/use-me.ts';
import { peopleToChoose } from '../items/people-to-choose.ts';
import { useDeeds } from '../items/use-deeds.ts';
import { Avatar } from '../parts/avatar.tsx';
import { firstName } from '../parts/first-name.ts';
import { KeyHint } from '../parts/key-hint.tsx';
import { Menu } from '../parts/menu.tsx';
import { MenuItem } from '../parts/menu-item.tsx';

/** Whose it is, and a press away whose it could be. */
export function AssignMenu({ item }: { readonly item: Item }) {
  const me = useMe();
  const deeds = useDeeds();
  const { assignee } = item;
  const text =
    assignee === null
      ? assignWords.button.nobody
      : assignee.id === me.person.id
        ? assignWords.button.you
        : filled(assignWords.button.other, { name: firstName(assignee) });
  return (
    <Menu
      buttonClass="button wide-only"
      label={
        <>
          <Avatar of={assignee} />
          <span className={assignee === null ? undefined : 'whose'}>{text}</span>
          <KeyHint of="a" />
        </>
      }
    >
      {(close) =>
        peopleToChoose(me, [item.form]).map(({ person, label }) => (
          <MenuItem
            key={person?.id ?? ''}
            isChosen={person?.id === assignee?.id}
            onChoose={() => {
              close();
              if (person?.id !== assignee?.id) void deeds([item], { kind: 'assigned', to: person });
            }}
          >
            <Avatar of={person} />
            {label}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
