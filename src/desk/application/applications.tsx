import { itemWords } from '#content/desk/item.ts';
import { applicationWords as words } from '#content/desk/resume.ts';
import { filled } from '#content/filled.ts';
import type { Item, ItemTab } from '#contract/desk/items.ts';
import { Icon } from '#ui/icon.tsx';
import { back, next as nextIcon } from '../components/icons.ts';
import { MailLink } from '../components/person.tsx';
import { Countdown, DueTime, Status } from '../components/status.tsx';
import { useItemList } from '../data/use-pages.ts';
import { hrefOf, type ViewProps } from '../router/address.ts';
import { Link } from '../router/router.tsx';
import { type ListPlace, readItemQuery, writeItemQuery } from '../router/submission-address.ts';
import { FactValue } from '../submissions/fact-value.tsx';
import { OtherMessages, TypedEmail } from '../submissions/facts.tsx';
import { OpenItem } from '../submissions/open-submission.tsx';
import { ItemPane } from '../submissions/submission-pane.tsx';
import { ItemsView } from '../submissions/submissions-view.tsx';
import { useNeighbors } from '../submissions/use-list-order.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { waitingSentence } from './application-sentences.ts';
import { Resume } from './resume.tsx';

/** Said above already, or of no use here. */
const ELSEWHERE: readonly string[] = ['name', 'firstName', 'lastName', 'email', 'position', 'recaptcha'];

/** What the applicant filled in, in the place where an enquiry has its promise. */
function ApplicationHead({ item }: { readonly item: Item }) {
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

interface OpenApplicationProps {
  readonly item: Item;
  readonly place: ListPlace;
  readonly backHref: string;
}

/** An application is read beside its resume; where both would be too narrow, the list gives way. */
function OpenApplication({ item, place, backHref }: OpenApplicationProps) {
  return (
    <OpenItem
      item={item}
      backHref={backHref}
      before={
        <span className="back-to-list wide-only">
          <Link className="button plain" href={backHref}>
            <Icon of={back} size={16} />
            {words.back}
          </Link>
          <PlaceInList reference={item.reference} place={place} />
        </span>
      }
      head={<ApplicationHead item={item} />}
      aside={<Resume item={item} />}
    />
  );
}

/** "2 of 4 waiting", and the ones before and after it. */
function PlaceInList({ reference, place }: { readonly reference: string; readonly place: ListPlace }) {
  const { rows, first } = useItemList({ ...place.query, form: place.form });
  const { previous, next } = useNeighbors(rows, reference);
  const parameters = writeItemQuery(place.query, place.usualTab);
  const count = first?.tabs.waiting ?? 0;
  const index = rows.findIndex((row) => row.reference === reference);
  const step = (to: string | undefined, name: string, icon: string) =>
    to === undefined ? (
      <button type="button" className="button plain icon-only" aria-label={name} disabled>
        <Icon of={icon} size={15} />
      </button>
    ) : (
      <Link
        className="button plain icon-only"
        aria-label={name}
        href={hrefOf(place.view, to, parameters)}
        data-repeatable=""
      >
        <Icon of={icon} size={15} />
      </Link>
    );
  return (
    <>
      {place.query.tab === 'waiting' && count > 0 && (
        <span className="num quiet">
          {index < 0
            ? filled(words.place.none, { count })
            : filled(words.place.one, { place: index + 1, count })}
        </span>
      )}
      {step(previous, words.previous, back)}
      {step(next, words.next, nextIcon)}
    </>
  );
}

const TABS: readonly ItemTab[] = ['waiting', 'mine', 'nobodys', 'answered', 'all'];

/** The list as for enquiries; an open application has its resume beside it. */
export function Applications({ address }: ViewProps) {
  const place: ListPlace = {
    view: 'applications',
    form: 'careers',
    tabs: TABS,
    usualTab: 'waiting',
    query: readItemQuery(address.parameters, 'waiting'),
    reference: address.part,
  };
  return (
    <ItemsView place={place}>
      {(reference, backHref) => (
        <ItemPane key={reference} reference={reference} backHref={backHref}>
          {(item) => <OpenApplication item={item} place={place} backHref={backHref} />}
        </ItemPane>
      )}
    </ItemsView>
  );
}
