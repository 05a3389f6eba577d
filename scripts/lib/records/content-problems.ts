import { recordProblems } from './check-records.ts';
import { companyLists } from './company-lists.ts';
import { recordLists } from './record-lists.ts';
import { redirectProblems } from './redirect-problems.ts';

/** All that is wrong with the records that people change, as sentences. The build stops when there is anything. */
export function contentProblems(): string[] {
  return [...[...companyLists, ...recordLists].flatMap(recordProblems), ...redirectProblems()];
}
