import { createRoot } from 'react-dom/client';
import { addToast, type ToastMessage } from './toast-store.ts';

let mounting: Promise<void> | undefined;

/**
 * Tells the visitor something. The toaster is fetched with the first message; until then no page carries it. Where the
 * connection is lost it cannot be fetched, and an alert says the same.
 */
export async function toast(message: ToastMessage): Promise<void> {
  try {
    await mountToaster();
    addToast(message);
  } catch {
    alert(`${message.title}. ${message.description}`);
  }
}

/** Moves focus to the messages, whether there are any or not. */
export async function focusToasts(): Promise<void> {
  await mountToaster();
  document.querySelector<HTMLElement>('.toasts')?.focus();
}

function mountToaster(): Promise<void> {
  mounting ??= mount().catch((error: unknown) => {
    // The next message tries again.
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
