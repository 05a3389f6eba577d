import { createContext, useContext } from 'react';
import type { Change, Json } from '#contract/desk/content-tree.ts';
import type { JsonSchema, SiteEdit, SiteProblem } from '#contract/desk/site.ts';

/** The file that a form edits. */
export interface FormFile {
  readonly file: string;
  /** What the draft and the live site have; null where there is no such file. */
  readonly content: Json;
  readonly liveContent: Json | null;
  readonly schema: JsonSchema;
  readonly canWrite: boolean;
  /** Of this file. */
  readonly changes: readonly Change[];
  readonly problems: readonly SiteProblem[];
  /** Newest first. */
  readonly edits: readonly SiteEdit[];
}

const FormContext = createContext<FormFile | null>(null);

export const FormProvider = FormContext.Provider;

export function useForm(): FormFile {
  const form = useContext(FormContext);
  if (form === null) throw new Error('A field is shown only in a form.');
  return form;
}

export function joined(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`;
}

/** Whether the path is that field or inside it. */
export function isAt(path: string, field: string): boolean {
  return field === '' || path === field || path.startsWith(`${field}.`);
}

export function countAt(all: readonly { readonly path: string }[], field: string): number {
  return all.filter(({ path }) => isAt(path, field)).length;
}
