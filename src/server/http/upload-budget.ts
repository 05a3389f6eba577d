/** Bytes of uploads that may be held in memory at once, by all requests together. */
export interface UploadBudget {
  /** False when there is no room, or the client holds its share already; nothing is taken then. */
  take(client: string, bytes: number): boolean;
  giveBack(client: string, bytes: number): void;
}

/** A dozen of the largest resumes at once, or hundreds of ordinary ones. */
export const UPLOAD_BUDGET_BYTES = 128 * 1024 * 1024;

/** What one client may hold, so that slow uploads from one place cannot shut everybody else out. */
const SHARE_PER_CLIENT = 0.5;

export function createUploadBudget(limit: number): UploadBudget {
  const held = new Map<string, number>();
  let total = 0;
  return {
    take(client, bytes) {
      const own = (held.get(client) ?? 0) + bytes;
      if (total + bytes > limit || own > limit * SHARE_PER_CLIENT) return false;
      held.set(client, own);
      total += bytes;
      return true;
    },
    giveBack(client, bytes) {
      const own = (held.get(client) ?? 0) - bytes;
      if (own > 0) held.set(client, own);
      else held.delete(client);
      total -= bytes;
    },
  };
}
