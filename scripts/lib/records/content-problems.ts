import { company } from '../../../src/content/company.ts';
import { stats, story } from '../../../src/pages/about/content.ts';
import { recordProblems } from './check-records.ts';
import { companyLists } from './company-lists.ts';
import { contentObjects } from './content-objects.ts';
import { mediaProblems } from './media-problems.ts';
import { recordLists } from './record-lists.ts';
import { redirectProblems } from './redirect-problems.ts';
import { referenceProblems } from './reference-problems.ts';

/** All problems of the content records, as sentences. Any of them stops the build. */
export async function contentProblems(): Promise<string[]> {
  const objects = await contentObjects();
  return [
    ...[...companyLists, ...recordLists].flatMap(recordProblems),
    ...historyProblems(),
    ...redirectProblems(),
    ...referenceProblems(objects),
    ...(await mediaProblems(objects)),
  ];
}

/** Years on the About page that contradict the founding year. */
function historyProblems(): string[] {
  const { foundingYear, copyrightYear } = company;
  const file = 'src/pages/about/content.ts';
  const founded = `The company was founded in ${foundingYear} (src/content/company.ts)`;
  const tooEarly = story.milestones.flatMap(({ when, title, text }) => {
    const years = `${when} ${title} ${text}`.match(/\b(?:19|20)\d\d\b/g) ?? [];
    const year = years.find((each) => Number(each) < foundingYear);
    return year
      ? [`${file}, milestone "${title}": says ${year}. ${founded}. Rewrite the milestone, or delete it.`]
      : [];
  });
  const years = Number(stats.lead.value);
  if (years <= copyrightYear - foundingYear) return tooEarly;
  return [
    ...tooEarly,
    `${file}, stats: says "${years} ${stats.lead.label}". ${founded}. Write the right number.`,
  ];
}
