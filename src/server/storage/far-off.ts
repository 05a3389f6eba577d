import type { Storage } from './storage.ts';

export interface FarOff {
  /**
   * Lets what is planned for later than this be tried at once; what a process may be just sending, when a lease is over.
   * Returns how many messages that were.
   */
  hurryMessages(options: {
    readonly now: number;
    readonly latest: number;
    readonly leaseMs: number;
  }): Promise<number>;
  /** Forgets what counts as sent already for longer than this, so that the same may be sent again. */
  forgetDuplicates(options: { readonly latest: number }): Promise<number>;
}

/** Times in the database that no process with a right clock would have written. */
export function createFarOff({ withLazyCommits }: Storage): FarOff {
  return {
    async hurryMessages({ now, latest, leaseMs }) {
      const { numUpdatedRows } = await withLazyCommits((connection) =>
        connection
          .updateTable('outbox')
          .set(({ eb }) => ({
            due_at: eb
              .case()
              .when('lease', 'is', null)
              .then(now)
              .else(now + leaseMs)
              .end(),
            // From here on the days count in which it is tried.
            created_at: eb.case().when('created_at', '>', now).then(now).else(eb.ref('created_at')).end(),
          }))
          .where('state', '=', 'pending')
          .where('due_at', '>', latest)
          .executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },

    async forgetDuplicates({ latest }) {
      const { numDeletedRows } = await withLazyCommits((connection) =>
        connection.deleteFrom('recent_submissions').where('expires_at', '>', latest).executeTakeFirst(),
      );
      return Number(numDeletedRows);
    },
  };
}
