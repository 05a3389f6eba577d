import { renderToStaticMarkup } from 'react-dom/server';
import { company, locale } from '#content/company.ts';
import type { DocumentRecord } from '#content/documents.ts';
import { pages } from '#site/pages.ts';
import { Closing } from './closing.tsx';
import { Cover } from './cover.tsx';
import { editionOf } from './edition.ts';
import { planOf } from './plan.ts';
import { headOf, PrintedSection } from './printed-section.tsx';

interface DocumentProps {
  readonly record: DocumentRecord;
  readonly styles: string;
}

/** "FlexPod, brochure": the title of the PDF, and the footer of each page. */
export function titleOf({ page, kind }: DocumentRecord): string {
  return `${pages[page].title}, ${kind.toLowerCase()}`;
}

/** The document as HTML for a browser to print. */
export function renderPrintedDocument({ record, styles }: DocumentProps): string {
  const title = titleOf(record);
  const { page } = record;
  const markup = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} | ${company.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: `${styles}\n${footer(record)}` }} />
      </head>
      <body className="doc">
        <main data-area={pages[page].area}>
          <Cover record={record} />
          {planOf(record).sheets.map((sheet, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sheets are static and never reordered
            <div key={index} className="doc-sheet band-white">
              {sheet.map((section) => (
                <PrintedSection key={headOf(section, page).title} section={section} page={page} />
              ))}
            </div>
          ))}
          <Closing record={record} />
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** In a margin box of the page, so that screen readers do not repeat it on each page. */
function footer(record: DocumentRecord): string {
  const { edition, copyright } = editionOf(record);
  const text = `${titleOf(record)}. ${edition}. ${copyright}`;
  return `@page { @bottom-left { content: ${JSON.stringify(text)}; } }`;
}
