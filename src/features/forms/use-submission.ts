import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { REQUEST_HEADERS, TRAP_FIELD } from '#contract/endpoints.ts';
import { tooLong, webAddressProblem } from '#contract/fields.ts';
import { type Fields, payloadFrom } from '#contract/form-field.ts';
import type { FieldErrors, SubmissionRefused, SubmissionReply } from '#contract/reply.ts';
import { HttpError } from './request.ts';

/** Custom events for enhance/visits. Types only: neither side imports code of the other. */
declare global {
  interface DocumentEventMap {
    /** Before sending; a listener may add headers. */
    'form-sending': CustomEvent<Record<string, string>>;
    /** Accepted by the server. */
    'form-sent': CustomEvent<null>;
  }
}

type FormEventName = 'form-sending' | 'form-sent';

/** The payload of a form. */
export function readForm(fields: Fields, form: HTMLFormElement): Record<string, string | boolean> {
  const data = new FormData(form);
  return payloadFrom(fields, (name) => data.get(name) as string | null);
}

type FormOutcome =
  | { readonly kind: 'success' }
  /** The server rejected it. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors; readonly error?: string }
  /** No reply, or one that cannot be parsed. */
  | { readonly kind: 'failed'; readonly cause: unknown };

/** Decided by the body alone: JSON without `success` is a refusal regardless of the status, anything else a failure. */
function outcomeOf(body: string): FormOutcome {
  try {
    const reply: Partial<SubmissionReply> | null = JSON.parse(body);
    if (reply?.success === true) return { kind: 'success' };
    const { errors = {}, error } = (reply ?? {}) as Partial<SubmissionRefused>;
    return { kind: 'refused', errors, ...(typeof error === 'string' && error ? { error } : {}) };
  } catch (cause) {
    return { kind: 'failed', cause };
  }
}

/** Runs a submission to its outcome. Never throws. */
export async function settle(send: () => Promise<string>): Promise<FormOutcome> {
  try {
    return outcomeOf(await send());
  } catch (cause) {
    return cause instanceof HttpError ? outcomeOf(cause.body) : { kind: 'failed', cause };
  }
}

/** Submits a form (ignoring double clicks), keeps the field errors from the server, and focuses the first invalid field. */
export function useSubmission(form: RefObject<HTMLFormElement | null>, initialErrors: FieldErrors = {}) {
  const [sending, setSending] = useState(false);
  const [errors, setAllErrors] = useState(initialErrors);
  // A ref, as state changes only with the next render, after the second click of a double click.
  const busy = useRef(false);
  const firstFocus = useRef<number>(undefined);
  // True only after submitting. When the form hydrates with errors, or one is cleared, the visitor is already in a field.
  const focusesFirstError = useRef(false);
  const lastFocused = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const element = form.current;
    const recordFirstFocus = () => {
      firstFocus.current ??= performance.now();
    };
    // Focus in the form may have triggered its hydration.
    if (element?.contains(document.activeElement)) recordFirstFocus();
    element?.addEventListener('focusin', recordFirstFocus);
    return () => element?.removeEventListener('focusin', recordFirstFocus);
  }, [form]);

  const onInput = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element) clearError(target.getAttribute('name') ?? '');
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('input', onInput);
    return () => element?.removeEventListener('input', onInput);
  }, [form]);

  // URLs get our own message: that of browsers does not help, and Chromium accepts "https://not a url".
  const onInvalid = useEffectEvent((event: Event) => {
    if (!isUrlInput(event.target) || event.target !== form.current?.querySelector(':invalid')) return;
    event.preventDefault();
    setErrors(problemsIn(form.current));
  });
  useEffect(() => {
    const element = form.current;
    // Fires when the field loses focus, and before Enter submits the form.
    element?.addEventListener('change', addUrlScheme);
    // "invalid" does not bubble.
    element?.addEventListener('invalid', onInvalid, true);
    return () => {
      element?.removeEventListener('change', addUrlScheme);
      element?.removeEventListener('invalid', onInvalid, true);
    };
  }, [form]);

  useEffect(() => {
    if (Object.keys(errors).length === 0 || !focusesFirstError.current) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, form]);

  useEffect(() => {
    // Text typed while sending would be lost when the form is reset.
    for (const control of form.current?.elements ?? [])
      if (isTextControl(control)) control.readOnly = sending;
    // The disabled button has lost focus: return it, so that keyboard users keep their place.
    if (!sending && document.activeElement === document.body)
      lastFocused.current?.focus({ preventScroll: true });
  }, [sending, form]);

  function setErrors(now: FieldErrors) {
    focusesFirstError.current = true;
    setAllErrors(now);
  }

  /** The error of a field is obsolete once the visitor changes it. */
  function clearError(name: string) {
    if (!(name in errors)) return;
    focusesFirstError.current = false;
    setAllErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => field !== name)));
  }

  async function submit(
    send: (headers: Record<string, string>) => Promise<string>,
  ): Promise<FormOutcome | undefined> {
    if (busy.current) return undefined;
    const problems = problemsIn(form.current);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return undefined;
    busy.current = true;
    lastFocused.current = focusedIn(form.current);
    setSending(true);
    const headers = requestHeaders(form.current, firstFocus.current);
    dispatchFormEvent(form.current, 'form-sending', headers);
    const outcome = await settle(() => send(headers));
    busy.current = false;
    setSending(false);
    if (outcome.kind === 'refused') setErrors(outcome.errors);
    if (outcome.kind === 'success') {
      firstFocus.current = undefined;
      dispatchFormEvent(form.current, 'form-sent', null);
    }
    return outcome;
  }

  return { sending, errors, setErrors, clearError, submit };
}

function isTextControl(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

function isUrlInput(control: EventTarget | null): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'url';
}

/** Adds the scheme, which most people leave out. */
function addUrlScheme({ target }: Event): void {
  if (!isUrlInput(target)) return;
  const typed = target.value.trim();
  if (typed !== '' && !/^\w+:/.test(typed)) target.value = `https://${typed}`;
}

/** Checks of the server that the browser does not make, or makes differently. */
function problemsIn(form: HTMLFormElement | null): FieldErrors {
  const typed = [...(form?.elements ?? [])].filter(isTextControl);
  const problems = typed.map((control) => [control.name, problemOf(control)] as const);
  return Object.fromEntries(problems.filter((entry): entry is [string, string] => entry[1] !== null));
}

function problemOf(control: HTMLInputElement | HTMLTextAreaElement): string | null {
  const { value, dataset } = control;
  if (value.length > Number(dataset.longest)) return tooLong(Number(dataset.longest), value.length);
  return isUrlInput(control) && value.trim() !== '' ? webAddressProblem(value.trim()) : null;
}

function focusedIn(form: HTMLFormElement | null): HTMLElement | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && form?.contains(focused) ? focused : undefined;
}

function dispatchFormEvent<Name extends FormEventName>(
  form: HTMLFormElement | null,
  name: Name,
  detail: DocumentEventMap[Name]['detail'],
): void {
  form?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}

/** Headers that help the server to detect bots: the honeypot field and the time since the first focus. */
function requestHeaders(form: HTMLFormElement | null, startedAt: number | undefined): Record<string, string> {
  const trap = form ? String(new FormData(form).get(TRAP_FIELD) ?? '') : '';
  return {
    ...(trap ? { [REQUEST_HEADERS.trap]: encodeURIComponent(trap) } : {}),
    ...(startedAt === undefined
      ? {}
      : { [REQUEST_HEADERS.elapsed]: String(Math.round(performance.now() - startedAt)) }),
  };
}
