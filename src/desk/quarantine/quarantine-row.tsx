import { quarantineTexts as texts } from '#content/desk/quarantine.ts';
import { listControls } from '#content/desk/submission-list.ts';
import { reasonFor } from '#content/desk/suspicion.ts';
import { filled } from '#content/filled.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { counted } from '../components/counted.ts';
import { asCell, asRow, asRowHead } from '../components/page.tsx';
import { MailAddress } from '../components/person.tsx';
import { Mark } from '../components/status.tsx';
import { useRight } from '../data/use-me.ts';
import { Link } from '../router/router.tsx';
import { isSubscription } from '../submissions/actions.ts';
import { submissionHref } from '../submissions/submission-address.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';

interface QuarantineRowProps {
  readonly row: SubmissionSummary;
  readonly tab: QuarantineTab;
  readonly isSelected: boolean;
  readonly onChoose: (reference: string) => void;
  readonly onDecide: (decision: Decision) => void;
}

/** Sender, text and reason for quarantine. The text is never a link. */
export function QuarantineRow({ row, tab, isSelected, onChoose, onDecide }: QuarantineRowProps) {
  const mayDecide = useRight('decide');
  const { timeZone } = useOffice();
  const now = useNow();
  const messages = (row.alike + 1).toLocaleString('en-US');
  return (
    <tr {...asRow}>
      {mayDecide && tab === 'quarantined' && (
        <td {...asCell}>
          <input
            type="checkbox"
            className="check"
            aria-label={filled(listControls.select, { name: row.name })}
            checked={isSelected}
            onChange={() => onChoose(row.reference)}
          />
        </td>
      )}
      <th {...asRowHead}>
        <Link
          className="strong hover:underline"
          id={`row-${row.reference}`}
          data-row={row.reference}
          href={submissionHref(row)}
        >
          {row.name}
        </Link>
        {row.alike > 0 && (
          <span className="copies-count">
            {messages}
            <span className="visually-hidden"> {filled(texts.copies, { count: '' }).trim()}</span>
          </span>
        )}
        <span className="evidence">
          <MailAddress of={row.email} />
        </span>
        <span className="evidence whitespace-nowrap">{whenText(row.receivedAt, now, timeZone)}</span>
      </th>
      <td className="max-w-[56ch] wrap-anywhere text-pretty max-md:my-1" {...asCell}>
        {row.words}
      </td>
      <td
        className="[&_.evidence]:wrap-anywhere [&_.status]:items-baseline [&_.status]:whitespace-normal"
        {...asCell}
      >
        <Why row={row} />
      </td>
      {mayDecide && (
        <td {...asCell}>
          <span className="actions flex-col items-stretch gap-0.5 max-md:flex-row max-md:items-center max-md:gap-2 md:max-xl:[&>.button]:px-2 md:max-xl:[&>.button]:py-1 max-xl:[&>.button]:whitespace-normal">
            {(tab === 'quarantined' || tab === 'spam') && (
              <button type="button" className="button" onClick={() => onDecide('release')}>
                {row.alike > 0 ? filled(texts.releaseMany, { count: messages }) : texts.release}
                <span className="visually-hidden"> {row.name}</span>
              </button>
            )}
            {tab !== 'spam' && !isSubscription(row) && (
              <button type="button" className="button plain" onClick={() => onDecide('spam')}>
                {row.alike > 0 ? filled(texts.spamMany, { count: messages }) : texts.spam}
                <span className="visually-hidden"> {row.name}</span>
              </button>
            )}
          </span>
        </td>
      )}
    </tr>
  );
}

function Why({ row }: { readonly row: SubmissionSummary }) {
  if (row.hint !== null) {
    return (
      <>
        <Mark tone="quarantined">
          <span>{texts.possible}</span>
        </Mark>
        <span className="evidence">{reasonFor(`content: ${row.hint}`).detail}</span>
      </>
    );
  }
  if (row.suspicion === null) return null;
  const { what, detail } = reasonFor(row.suspicion);
  return (
    <>
      <Mark tone={row.status === 'quarantined' ? 'quarantined' : 'is-off'}>
        <span>{what}</span>
      </Mark>
      {detail && <span className="evidence">{detail}</span>}
      {row.alike > 0 && <span className="evidence">{counted(texts.alike, row.alike)}</span>}
    </>
  );
}

/** Quarantined submissions, delivered ones that may be spam, and the past decisions. */
export const QUARANTINE_TABS = ['quarantined', 'possible', 'released', 'spam'] as const;
export type QuarantineTab = (typeof QUARANTINE_TABS)[number];

export type Decision = 'release' | 'spam';
