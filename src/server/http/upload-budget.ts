/** Bytes of uploads that may be held in memory at once, by all requests together. */
export interface UploadBudget {
  /** False when there is no room; nothing is taken then. */
  take(bytes: number): boolean;
  giveBack(bytes: number): void;
}

export function createUploadBudget(limit: number): UploadBudget {
  let used = 0;
  return {
    take(bytes) {
      if (used + bytes > limit) return false;
      used += bytes;
      return true;
    },
    giveBack(bytes) {
      used -= bytes;
    },
  };
}
