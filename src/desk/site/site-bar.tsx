import { siteTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { triangleAlert } from '#ui/icons.ts';
import { check } from '../components/icons.ts';
import { Avatar, firstName } from '../components/person.tsx';
import { Mark } from '../components/status.tsx';
import { useSitePresence } from '../data/presence.ts';
import { Link } from '../router/router.tsx';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';
import { PreviewLinkButton } from './preview-link.tsx';
import { type SiteTab, siteAddress } from './site-address.ts';
import { useSite } from './site-data.tsx';

interface SiteBarProps {
  readonly tab: SiteTab;
  /** Changes of the draft. */
  readonly count: number;
  /** Undefined where nothing can be published. */
  readonly onPublish: (() => void) | undefined;
}

const TABS: readonly SiteTab[] = ['edit', 'changes', 'releases'];

/** Tabs, what is saved, and the way to visitors. */
export function SiteBar({ tab, count, onPublish }: SiteBarProps) {
  const { canWrite } = useSite();
  return (
    <div className={classes('site-bar', tab !== 'edit' && 'sticks')}>
      <nav className="site-tabs" aria-label={texts.label}>
        {TABS.map((one) => (
          <Link key={one} href={siteAddress({ tab: one })} aria-current={one === tab ? 'page' : undefined}>
            {texts.tabs[one]}
            {one === 'changes' && count > 0 && <span className="num">{count}</span>}
          </Link>
        ))}
      </nav>
      {canWrite && <SaveState isQuiet={tab !== 'edit'} />}
      <span className="ml-auto" />
      <Editors />
      {canWrite ? <PreviewLinkButton /> : <span className="quiet text-13">{texts.viewOnly}</span>}
      {tab === 'edit' && canWrite && <PublishButton count={count} onPublish={onPublish} />}
    </div>
  );
}

/** "Priya and Jun are editing" */
function Editors() {
  const people = new Map(
    Object.values(useSitePresence())
      .flat()
      .map((person) => [person.id, person]),
  );
  const names = [...people.values()].map(firstName);
  return (
    <span className="person text-13 not-empty:mr-3" role="status">
      {[...people.values()].map((person) => (
        <Avatar key={person.id} of={person} />
      ))}
      {names.length > 0 && (
        <span className="quiet max-lg:sr-only">
          {filled(names.length === 1 ? texts.editing.one : texts.editing.many, { names: LIST.format(names) })}
        </span>
      )}
    </span>
  );
}

const LIST = new Intl.ListFormat('en-US');

/** `isQuiet`: says only what needs attention. */
function SaveState({ isQuiet }: { readonly isQuiet: boolean }) {
  const { saving, savedAt } = useSite();
  const { timeZone } = useOffice();
  const now = useNow();
  if (saving === 'offline') {
    return (
      <span className="save-state is-offline">
        <Icon of={triangleAlert} size={15} />
        {texts.saving.offline}
      </span>
    );
  }
  if (isQuiet || (saving === 'saved' && savedAt === null)) return null;
  return (
    <span className="save-state">
      <Icon of={check} size={15} className={saving === 'saving' ? 'invisible' : undefined} />
      {saving === 'saving'
        ? texts.saving.saving
        : filled(texts.saving.saved, { time: whenText(savedAt ?? now, now, timeZone) })}
    </span>
  );
}

interface PublishButtonProps {
  readonly count: number;
  readonly onPublish: (() => void) | undefined;
}

/** The one primary button: writers request a review instead. */
export function PublishButton({ count, onPublish }: PublishButtonProps) {
  const { canPublish, state } = useSite();
  if (count === 0) return null;
  if (!canPublish && state.review !== null) return <ReviewMark at={state.review.at} />;
  return (
    <button type="button" className="button primary" disabled={onPublish === undefined} onClick={onPublish}>
      {canPublish ? texts.publish : texts.requestReview}
      <span className="of-count">{count}</span>
    </button>
  );
}

function ReviewMark({ at }: { readonly at: number }) {
  const { timeZone } = useOffice();
  return (
    <Mark tone="assigned">{filled(texts.reviewRequested, { time: whenText(at, useNow(), timeZone) })}</Mark>
  );
}
