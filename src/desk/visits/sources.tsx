import { visitSourceTexts as texts } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { Visits } from '#contract/desk/visits.ts';
import { Link } from '../router/router.tsx';
import { countText } from './numbers.ts';
import { AllLink, Meter, sharesOf, shownRows } from './table-parts.tsx';
import { sumOf } from './visit-sentences.ts';
import { SOURCES, type VisitsView, visitsHref } from './visits-address.ts';

/** Visits per campaign, and how many sent a form. */
function Campaigns({ campaigns }: Pick<Visits, 'campaigns'>) {
  const shares = sharesOf(campaigns.map(({ visits }) => visits));
  if (campaigns.length === 0) return <p className="hint">{texts.noCampaigns}</p>;
  return (
    <table className="table tight">
      <caption className="visually-hidden">{texts.tabs.campaigns}</caption>
      <thead>
        <tr>
          <th>{texts.campaign}</th>
          <th className="right">{texts.visits}</th>
          <th className="right">{texts.sent}</th>
        </tr>
      </thead>
      <tbody>
        {campaigns.map(({ source, medium, name, visits, sent }, index) => (
          <tr key={`${source} ${medium} ${name}`}>
            <Meter share={shares[index] ?? 0}>
              {name || texts.unnamed}
              <span className="quiet"> {[source, medium].filter(Boolean).join(', ')}</span>
            </Meter>
            <td className="right num">{countText(visits)}</td>
            <td className="right num strong">{countText(sent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FIRST = 6;

/** Referring sites or campaigns, and screen widths. */
export function CameFrom({ visits, look }: { readonly visits: Visits; readonly look: VisitsView }) {
  const { source } = look;
  const count = source === 'sites' ? visits.referrers.length : visits.campaigns.length;
  const shown = { list: source, look, most: FIRST } as const;
  return (
    <section>
      <div className="section-head">
        <h2>{texts.title}</h2>
        <nav className="part-tabs flex gap-4 text-13" aria-label={texts.which}>
          {SOURCES.map((one) => (
            <Link
              key={one}
              className={one === source ? 'strong' : 'link'}
              href={visitsHref({ ...look, source: one })}
              aria-current={one === source ? 'page' : undefined}
            >
              {texts.tabs[one]}
            </Link>
          ))}
        </nav>
      </div>
      {source === 'sites' ? (
        <Sites referrers={shownRows(visits.referrers, shown)} />
      ) : (
        <Campaigns campaigns={shownRows(visits.campaigns, shown)} />
      )}
      <AllLink {...shown} text={texts.all[source]} count={count} />
      <Widths widths={visits.widths} />
    </section>
  );
}

function Sites({ referrers }: { readonly referrers: Visits['referrers'] }) {
  const shares = sharesOf(referrers.map(({ visits }) => visits));
  if (referrers.length === 0) return <p className="hint">{texts.noSites}</p>;
  return (
    <table className="table tight">
      <caption className="visually-hidden">{texts.title}</caption>
      <thead>
        <tr>
          <th>{texts.site}</th>
          <th className="right">{texts.visits}</th>
        </tr>
      </thead>
      <tbody>
        {referrers.map(({ host, visits }, index) => (
          <tr key={host}>
            <Meter share={shares[index] ?? 0}>{host ?? texts.unknown}</Meter>
            <td className="right num">{countText(visits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Widths({ widths }: Pick<Visits, 'widths'>) {
  const all = sumOf(Object.values(widths));
  if (all === 0) return null;
  const percent = (count: number) => countText((100 * count) / all);
  return (
    <p className="hint">
      {filled(texts.widths, {
        phone: percent(widths.phone),
        tablet: percent(widths.tablet),
        desktop: percent(widths.desktop),
      })}
    </p>
  );
}
