import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openStorage } from '#server/db/database.ts';
import type { OutboxState } from '#server/db/schema.ts';
import type { Storage } from '#server/db/storage.ts';
import { createSubmissionStore, type NewSubmission } from '#server/submissions/store.ts';
import type { DatabaseName, TestDatabases } from './databases.ts';
import { newSubmission } from './new-submission.ts';

/** Submissions in a test database, and the state of their mails. */
export interface Stored {
  readonly storage: Storage;
  /** Saves a submission and returns its id. */
  save(fields?: Partial<NewSubmission>): Promise<string>;
  /** Saves several, one after the other: more at once than there are connections could time out on a busy machine. */
  saveAll(each: readonly Partial<NewSubmission>[]): Promise<string[]>;
  /** Sets the outbox state of the mails of a submission. */
  setMailState(
    submissionId: string | readonly string[],
    state: OutboxState,
    kinds?: readonly string[],
  ): Promise<unknown>;
  outboxOf(submissionId: string): Promise<readonly { readonly state: OutboxState }[]>;
  /** The ids of the remaining submissions, sorted. */
  remainingIds(): Promise<readonly string[]>;
}

/** Opens a database for the tests of a group and clears it before each. */
export function prepareStored(databases: () => TestDatabases, name: DatabaseName): Stored {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openStorage(await databases().create(name));
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    for (const table of ['recent_submissions', 'submissions', 'subscribers'] as const)
      await storage.db.deleteFrom(table).execute();
  });
  const save = async (fields: Partial<NewSubmission> = {}): Promise<string> => {
    const submission = newSubmission(fields);
    await createSubmissionStore(storage).save(submission);
    return submission.id;
  };
  return {
    get storage() {
      return storage;
    },
    save,
    async saveAll(each) {
      const ids: string[] = [];
      for (const fields of each) ids.push(await save(fields));
      return ids;
    },
    setMailState: (submissionId, state, kinds = ['company', 'acknowledgement', 'welcome']) =>
      storage.db
        .updateTable('outbox')
        .set({ state })
        .where('submission_id', 'in', [submissionId].flat())
        .where('kind', 'in', kinds as never)
        .execute(),
    outboxOf: (submissionId) =>
      storage.db.selectFrom('outbox').selectAll().where('submission_id', '=', submissionId).execute(),
    remainingIds: async () =>
      (await storage.db.selectFrom('submissions').select('id').execute()).map(({ id }) => id).sort(),
  };
}
