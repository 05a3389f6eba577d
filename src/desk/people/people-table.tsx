import { useState } from 'react';
import { peopleViewWords as words } from '#content/desk/people-view.ts';
import type { Person } from '#contract/desk/people.ts';
import { asHead, asRow, asRows, asTable } from '../parts/table-roles.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type HandedOver, HandOver, useLink } from './hand-over.tsx';
import type { Ask } from './person-menu.tsx';
import { PersonRow } from './person-row.tsx';
import { RightsDialog } from './rights-dialog.tsx';

export function PeopleTable({ people }: { readonly people: readonly Person[] }) {
  const [asked, setAsked] = useState<{ readonly what: Ask; readonly person: Person } | null>(null);
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null);
  const sendLink = useLink(setHandedOver);
  const close = () => setAsked(null);
  const { columns } = words;
  return (
    <div className="scroll">
      <table className="table stacking people-table" {...asTable}>
        <caption className="visually-hidden">{words.people}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            <th {...asHead}>{columns.name}</th>
            <th className="role" {...asHead}>
              {columns.role}
            </th>
            <th className="sees" {...asHead}>
              {columns.sees}
            </th>
            <th className="last-here" {...asHead}>
              {columns.lastHere}
            </th>
            <th className="signed-in-column" {...asHead}>
              {columns.signedIn}
            </th>
            <th className="menu-column" {...asHead}>
              <span className="visually-hidden">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              onAsk={(what) => setAsked({ what, person })}
              onLink={(handOver) => void sendLink(person, handOver)}
            />
          ))}
        </tbody>
      </table>
      {asked?.what === 'rights' && <RightsDialog person={asked.person} onClose={close} />}
      {asked && asked.what !== 'rights' && (
        <ConfirmDialog what={asked.what} person={asked.person} onClose={close} />
      )}
      {handedOver && <HandOver {...handedOver} onClose={() => setHandedOver(null)} />}
    </div>
  );
}
