import { Scene } from '#art/scene.tsx';
import { company } from '#content/company.ts';
import type { DocumentRecord } from '#content/documents.ts';
import { documentTexts } from '#generated/texts/site.ts';
import { areaLooks } from '#site/looks.ts';
import { pages } from '#site/pages.ts';
import { printedUrl } from '#site/title.ts';
import { editionOf } from './edition.ts';
import { firstSheetNumber, planOf, sectionId } from './plan.ts';
import { headOf } from './printed-section.tsx';

interface CoverProps {
  readonly record: DocumentRecord;
}

/** The hero of the web page as a cover: the same drawing, skin and background. */
export function Cover({ record }: CoverProps) {
  const { area, heading } = pages[record.page];
  const { tone, skin } = areaLooks[area];
  return (
    <header className={`doc-cover band-${tone}`}>
      <div className="doc-cover-top">
        <a href={printedUrl('/')}>
          <Wordmark name={company.name} onDark={tone === 'deep'} />
        </a>
        <p>
          {record.kind}
          <br />
          {editionOf(record).edition}
        </p>
      </div>
      <h1 className="doc-cover-title">{heading}</h1>
      <p className="doc-cover-lead">{planOf(record).lead}</p>
      <Scene name={record.page} skin={skin} area={area} className="doc-cover-scene" />
      <Contents record={record} />
    </header>
  );
}

function Contents({ record }: CoverProps) {
  const { sheets } = planOf(record);
  const entries = sheets.flatMap((sheet, index) =>
    sheet.map((section) => ({
      title: headOf(section, record.page).title,
      number: index + firstSheetNumber,
    })),
  );
  const last = { title: documentTexts.contact, number: sheets.length + firstSheetNumber };
  return (
    <nav className="doc-contents" aria-label={documentTexts.contents}>
      <p className="doc-contents-title">{documentTexts.contents}</p>
      <ol className="doc-contents-list">
        {[...entries, last].map(({ title, number }) => (
          <li key={title}>
            <a href={`#${sectionId(title)}`}>
              <span>{title}</span> <span className="doc-data">{number}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const wordmarks = import.meta.glob<string>('../generated/art/brand/wordmark*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The <title> in the SVG becomes the alternative text in the PDF. */
function Wordmark({ name, onDark }: { readonly name: string; readonly onDark: boolean }) {
  const file = `wordmark${onDark ? '-on-dark' : ''}.svg`;
  const markup = wordmarks[`../generated/art/brand/${file}`];
  if (!markup) throw new Error(`There is no drawing named ${file}.`);
  const named = markup.trim().replace('<svg ', `<svg role="img" aria-label="${name}" `);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made by npm run art
  return <span className="doc-wordmark" dangerouslySetInnerHTML={{ __html: named }} />;
}
