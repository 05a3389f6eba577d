import { formSentTo, REQUEST_HEADERS, TRAP_FIELD } from '#contract/endpoints.ts';
import type { FormName } from '#contract/forms.ts';
import type { FormStep } from '#contract/visits.ts';
import { report } from './report.ts';
import { distinctPages, readVisit } from './visit-record.ts';

/**
 * Reports how far a visitor gets with a form:
 *
 *   opened   the first field was in view
 *   begun    the visitor entered something
 *   sent     the server accepted it
 *   left     the visitor left the page after beginning, without sending; with the name of the last field used
 */
export function watchForms(signal: AbortSignal): void {
  /** The last field used, by form that was begun. */
  const begun = new Map<FormName, string>();
  const onUse = (event: Event) => {
    const { form, field } = fieldOf(event);
    if (!form || !field) return;
    if (!begun.has(form) && event.type === 'input') reportStep(form, 'begun');
    if (begun.has(form) || event.type === 'input') begun.set(form, field);
  };
  document.addEventListener('focusin', onUse, { signal });
  document.addEventListener('input', onUse, { signal });
  document.addEventListener(
    'submit',
    (event) => {
      const form = nameOf(event.target);
      // A native submission leaves the page too, but is not abandoned.
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
      reportStep(form, 'sent');
    },
    { signal },
  );
  addEventListener(
    'pagehide',
    () => {
      for (const [form, field] of begun) reportStep(form, 'left', field);
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
      if (form) reportStep(form, 'opened');
    }
  });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const form of document.forms) {
    const first = form.elements[0];
    if (nameOf(form) && first) observer.observe(first);
  }
}

function reportStep(form: FormName, step: FormStep['step'], field: string | null = null): void {
  const visit = readVisit();
  report({ kind: 'form', form, step, field, pages: visit ? distinctPages(visit) : [] });
}

/** Sends the visit along with the form. */
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
  return formSentTo(action?.split('?')[0] ?? '') as FormName | undefined;
}
