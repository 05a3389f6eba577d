import { Scene } from '#art/scene.tsx';
import { company, type Office } from '#content/company.ts';
import type { DocumentRecord } from '#content/documents.ts';
import type { LinkRecord } from '#content/types.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { documentTexts } from '#generated/texts/site.ts';
import { addressOf } from '#site/href.ts';
import { closingLook } from '#site/looks.ts';
import { isOn, pages } from '#site/pages.ts';
import { printedUrl } from '#site/title.ts';
import { editionOf } from './edition.ts';
import { sectionOf } from './embedded-section.tsx';
import { sectionId } from './plan.ts';

interface ClosingProps {
  readonly record: DocumentRecord;
}

/** The last page: next steps, related documents, and contacts. */
export function Closing({ record }: ClosingProps) {
  const { path } = pages[record.page];
  const { title, text, actions } = sectionOf<SectionProps<'call-to-action'>>(record.page, 'call-to-action');
  const next = sectionOf<SectionProps<'next-pages'>>(record.page, 'next-pages');
  const { edition, copyright } = editionOf(record);
  return (
    <section className="doc-sheet doc-closing band-white">
      <div className="doc-invitation band-steel">
        <div className="doc-invitation-text">
          <h2>{title}</h2>
          <p>{text}</p>
          <ul className="doc-actions">
            {actions.filter(hasPrintableTarget).map((action) => (
              <li key={action.label}>
                <a href={printedUrl(addressOf(action.to))}>{action.label}</a>
              </li>
            ))}
          </ul>
        </div>
        {/* The drawing of the cover in another skin, as at the end of the web page. */}
        <Scene name={record.page} {...closingLook(record.page)} className="doc-invitation-scene" />
      </div>
      <div className="doc-next">
        <h2>{documentTexts.next}</h2>
        <ul>
          {next.pages.filter(isOn).map((id) => (
            <li key={id}>
              <a href={printedUrl(pages[id].path)}>{pages[id].title}</a>
              <span>{pages[id].tagline}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="doc-contact" id={sectionId(documentTexts.contact)}>
        <h2>{documentTexts.contact}</h2>
        {company.offices.map((office) => (
          <OfficeAddress key={office.title} office={office} />
        ))}
      </div>
      <div className="doc-imprint">
        <p>
          {documentTexts.online} <a href={printedUrl(path)}>{printedUrl(path).replace('https://', '')}</a>
        </p>
        <p>
          {edition}. {copyright}. {documentTexts.rights}
        </p>
      </div>
    </section>
  );
}

/** False for links to documents, to anchors of the web page, and to pages that are switched off. */
function hasPrintableTarget({ to }: LinkRecord): boolean {
  return 'url' in to || ('page' in to && isOn(to.page));
}

function OfficeAddress({ office }: { readonly office: Office }) {
  return (
    <div>
      <h3>{office.title}</h3>
      <address>
        {office.streetLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>
          {office.city}, {office.region} {office.postalCode}
        </span>
        <a href={`mailto:${office.email}`}>{office.email}</a>
        {office.phone && <a href={`tel:${office.phone.dial}`}>{office.phone.display}</a>}
      </address>
    </div>
  );
}
