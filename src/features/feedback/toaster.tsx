import * as Toast from '@radix-ui/react-toast';
import { useEffect, useSyncExternalStore } from 'react';
import { controlTexts } from '#generated/texts/site.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { circleAlert, circleCheck, close } from '#ui/icons.ts';
import {
  dismissToast,
  getToasts,
  subscribeToToasts,
  toastDuration,
  toastHotkey,
  toastSwipeThreshold,
} from './toast-store.ts';

/** Shows one toast at a time, announces it, and gets focus with F8. */
export function Toaster({ onMounted }: { readonly onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts);
  return (
    <Toast.Provider
      label={controlTexts.notification}
      duration={toastDuration}
      swipeThreshold={toastSwipeThreshold}
      swipeDirection="right"
    >
      {toasts.map(({ id, open, title, description, variant }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(stillOpen) => !stillOpen && dismissToast(id)}
          className={classes('toast', variant === 'destructive' && 'toast-destructive')}
        >
          <Icon of={variant === 'destructive' ? circleAlert : circleCheck} size={24} />
          <div>
            <Toast.Title className="font-semibold font-stretch-[104%]">{title}</Toast.Title>
            {/* The announcement joins these texts: without the space it would run the words together. */}{' '}
            <Toast.Description className="text-sm leading-snug text-steel-200">
              {description}
            </Toast.Description>
          </div>
          <Toast.Close aria-label={controlTexts.dismiss} className="icon-button -mt-2 size-11">
            <Icon of={close} />
          </Toast.Close>
          <span className="toast-timer" aria-hidden="true" />
        </Toast.Root>
      ))}
      <Toast.Viewport label={controlTexts.notifications} hotkey={[toastHotkey]} className="toasts" />
    </Toast.Provider>
  );
}
