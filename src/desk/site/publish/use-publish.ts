import { useQueryClient } from '@tanstack/react-query';
import { publishTexts, releasesTexts, scheduledTexts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import type { PublishReply, PublishRequest } from '#contract/desk/site.ts';
import { counted } from '../../components/counted.ts';
import { showToast } from '../../components/toast-store.ts';
import { postJson } from '../../data/request.ts';
import { useOffice } from '../../time/office.ts';
import { dateAndClock } from '../../time/when.ts';
import { useOfficeCity } from './office-city.ts';

/** Posts what changes the public site. Both reject with the server's message, and say on success what is live. */
export function usePublish() {
  const client = useQueryClient();
  const { timeZone } = useOffice();
  const city = useOfficeCity();

  const post = async (path: string, body: object): Promise<PublishReply> => {
    try {
      return await postJson<PublishReply>(path, body);
    } finally {
      // Also after an error: the live release may be another by now.
      for (const key of ['site', 'site-releases', 'history'])
        void client.invalidateQueries({ queryKey: [key] });
    }
  };
  const tellError = (error: unknown) => showToast({ text: (error as Error).message, isProblem: true });

  const rollBack = async (number: number, live: number): Promise<void> => {
    const { release } = await post(`/api/site/releases/${number}/roll-back`, { live });
    showToast({
      text: filled(publishTexts.done, { number: release?.number ?? live + 1 }),
      detail: filled(releasesTexts.kinds.rolledBack, { number }),
    });
  };

  const publish = async (request: PublishRequest): Promise<void> => {
    const { release, scheduled } = await post('/api/site/publish', request);
    const { length } = request.changes;
    if (scheduled) {
      const time = dateAndClock(scheduled.at, timeZone);
      showToast({
        text: counted(publishTexts.scheduled, length),
        detail: filled(publishTexts.scheduledText, { time, city }),
        undo: () => void cancel(scheduled.id),
      });
    } else if (release) {
      showToast({
        text: filled(publishTexts.done, { number: release.number }),
        detail: counted(releasesTexts.changes, release.changes),
        undo: () => void rollBack(request.live, release.number).catch(tellError),
      });
    }
  };

  const cancel = async (id: string): Promise<void> => {
    try {
      await post(`/api/site/scheduled/${encodeURIComponent(id)}/cancel`, {});
      showToast({ text: scheduledTexts.canceled, detail: scheduledTexts.canceledText });
    } catch (error) {
      tellError(error);
    }
  };

  return { publish, rollBack, cancel };
}
