import './site.css';
import './changes/changes.css';
import './releases/releases.css';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { siteTexts as texts } from '#content/desk/site.ts';
import type { Me } from '#contract/desk/views.ts';
import { NotFound } from '../components/not-found.tsx';
import { titleText, useTitle } from '../components/page.tsx';
import { ErrorBoundary, Loading } from '../components/states.tsx';
import { useMe } from '../data/use-me.ts';
import type { ViewProps } from '../router/address.ts';
import { Changes } from './changes/changes.tsx';
import { ReviewDialog } from './changes/review.tsx';
import { PublishDialog } from './publish/publish-dialog.tsx';
import { Releases } from './releases/releases.tsx';
import { readSiteAddress, type SitePlace } from './site-address.ts';
import { SiteBar } from './site-bar.tsx';
import { SiteProvider, useSite } from './site-data.tsx';
import { useSiteChanges } from './use-site-changes.ts';

const EditSite = lazy(() => import('./edit/edit.tsx').then((module) => ({ default: module.EditSite })));

/** Edits the public site: the editor, the changes of its draft, and its releases. */
export function Site({ address }: ViewProps) {
  const place = readSiteAddress(address);
  if (place === null) return <NotFound />;
  return (
    <SiteProvider>
      <Screens place={place} />
    </SiteProvider>
  );
}

type Dialog = { readonly name: 'publish'; readonly ids: readonly string[] } | { readonly name: 'review' };

function Screens({ place }: { readonly place: SitePlace }) {
  const { company } = useMe();
  const { canWrite, canPublish } = useSite();
  const { open, ready, blocked } = useSiteChanges();
  /** Changes that the person takes out of the next release. */
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const selected = ready.filter(({ id }) => !excluded.has(id)).map(({ id }) => id);
  useTitle(titleText(texts.label, company.shortName, open.length));

  const ask = (ids?: readonly string[]) => {
    if (!canPublish) {
      if (canWrite && open.length > 0) setDialog({ name: 'review' });
      return;
    }
    const chosen = ids ?? (place.tab === 'changes' ? selected : ready.map(({ id }) => id));
    if (chosen.length > 0) setDialog({ name: 'publish', ids: chosen });
  };
  useCountInNavigation(open.length);
  useControlEnter(() => ask());

  const { tab } = place;
  return (
    <>
      <SiteBar tab={tab} count={open.length} onPublish={ready.length > 0 ? () => ask() : undefined} />
      <ErrorBoundary resetKey={tab}>
        {tab === 'edit' && (
          <div className="site-edit">
            <Suspense fallback={<Loading rows={6} />}>
              <EditSite />
            </Suspense>
          </div>
        )}
        {tab === 'changes' && (
          <Changes
            open={open}
            blocked={blocked}
            selected={new Set(selected)}
            onExclude={setExcluded}
            onPublish={ask}
          />
        )}
        {tab === 'releases' && <Releases opened={place.release} />}
      </ErrorBoundary>
      {dialog?.name === 'publish' && <PublishDialog ids={dialog.ids} onClose={() => setDialog(null)} />}
      {dialog?.name === 'review' && <ReviewDialog ready={ready.length} onClose={() => setDialog(null)} />}
    </>
  );
}

/** The server sends the count with other news only; this one includes what was just typed. */
function useCountInNavigation(site: number): void {
  const client = useQueryClient();
  const shown = useMe().counts.site;
  useEffect(() => {
    if (shown === site) return;
    client.setQueryData<Me>(['me'], (me) => me && { ...me, counts: { ...me.counts, site } });
  }, [client, shown, site]);
}

/** Ctrl or Cmd with Enter, also while typing: the shortcuts of `useKeys` have no modifiers. */
function useControlEnter(act: () => void): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const isIt = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isIt || event.repeat || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', onPress);
    return () => removeEventListener('keydown', onPress);
  }, []);
}
