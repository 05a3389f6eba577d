import { recordProblems } from './check-records.ts';
import { companyLists } from './company-lists.ts';
import { contentObjects } from './content-objects.ts';
import { mediaProblems } from './media-problems.ts';
import { recordLists } from './record-lists.ts';
import { redirectProblems } from './redirect-problems.ts';
import { referenceProblems } from './reference-problems.ts';

/** All that is wrong with the records that people change, as sentences. The build stops when there is anything. */
export async function contentProblems(): Promise<string[]> {
  const objects = await contentObjects();
  return [
    ...[...companyLists, ...recordLists].flatMap(recordProblems),
    ...redirectProblems(),
    ...referenceProblems(objects),
    ...(await mediaProblems(objects)),
  ];
}
