/**
 * A mirror for those who write: how easily each page reads, its longest sentences, and what is said again and again across
 * pages. Nothing fails by it.
 *
 *   npm run words              all pages
 *   npm run words -- about     only these, with their three longest sentences
 */
import { type PageTexts, readPageTexts } from './lib/page-texts.ts';
import { countsOrAsks, mostOf, readingEase, wordsOf } from './lib/reading.ts';

/** Words that say nothing about style. */
const common = new Set(
  'a an and are as at be before but by can each every for from has have if in into is it its no not of on or our so than that the their them then there they this to until we what when where which who will with you your'.split(
    ' ',
  ),
);

const all = await readPageTexts();
const asked = process.argv.slice(2);
const shown = asked.length > 0 ? all.filter(({ id }) => asked.includes(id)) : all;
if (shown.length === 0) {
  console.error(`No such page. There are: ${all.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}

console.log('Ease (Flesch: 60 is plain, 30 is hard), words, words a sentence, and the longest sentences\n');
for (const page of [...shown].sort((a, b) => readingEase(a.sentences) - readingEase(b.sentences))) {
  printPage(page, asked.length > 0 ? 3 : 1);
}

const headings = shown.flatMap((page) => page.headings);
const counting = headings.filter(countsOrAsks);
console.log(`\nHeadings that count or ask: ${counting.length} of ${headings.length}`);
for (const heading of counting) console.log(`  ${heading}`);

printMost(
  'Words on most pages',
  onPages(({ sentences }) => sentences.flatMap(wordsOf)),
  (word) => !common.has(word) && word.length > 3,
);
printMost(
  'Openings of sentences',
  all.flatMap(({ sentences }) => sentences.map((sentence) => wordsOf(sentence).slice(0, 2).join(' '))),
  () => true,
);

function printPage({ id, sentences }: PageTexts, longest: number): void {
  const count = sentences.flatMap(wordsOf).length;
  const figures = [readingEase(sentences), count, count / Math.max(1, sentences.length)];
  console.log(`${id.padEnd(30)}${figures.map((figure) => figure.toFixed(0).padStart(7)).join('')}`);
  const byLength = [...sentences].sort((a, b) => wordsOf(b).length - wordsOf(a).length);
  for (const sentence of byLength.slice(0, longest))
    console.log(`  ${wordsOf(sentence).length}: ${sentence}`);
}

/** Each thing once a page, so that a page's own subject does not count. */
function onPages(of: (page: PageTexts) => readonly string[]): string[] {
  return all.flatMap((page) => [...new Set(of(page))]);
}

function printMost(title: string, items: readonly string[], isTold: (item: string) => boolean): void {
  const most = mostOf(items.filter(isTold), 3).slice(0, 40);
  console.log(`\n${title}\n  ${most.map(([item, count]) => `${item} ${count}`).join(', ')}`);
}
