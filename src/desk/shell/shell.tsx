import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { durationText } from '#content/desk/duration.ts';
import { shellTexts } from '#content/desk/shell.ts';
import { liveTexts } from '#content/desk/states.ts';
import { filled } from '#content/filled.ts';
import { classes } from '#ui/classes.ts';
import { Announcer } from '../components/announcer.tsx';
import { again } from '../components/icons.ts';
import { Banner } from '../components/states.tsx';
import { LiveContext, useLiveState } from '../data/use-live.ts';
import { useMe } from '../data/use-me.ts';
import { useKeys } from '../keys/key-bindings.tsx';
import { GO_TO_KEYS, goTo, KeysDialog } from '../keys/keys-dialog.tsx';
import type { Address, ViewName } from '../router/address.ts';
import { useKeptFocus } from '../submissions/row-focus.ts';
import { createOffice, OfficeContext, useOffice } from '../time/office.ts';
import { clockText } from '../time/when.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';

/** A connection that recovers quickly is not reported. */
const GRACE_MS = 2500;

/** A banner while offline: data may be stale, since when, and the time of the next attempt. */
function NotLive() {
  const { lostSince, nextAttemptAt } = useLiveState();
  const connection = useContext(LiveContext);
  const { timeZone } = useOffice();
  const now = useSeconds(lostSince !== null);
  if (lostSince === null || nextAttemptAt === null || now - lostSince < GRACE_MS) return null;
  const seconds = Math.max(0, Math.ceil((nextAttemptAt - now) / 1000));
  return (
    <Banner
      title={filled(liveTexts.notLive, { time: clockText(lostSince, timeZone) })}
      text={filled(liveTexts.again, { seconds, duration: durationText(now - lostSince) })}
      icon={again}
    >
      <button type="button" className="button" onClick={connection?.retryNow}>
        {liveTexts.retry}
      </button>
    </Banner>
  );
}

function useSeconds(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/**
 * A new view starts at its top, for scrolling and for screen readers. The first view is left to the browser, and a
 * view that focused an element of its own, as the search does, keeps it.
 */
function useFocusOnView(view: ViewName): void {
  const previousView = useRef(view);
  useEffect(() => {
    if (previousView.current === view) return;
    previousView.current = view;
    scrollTo(0, 0);
    const main = document.getElementById('main');
    const inFocus = document.activeElement;
    if (inFocus !== main && main?.contains(inFocus)) return;
    main?.focus({ preventScroll: true });
  }, [view]);
}

/** Views with scrolling panes instead of a scrolling page. */
const FULL_HEIGHT_VIEWS: readonly string[] = ['enquiries', 'applications'];

/** The editor of the site fills the screen; its other tabs scroll. */
function fillsScreen({ view, part }: Address): boolean {
  return FULL_HEIGHT_VIEWS.includes(view) || (view === 'site' && part === null);
}

const KEYS = ['?', '/', ...GO_TO_KEYS];

/** The layout around every view, and the global shortcuts. */
export function Shell({ address, children }: { readonly address: Address; readonly children: ReactNode }) {
  const me = useMe();
  const { hours, timeZone } = me.company;
  const office = useMemo(() => createOffice(hours, timeZone), [hours, timeZone]);
  const [areKeysShown, setAreKeysShown] = useState(false);
  useFocusOnView(address.view);
  useKeptFocus();
  useKeys(KEYS, (key) => (key === '?' ? setAreKeysShown(true) : goTo(key, me)));

  const isList = FULL_HEIGHT_VIEWS.includes(address.view);
  return (
    <OfficeContext value={office}>
      <a
        className="fixed top-[-60px] left-2 z-9 bg-(--action) px-4 py-2.5 text-(--action-text) focus:top-2"
        href="#main"
      >
        {shellTexts.skip}
      </a>
      <div
        className={classes('app', fillsScreen(address) && 'fills-screen')}
        data-view={isList ? (address.part === null ? 'list' : 'submission') : 'page'}
      >
        <Rail view={address.view} />
        <TopBar />
        <main className="main" id="main" tabIndex={-1}>
          <NotLive />
          {children}
        </main>
        <BottomBar view={address.view} />
      </div>
      <Announcer />
      {areKeysShown && <KeysDialog onClose={() => setAreKeysShown(false)} />}
    </OfficeContext>
  );
}
