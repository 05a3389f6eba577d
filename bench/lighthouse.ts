/**
 * Lighthouse on a simulated phone.
 *
 *   npm run bench:lighthouse [-- /path ...]     all pages by default; anything below 100 fails
 */
import { writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserLaunchOptions } from '../scripts/lib/browser.ts';
import { pageIds, pages } from '../src/site/pages.ts';
import { withServer } from './lib/serve.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : pageIds.map((id) => pages[id].path);

const below = await withServer(async (address) => {
  const { executablePath, args = [] } = browserLaunchOptions();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  const rows: string[] = [];
  let failures = 0;
  for (const path of paths) {
    const result = await lighthouse(address + path, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
    const { lhr } = result;
    const scores = categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100));
    const value = (audit: string) => lhr.audits[audit]?.displayValue ?? '';
    const timings = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ];
    rows.push(`| ${path} | ${scores.join(' | ')} | ${timings.map(value).join(' | ')} |`);
    console.log(path.padEnd(34), scores.join('  '), ' ', timings.map(value).join('  '));
    if (scores.some((score) => score < 100)) {
      failures++;
      for (const id of categories) {
        for (const { id: audit, weight } of lhr.categories[id]?.auditRefs ?? []) {
          const found = lhr.audits[audit];
          if (weight > 0 && found && found.score !== null && found.score < 0.9)
            console.log('   ', audit, found.displayValue ?? '');
        }
      }
    }
  }
  await chrome.kill();
  if (asked.length === 0) writeFileSync('docs/lighthouse.md', report(rows));
  return failures;
});
process.exit(below > 0 ? 1 : 0);

function report(rows: readonly string[]): string {
  return `# Lighthouse

Made by \`npm run bench:lighthouse\` on ${new Date().toISOString().slice(0, 10)} (mobile, simulated throttling).

| Page | Performance | Accessibility | Best practices | SEO | First paint | Largest paint | Blocking | Layout shift |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
