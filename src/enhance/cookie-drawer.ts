import {
  type Consent,
  getChoice,
  hasPrivacySignal,
  mustAskAgain,
  setConsent,
  storageKey,
} from './consent.ts';
import { openDialog } from './dialogs.ts';
import { whenShown } from './when-shown.ts';

/** Dispatched on the document to open the drawer, by the buttons that target it or by a tag. */
const openEvent = 'open-cookie-settings';
/** Set once the drawer was shown: it opens only on the first visit, or when consent must be asked for again. */
export const firstVisitKey = 'hasSeenCookieSettings';
/** How long a section stays highlighted after a click, in milliseconds. */
const highlightTime = 1000;

const openers = '[popovertarget="cookie-settings"]:not(dialog *)';

/** The drawer is in the document as a closed <dialog> (features/consent/cookie-drawer.tsx), which dialogs.ts opens and closes. */
export function startCookieDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#cookie-settings');
  if (!drawer) return;
  document.addEventListener(openEvent, () => show(drawer));
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    if (pressed?.closest(openers)) document.dispatchEvent(new CustomEvent(openEvent));
  });
  drawer.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    saveChoice(drawer, pressed?.closest<HTMLElement>('[data-consent]')?.dataset.consent);
    highlight(pressed?.closest<HTMLElement>('[data-cookie-section]'));
  });
  // The visitor opened it as a popover before this script loaded.
  if (drawer.open) document.dispatchEvent(new CustomEvent(openEvent));
  if (drawer.dataset.startOpen !== undefined) show(drawer);
  whenShown(() => openOnFirstVisit(drawer));
}

function show(drawer: HTMLDialogElement): void {
  // Discard switches that were changed but not saved.
  setSwitches(drawer, getChoice());
  drawer.querySelector('[data-privacy-signal]')?.toggleAttribute('hidden', !hasPrivacySignal());
  openDialog(drawer.id);
  if (drawer.open) rememberSeen();
}

/** dialogs.ts closes the drawer. */
function saveChoice(drawer: HTMLDialogElement, choice: string | undefined): void {
  if (choice === undefined) return;
  if (choice !== 'chosen') setSwitches(drawer, { analytical: choice === 'all', marketing: choice === 'all' });
  setConsent({
    analytical: switchOf(drawer, 'analytical')?.checked ?? false,
    marketing: switchOf(drawer, 'marketing')?.checked ?? false,
  });
}

function setSwitches(drawer: HTMLElement, consent: Consent): void {
  for (const name of ['analytical', 'marketing'] as const) {
    const input = switchOf(drawer, name);
    if (input) input.checked = consent[name];
  }
}

function switchOf(drawer: HTMLElement, name: keyof Consent): HTMLInputElement | null {
  return drawer.querySelector<HTMLInputElement>(`input[name="${name}"]`);
}

let highlighted: HTMLElement | undefined;
let fading: ReturnType<typeof setTimeout> | undefined;

function highlight(section: HTMLElement | null | undefined): void {
  if (!section) return;
  clearTimeout(fading);
  delete highlighted?.dataset.highlighted;
  highlighted = section;
  section.dataset.highlighted = '';
  fading = setTimeout(() => delete section.dataset.highlighted, highlightTime);
}

/** Waits while the visitor is typing or another dialog is open. */
function openOnFirstVisit(drawer: HTMLDialogElement): void {
  if (!shouldOpenUnasked()) return;
  const attempt = () => {
    if (shouldOpenUnasked() && (document.querySelector('dialog[open]') || isTyping())) return;
    document.removeEventListener('focusout', scheduleAttempt);
    // The visitor may have opened and closed it in the meantime.
    if (shouldOpenUnasked()) show(drawer);
  };
  // document.activeElement is the next element only after this event.
  const scheduleAttempt = () => setTimeout(attempt);
  document.addEventListener('focusout', scheduleAttempt);
  scheduleAttempt();
}

function shouldOpenUnasked(): boolean {
  try {
    return !localStorage.getItem(firstVisitKey) || mustAskAgain();
  } catch {
    // Without storage every visit would look like the first.
    return false;
  }
}

function rememberSeen(): void {
  try {
    localStorage.setItem(firstVisitKey, 'true');
    // Visitors are asked once: closing the drawer without choosing means no consent.
    if (mustAskAgain()) localStorage.removeItem(storageKey);
  } catch {
    // Without storage the drawer never opens unasked (shouldOpenUnasked).
  }
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}
