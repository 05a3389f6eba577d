import { itemWords } from '#content/desk/item.ts';
import { applicationWords as words } from '#content/desk/resume.ts';
import type { Item } from '#contract/desk/items.ts';
import { FactValue } from '../item/fact-value.tsx';
import { OtherMessages, TypedEmail } from '../item/facts.tsx';
import { Countdown, DueTime } from '../parts/countdown.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { Status } from '../parts/status.tsx';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { waitingSentence } from './waiting-sentence.ts';

/** Said above already, or of no use here. */
const ELSEWHERE: readonly string[] = ['name', 'firstName', 'lastName', 'email', 'position', 'recaptcha'];

/** What the applicant filled in, in the place where an enquiry has its promise. */
export function ApplicationHead({ item }: { readonly item: Item }) {
  const { timeZone } = useOffice();
  const now = useNow();
  const isWaiting = item.status === 'new' || item.status === 'in-hand';
  const facts = item.facts.filter(({ name }) => !ELSEWHERE.includes(name));
  return (
    <>
      <p className="organization">{waitingSentence(item, now, timeZone)}</p>
      <dl className="spec">
        {facts.map(({ name, label, ...fact }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="num">
              <FactValue {...fact} />
            </dd>
          </div>
        ))}
        <div className="two">
          <dt>{itemWords.email}</dt>
          <dd>
            <MailLink address={item.email} />
            <TypedEmail item={item} />
          </dd>
        </div>
        <OtherMessages item={item} className="two" />
        <div>
          <dt>{words.status}</dt>
          <dd>
            <Status of={item.status} />
          </dd>
        </div>
      </dl>
      {isWaiting && (
        <div className="promise after-spec">
          <Countdown receivedAt={item.receivedAt} isLine />
          <DueTime receivedAt={item.receivedAt} />
        </div>
      )}
    </>
  );
}
