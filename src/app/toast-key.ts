/** As in features/feedback/toast-store.ts, of which this script must not need a chunk. */
const hotkey = 'F8';

/** Leads to the messages before there is any: their region is fetched then, and hears the key itself from there on. */
export function startToastKey(): void {
  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.key !== hotkey) return;
    try {
      const { focusToasts } = await import('#features/feedback/toast.tsx');
      await focusToasts();
      document.removeEventListener('keydown', onKeyDown);
    } catch {
      // Without a connection there is no message to lead to. The next press tries again.
    }
  };
  document.addEventListener('keydown', onKeyDown);
}
