/** As in features/feedback/toast-store.ts, of which this script must not need a chunk. */
const hotkey = 'F8';

/** Leads to the messages before there is any: their region is fetched then, and hears the key itself from there on. */
export function startToastKey(): void {
  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.key !== hotkey) return;
    document.removeEventListener('keydown', onKeyDown);
    const { focusToasts } = await import('#features/feedback/toast.tsx');
    await focusToasts();
  };
  document.addEventListener('keydown', onKeyDown);
}
