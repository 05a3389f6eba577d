import type { FormName } from '#contract/answer.ts';
import { ENDPOINTS, REQUEST_HEADERS, TRAP_FIELD } from '#contract/endpoints.ts';
import type { FormStep } from '#contract/visits.ts';
import { report } from './report.ts';
import { differentPages, readVisit } from './visit-record.ts';

const forms: readonly FormName[] = ['newsletter', 'contact', 'careers'];

/**
 * How far somebody comes with a form:
 *
 *   opened   its first field has been on the screen
 *   begun    something was typed or chosen in it
 *   sent     the server has accepted it
 *   left     it was begun, and the page is left without its being sent; with the name of the field touched last
 */
export function watchForms(signal: AbortSignal): void {
  /** The field touched last of each form that was begun. */
  const begun = new Map<FormName, string>();
  const touched = (event: Event) => {
    const { form, field } = fieldOf(event);
    if (!form || !field) return;
    if (!begun.has(form) && event.type === 'input') tell(form, 'begun');
    if (begun.has(form) || event.type === 'input') begun.set(form, field);
  };
  document.addEventListener('focusin', touched, { signal });
  document.addEventListener('input', touched, { signal });
  document.addEventListener(
    'submit',
    (event) => {
      const form = nameOf(event.target);
      // The browser sends it by itself and leaves the page for the answer, which is not giving up.
      if (form && !event.defaultPrevented) begun.delete(form);
    },
    { signal },
  );
  document.addEventListener('form-sending', ({ detail: headers }) => addVisit(headers), { signal });
  document.addEventListener(
    'form-sent',
    ({ target }) => {
      const form = nameOf(target);
      if (!form) return;
      begun.delete(form);
      tell(form, 'sent');
    },
    { signal },
  );
  addEventListener(
    'pagehide',
    () => {
      for (const [form, field] of begun) tell(form, 'left', field);
    },
    { signal },
  );
  watchOpening(signal);
}

function watchOpening(signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const form = nameOf((target as HTMLInputElement).form);
      if (form) tell(form, 'opened');
    }
  });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const form of document.forms) {
    const first = form.elements[0];
    if (nameOf(form) && first) observer.observe(first);
  }
}

function tell(form: FormName, step: FormStep['step'], field: string | null = null): void {
  const visit = readVisit();
  report({ kind: 'form', form, step, field, pages: visit ? differentPages(visit) : [] });
}

/** Where the visit began and what it saw, beside what the visitor sends. */
function addVisit(headers: Record<string, string>): void {
  const visit = readVisit();
  if (visit) headers[REQUEST_HEADERS.visit] = encodeURIComponent(JSON.stringify(visit));
}

function fieldOf({ target }: Event): { form?: FormName; field?: string } {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  if (!isField || target.name === TRAP_FIELD) return {};
  return { form: nameOf(target.form), field: target.name };
}

function nameOf(form: EventTarget | null): FormName | undefined {
  const action = form instanceof HTMLFormElement ? form.getAttribute('action') : null;
  return forms.find((name) => action?.split('?')[0] === ENDPOINTS[name]);
}
