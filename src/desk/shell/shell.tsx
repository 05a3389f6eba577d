import { type ReactNode, useMemo, useState } from 'react';
import { shellWords } from '#content/desk/shell.ts';
import { classes } from '#ui/classes.ts';
import type { Address } from '../address/address.ts';
import { useMe } from '../data/use-me.ts';
import { useKeptFocus } from '../items/use-kept-focus.ts';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Announcer } from '../parts/announcer.tsx';
import { NotLive } from '../parts/not-live.tsx';
import { createOffice, OfficeContext } from '../time/office.ts';
import { BottomBar } from './bottom-bar.tsx';
import { GO_TO_KEYS, goTo } from './go-to.ts';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnView } from './use-focus-on-view.ts';

/** Views that scroll inside themselves instead of with the page. */
const FILLING: readonly string[] = ['enquiries', 'applications'];
const KEYS = ['?', '/', ...GO_TO_KEYS];

/** The frame around every view: the rail or the bars, banners, and the keys that work everywhere. */
export function Shell({ address, children }: { readonly address: Address; readonly children: ReactNode }) {
  const me = useMe();
  const { hours, timeZone } = me.company;
  const office = useMemo(() => createOffice(hours, timeZone), [hours, timeZone]);
  const [areKeysShown, setAreKeysShown] = useState(false);
  useFocusOnView(address.view);
  useKeptFocus();
  useKeys(KEYS, (key) => (key === '?' ? setAreKeysShown(true) : goTo(key, me)));

  const fills = FILLING.includes(address.view);
  return (
    <OfficeContext value={office}>
      <a className="skip-link" href="#main">
        {shellWords.skip}
      </a>
      <div
        className={classes('app', fills && 'fills-screen')}
        data-view={fills ? (address.part === null ? 'list' : 'item') : 'page'}
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
