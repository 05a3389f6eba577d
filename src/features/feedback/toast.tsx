import { createRoot } from 'react-dom/client';
import { addToast, type ToastMessage } from './toast-store.ts';

let mounting: Promise<void> | undefined;

/** Tells the visitor something. The toaster is fetched with the first message; until then no page carries it. */
export async function toast(message: ToastMessage): Promise<void> {
  mounting ??= mountToaster();
  await mounting;
  addToast(message);
}

async function mountToaster(): Promise<void> {
  const { Toaster } = await import('./toaster.tsx');
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<Toaster />);
}
