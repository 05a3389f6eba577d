import { useState } from 'react';
import { peopleViewTexts as texts } from '#content/desk/people-view.ts';
import { filled } from '#content/filled.ts';
import type { Person } from '#contract/desk/people.ts';
import { Window } from '../components/dialog.tsx';
import { asHead, asRow, asRows, asTable } from '../components/page.tsx';
import { useAction } from '../data/use-action.ts';
import { type HandedOver, HandOver, useLink } from './hand-over.tsx';
import { type Ask, PersonRow } from './person-row.tsx';
import { RightsDialog } from './rights.tsx';

interface ConfirmDialogProps {
  readonly what: 'remove' | 'endSessions';
  readonly person: Person;
  readonly onClose: () => void;
}

function ConfirmDialog({ what, person, onClose }: ConfirmDialogProps) {
  const action = useAction(['people', 'me', 'history', 'submissions', 'today']);
  const { name } = person;
  const path = `/api/people/${encodeURIComponent(person.id)}`;
  const confirm = () => {
    onClose();
    if (what === 'remove') void action(`${path}/remove`, {}, texts.done.removed, name);
    else void action(`${path}/end-sessions`, {}, texts.done.ended, name);
  };
  return (
    <Window title={filled(texts[what].title, { name })} onClose={onClose}>
      <p className="hint">{filled(texts[what].text, { name })}</p>
      <div className="actions">
        <button type="button" className="button danger" onClick={confirm}>
          {what === 'remove' ? texts.remove.remove : texts.endSessions.end}
        </button>
        <button type="button" className="button plain" onClick={onClose}>
          {texts[what].cancel}
        </button>
      </div>
    </Window>
  );
}

export function PeopleTable({ people }: { readonly people: readonly Person[] }) {
  const [asked, setAsked] = useState<{ readonly what: Ask; readonly person: Person } | null>(null);
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null);
  const sendLink = useLink(setHandedOver);
  const close = () => setAsked(null);
  const { columns } = texts;
  return (
    <div className="scroll">
      <table className="table stacking" {...asTable}>
        <caption className="visually-hidden">{texts.people}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            <th {...asHead}>{columns.name}</th>
            <th className="md:w-[16%] lg:w-26" {...asHead}>
              {columns.role}
            </th>
            <th className="md:w-[16%] lg:w-30" {...asHead}>
              {columns.sees}
            </th>
            <th className="md:w-[16%] lg:w-24" {...asHead}>
              {columns.lastActive}
            </th>
            <th className="md:w-[16%] lg:w-24" {...asHead}>
              {columns.signedIn}
            </th>
            <th className="md:w-10" {...asHead}>
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
