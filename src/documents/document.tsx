import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '#content/company.ts';
import type { DocumentRecord } from '#content/documents.ts';
import { pages } from '#site/pages.ts';
import { Closing } from './closing.tsx';
import { Cover } from './cover.tsx';
import { editionOf } from './edition.ts';
import { type DocumentPlan, type DocumentSection, type Sheet, sectionId } from './plan.ts';

interface DocumentProps {
  readonly record: DocumentRecord;
  readonly plan: DocumentPlan;
  readonly styles: string;
}

/** "FlexPod, brochure": the title of the PDF, and the footer of each page. */
export function titleOf({ page, kind }: DocumentRecord): string {
  return `${pages[page].title}, ${kind.toLowerCase()}`;
}

/** The number of printed pages. */
export function sheetCount(plan: DocumentPlan): number {
  return plan.sheets.length + 2;
}

/** The document as HTML for a browser to print. */
export function renderPrintedDocument({ record, plan, styles }: DocumentProps): string {
  const title = titleOf(record);
  const markup = renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} | ${company.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: `${styles}\n${footer(record)}` }} />
      </head>
      <body className="doc">
        <main data-area={pages[record.page].area}>
          <Cover record={record} plan={plan} />
          {plan.sheets.map((sheet) => (
            <PrintedSheet key={sheet[0]?.title} sheet={sheet} />
          ))}
          <Closing record={record} plan={plan} />
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

function PrintedSheet({ sheet }: { readonly sheet: Sheet }) {
  return (
    <div className="doc-sheet band-white">
      {sheet.map((section) => (
        <PrintedSection key={section.title} section={section} />
      ))}
    </div>
  );
}

function PrintedSection({ section: { title, note, body } }: { readonly section: DocumentSection }) {
  return (
    <section className="doc-section" id={sectionId(title)}>
      <div className="doc-section-head">
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {body}
    </section>
  );
}
