import { actionTexts } from '#content/desk/actions.ts';
import { todayTexts } from '#content/desk/today.ts';
import { filled } from '#content/filled.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { Icon } from '#ui/icon.tsx';
import { dots } from '../components/icons.ts';
import { Menu, MenuItem } from '../components/menu.tsx';
import { Countdown } from '../components/status.tsx';
import { useMe, useRight } from '../data/use-me.ts';
import { Link } from '../router/router.tsx';
import { answerHref, submissionHref } from '../submissions/submission-address.ts';
import { RowMarks } from '../submissions/submission-row.tsx';
import { useSubmissionActions } from '../submissions/use-submission-actions.ts';
import { timeLeft, useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';

/** The oldest waiting submission, with its actions. */
export function FirstWaiting({ row }: { readonly row: SubmissionSummary }) {
  const office = useOffice();
  const now = useNow();
  return (
    <section aria-labelledby="oldest">
      <h2 className="visually-hidden" id="oldest">
        {todayTexts.oldest}
      </h2>
      <div className="first-waiting grid grid-cols-[104px_minmax(0,1fr)] gap-x-5 border-t-[1.5px] border-(--rule) pt-4.5 pb-5.5 max-md:grid-cols-[minmax(0,1fr)] max-md:gap-2.5">
        <div>
          <Countdown receivedAt={row.receivedAt} />
          <p className="mt-1.5 text-12 text-(--text-3)">{timeLeft(row.receivedAt, now, office).due}</p>
        </div>
        <div>
          <Link
            className="strong text-17 font-stretch-106%"
            id={`row-${row.reference}`}
            data-row={row.reference}
            href={submissionHref(row)}
          >
            {row.name}
          </Link>
          <p className="quiet">
            {row.organization}
            {row.organization && <br />}
            {row.subject}
          </p>
          <p>
            <RowMarks row={row} />
          </p>
          <p className="mt-2 mb-3.5 max-w-[62ch] text-17 leading-[1.5] text-pretty">
            {filled(todayTexts.quarantined.quoted, { words: row.words })}
          </p>
          <Buttons row={row} />
        </div>
      </div>
    </section>
  );
}

function Buttons({ row }: { readonly row: SubmissionSummary }) {
  const me = useMe();
  const actions = useSubmissionActions();
  const mayAnswer = useRight('answer');
  const canTake = useRight('assign') && row.assignee?.id !== me.person.id;
  const mayDecide = useRight('decide');
  if (!mayAnswer) return null;
  const markAnswered = () => void actions([row], { kind: 'answered' });
  const markSpam = () => void actions([row], { kind: 'spam' });
  return (
    <div className="actions max-md:[&_.button]:min-h-11 max-md:*:first:flex-1">
      <Link className="button primary" href={answerHref(row)}>
        {actionTexts.answer}
      </Link>
      {canTake && (
        <button
          type="button"
          className="button"
          onClick={() => void actions([row], { kind: 'assigned', to: me.person })}
        >
          {actionTexts.take}
        </button>
      )}
      <button type="button" className="button plain max-md:hidden" onClick={markAnswered}>
        {actionTexts.close}
      </button>
      {mayDecide && (
        <button type="button" className="button plain max-md:hidden" onClick={markSpam}>
          {actionTexts.spam}
        </button>
      )}
      <Menu
        buttonClass="button icon-only md:hidden"
        name={actionTexts.more}
        label={<Icon of={dots} size={18} />}
        placement="to-right"
      >
        {(close) => (
          <>
            <MenuItem
              onChoose={() => {
                close();
                markAnswered();
              }}
            >
              {actionTexts.close}
            </MenuItem>
            {mayDecide && (
              <MenuItem
                onChoose={() => {
                  close();
                  markSpam();
                }}
              >
                {actionTexts.spam}
              </MenuItem>
            )}
          </>
        )}
      </Menu>
    </div>
  );
}
