/** Same as in features/feedback/toast-store.ts, whose chunk this script must not import. */
const hotkey = 'F8';

/** Focuses the toast region before the first toast: loads its code, which handles the key from then on. */
export function startToastKey(): void {
  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.key !== hotkey) return;
    try {
      const { focusToasts } = await import('#features/feedback/toast.tsx');
      await focusToasts();
      document.removeEventListener('keydown', onKeyDown);
    } catch {
      // Offline. The next press tries again.
    }
  };
  document.addEventListener('keydown', onKeyDown);
}
