import type { QueryClient } from '@tanstack/react-query';
import { siteTexts } from '#content/desk/site.ts';
import type { EditsReply, SiteOperation, SiteState } from '#contract/desk/site.ts';
import type { Me } from '#contract/desk/views.ts';
import { showToast } from '../components/toast-store.ts';
import { getJson, postJson, RequestError } from '../data/request.ts';
import { notInEffect, savedDraft } from './draft.ts';
import { createSaveQueue, type QueueOptions, type SaveQueue } from './save-queue.ts';

/** The draft shows edits at once, so a reload can wait until typing pauses. */
const RELOAD_AFTER_MS = 1000;

const queues = new Map<string, SaveQueue>();

/** One queue per person and window: it goes on saving while another view is open. */
export function queueOf(personId: string, client: QueryClient): SaveQueue {
  const known = queues.get(personId);
  if (known) return known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reloadSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => client.invalidateQueries({ queryKey: ['site'] }), RELOAD_AFTER_MS);
  };
  const queue = createSaveQueue({
    send: async (operations) => {
      // Somebody else may have signed in to this window.
      if (client.getQueryData<Me>(['me'])?.person.id !== personId) throw new RequestError(401, '');
      const reply = await postJson<EditsReply>('/api/site/edits', { operations });
      reloadSoon();
      return reply;
    },
    stillToSave: async (operations) => {
      const state = await getJson<SiteState>('/api/site');
      client.setQueryData(['site'], state);
      return notInEffect(savedDraft(state), state.liveFiles, operations);
    },
    store: storeOf(personId),
    onRefused: (operations, result) => {
      reloadSoon();
      showToast({
        text: siteTexts.saving.lost,
        detail: result.kind === 'failed' ? result.message : textsIn(operations),
        isProblem: true,
      });
    },
  });
  addEventListener('online', queue.retryNow);
  addEventListener('beforeunload', (event) => {
    if (queue.state().saving !== 'saved') event.preventDefault();
  });
  queues.set(personId, queue);
  return queue;
}

/** In localStorage, as the emailed link that continues an ended session opens another tab. Deleted on sign-out like other drafts. */
function storeOf(personId: string): QueueOptions['store'] {
  const key = `desk-draft ${personId} site`;
  return {
    read: () => {
      const kept: { readonly entries: readonly (readonly SiteOperation[])[] } | null = JSON.parse(
        localStorage.getItem(key) ?? 'null',
      );
      // Another window must not send them as well.
      localStorage.removeItem(key);
      return kept?.entries ?? [];
    },
    write: (entries) => {
      if (entries.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ at: Date.now(), entries }));
    },
  };
}

/** What the person typed, so that it can be copied from the message. */
function textsIn(operations: readonly SiteOperation[]): string {
  return operations
    .flatMap((one) => (one.op === 'set' && typeof one.value === 'string' ? [one.value] : []))
    .join(' · ');
}
