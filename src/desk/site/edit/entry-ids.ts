/** For a new entry of a list, so that the editor can open it before it is saved. */
export function newEntryId(): string {
  return Math.random().toString(36).slice(2, 10).padEnd(8, '0');
}
