import { isDay } from '#contract/calendar.ts';
import {
  SUBMISSION_FILTERS,
  SUBMISSION_SORTS,
  SUBMISSION_TABS,
  type SubmissionQuery,
  type SubmissionSort,
  type SubmissionSummary,
  type SubmissionTab,
  submissionPath,
} from '#contract/desk/submissions.ts';
import type { FormKind } from '#contract/form-record.ts';

/** Converts between the address and the query of a list. Defaults are left out of the address. */

const NAMES = ['q', ...SUBMISSION_FILTERS] as const;
const DAYS: readonly string[] = ['since', 'until'];

export type ListQuery = Omit<SubmissionQuery, 'kind' | 'after'>;

/** Ignores unknown values in the address. */
export function readSubmissionQuery(parameters: URLSearchParams, defaultTab: SubmissionTab): ListQuery {
  const values = NAMES.flatMap((name) => {
    const value = parameters.get(name)?.trim();
    return value && (!DAYS.includes(name) || isDay(value)) ? [[name, value] as const] : [];
  });
  const sort = SUBMISSION_SORTS.find((one) => one === parameters.get('sort'));
  return {
    tab: SUBMISSION_TABS.find((one) => one === parameters.get('tab')) ?? defaultTab,
    ...Object.fromEntries(values),
    ...(sort && { sort }),
  };
}

export function writeSubmissionQuery(query: ListQuery, usualTab: SubmissionTab): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query.tab !== usualTab) parameters.set('tab', query.tab);
  for (const name of NAMES) if (query[name]) parameters.set(name, query[name]);
  if (query.sort && query.sort !== defaultSort(query.tab)) parameters.set('sort', query.sort);
  return parameters;
}

/** Waiting submissions are sorted oldest first, because of the reply promise; closed ones newest first. */
export function defaultSort(tab: SubmissionTab): SubmissionSort {
  return tab === 'waiting' || tab === 'mine' || tab === 'unassigned' ? 'oldest' : 'newest';
}

/** The complete query string for the server. */
export function listQueryString(query: SubmissionQuery): string {
  const { sort = defaultSort(query.tab), ...rest } = query;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...rest, sort })) if (value) parameters.set(name, value);
  return parameters.toString();
}

/** The list that is shown, and its query. */
export interface ListPlace {
  readonly view: 'enquiries' | 'applications';
  readonly kind: FormKind;
  readonly tabs: readonly SubmissionTab[];
  /** The default tab, which the address omits. */
  readonly usualTab: SubmissionTab;
  readonly query: ListQuery;
  /** The submission that is open beside the list. */
  readonly reference: string | null;
}

/** Not counting the search. */
export function filterCount(query: ListQuery): number {
  return SUBMISSION_FILTERS.filter((name) => query[name]).length;
}

export function withoutFilters({ tab, q, sort }: ListQuery): ListQuery {
  return { tab, ...(q && { q }), ...(sort && { sort }) };
}

/** The link to a submission, with the query of its list. */
export function submissionHref(
  submission: Pick<SubmissionSummary, 'form' | 'reference'>,
  parameters?: URLSearchParams,
): string {
  const query = parameters?.toString() ?? '';
  return query === '' ? submissionPath(submission) : `${submissionPath(submission)}?${query}`;
}

/** Opens the submission with the cursor in the answer. */
export function answerHref(
  submission: Pick<SubmissionSummary, 'form' | 'reference'>,
  parameters?: URLSearchParams,
): string {
  return `${submissionHref(submission, parameters)}#answer`;
}
