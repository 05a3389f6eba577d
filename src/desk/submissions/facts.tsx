import { itemWords } from '#content/desk/item.ts';
import { statusWords } from '#content/desk/items.ts';
import { visitPathWords as words } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { Fact as FactOfItem, Item } from '#contract/desk/items.ts';
import type { VisitPath } from '#contract/visits.ts';
import { MailLink } from '../components/person.tsx';
import { Banner } from '../components/states.tsx';
import { Link } from '../router/router.tsx';
import { itemHref } from '../router/submission-address.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';
import { campaignText, FactValue, pagesOf } from './fact-value.tsx';

/** How somebody who allowed counting came to the form. Their browser sent it, so it is text: nothing of it can be pressed. */
function WayHere({ visit }: { readonly visit: VisitPath }) {
  const campaign = campaignText(visit.campaign);
  const pages = pagesOf(visit);
  return (
    <>
      <h3>{words.title}</h3>
      <dl>
        <div>
          <dt>{words.site}</dt>
          <dd>{visit.referrer || words.unknown}</dd>
        </div>
        {campaign !== '' && (
          <div>
            <dt>{words.campaign}</dt>
            <dd>{campaign}</dd>
          </div>
        )}
      </dl>
      {pages.length > 0 && (
        <ol className="way" aria-label={words.way}>
          {pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page can be there twice, and the list never changes.
            <li key={index}>{index === pages.length - 1 ? filled(words.sentHere, { page }) : page}</li>
          ))}
        </ol>
      )}
      <p className="quieter known">{words.known}</p>
    </>
  );
}

/** Fields that stand above the words already, or say nothing about the person. */
const ELSEWHERE: readonly string[] = [
  'name',
  'firstName',
  'lastName',
  'email',
  'organization',
  'role',
  'recaptcha',
];
const ASKED: readonly string[] = ['enquiryType', 'specificCategory', 'position'];

/** What else the visitor told us. */
export function Facts({ item }: { readonly item: Item }) {
  const asked = item.facts.filter(({ name }) => ASKED.includes(name));
  const others = item.facts.filter(({ name }) => !ASKED.includes(name) && !ELSEWHERE.includes(name));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be scrolled with the keyboard.
    <aside className="facts" tabIndex={0} aria-label={itemWords.facts}>
      <h3>{itemWords.person}</h3>
      <dl>
        <div>
          <dt>{itemWords.email}</dt>
          <dd>
            <MailLink address={item.email} />
            <TypedEmail item={item} />
          </dd>
        </div>
        {others.map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
        <OtherMessages item={item} />
      </dl>
      {asked.length > 0 && (
        <>
          <h3>{itemWords.askedAbout[item.form]}</h3>
          <dl>
            {asked.map((fact) => (
              <Fact key={fact.name} {...fact} />
            ))}
          </dl>
        </>
      )}
      {item.visit && <WayHere visit={item.visit} />}
    </aside>
  );
}

/** What the visitor typed stays visible after staff corrected it. */
export function TypedEmail({ item }: { readonly item: Item }) {
  if (item.typedEmail === undefined) return null;
  return <span className="evidence">{filled(itemWords.typedEmail, { address: item.typedEmail })}</span>;
}

/** Whatever else the same person sent, earlier or later. */
export function OtherMessages({ item, className }: { readonly item: Item; readonly className?: string }) {
  const { timeZone } = useOffice();
  const now = useNow();
  if (item.others.length === 0) return null;
  return (
    <div className={className}>
      <dt>{itemWords.others}</dt>
      {item.others.map((one) => (
        <dd key={one.reference}>
          <Link className="link" href={itemHref(one)}>
            {one.subject}
          </Link>
          , {statusWords[one.status].toLowerCase()}, {whenText(one.receivedAt, now, timeZone)}
        </dd>
      ))}
    </div>
  );
}

/** Announces a newer message of the same person before the older one is answered. */
export function NewerMessages({ item }: { readonly item: Item }) {
  const { timeZone } = useOffice();
  const now = useNow();
  const newer = item.others.filter(
    ({ form, status, receivedAt }) =>
      receivedAt > item.receivedAt && form !== 'newsletter' && status !== 'spam',
  );
  return newer.map((one) => (
    <Banner
      key={one.reference}
      title={filled(itemWords.newer, {
        subject: one.subject,
        time: whenText(one.receivedAt, now, timeZone),
      })}
    >
      <Link className="button" href={itemHref(one)}>
        {itemWords.openNewer}
        <span className="visually-hidden"> {one.reference}</span>
      </Link>
    </Banner>
  ));
}

function Fact({ label, ...fact }: FactOfItem) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">
        <FactValue {...fact} />
      </dd>
    </div>
  );
}
