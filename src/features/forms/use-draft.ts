import { type RefObject, useEffect } from 'react';
import { TRAP_FIELD } from '#contract/endpoints.ts';

type Draft = Record<string, string>;

/** The controls to store. Files cannot be stored, and checkboxes (consent, captcha) must be checked again. */
function draftControls(
  form: HTMLFormElement,
): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
      (element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement &&
          !['file', 'checkbox', 'submit', 'button'].includes(element.type))) &&
      element.name !== TRAP_FIELD,
  );
}

/** False if the visitor entered something before hydration, which the draft must not overwrite. */
function isUntouched(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === '';
  const initial = [...control.options].findIndex((option) => option.defaultSelected);
  return control.selectedIndex === Math.max(0, initial);
}

const storageKey = (name: string) => `draft-${name}`;

export function readDraft(name: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '{}');
  } catch {
    return {};
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Storage is blocked, so there is no draft.
  }
}

/** Stores what is typed into a form in sessionStorage and restores it after a reload. */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft(name);
    for (const control of draftControls(element)) {
      const kept = draft[control.name];
      if (kept && isUntouched(control)) control.value = kept;
    }
    const save = () => {
      const values = draftControls(element).map((control) => [control.name, control.value]);
      try {
        sessionStorage.setItem(storageKey(name), JSON.stringify(Object.fromEntries(values)));
      } catch {
        // Storage is full or blocked: the form works without a draft.
      }
    };
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [name, form]);
}
