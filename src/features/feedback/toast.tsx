import { createRoot } from 'react-dom/client';
import { addToast, type ToastMessage } from './toast-store.ts';

let mounting: Promise<void> | undefined;

/**
 * Shows a toast. The toaster's code is loaded with the first one. If that fails, for example offline, an alert shows the
 * message.
 */
export async function toast(message: ToastMessage): Promise<void> {
  try {
    await mountToaster();
    addToast(message);
  } catch {
    alert(`${message.title}. ${message.description}`);
  }
}

/** Moves focus to the toast region, even if it is empty. */
export async function focusToasts(): Promise<void> {
  await mountToaster();
  document.querySelector<HTMLElement>('.toasts')?.focus();
}

function mountToaster(): Promise<void> {
  mounting ??= mount().catch((error: unknown) => {
    // The next toast tries again.
    mounting = undefined;
    throw error;
  });
  return mounting;
}

async function mount(): Promise<void> {
  const { Toaster } = await import('./toaster.tsx');
  const host = document.createElement('div');
  document.body.append(host);
  await new Promise<void>((mounted) => createRoot(host).render(<Toaster onMounted={mounted} />));
}
