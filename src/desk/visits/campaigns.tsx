import { visitSourceWords as words } from '#content/desk/visits.ts';
import type { Visits } from '#contract/desk/visits.ts';
import { Meter, sharesOf } from './meter.tsx';
import { countText } from './numbers.ts';

/** Links with a campaign in their address, and how many wrote who came by them. */
export function Campaigns({ campaigns }: Pick<Visits, 'campaigns'>) {
  const shares = sharesOf(campaigns.map(({ visits }) => visits));
  if (campaigns.length === 0) return <p className="hint">{words.noCampaigns}</p>;
  return (
    <table className="table tight">
      <caption className="visually-hidden">{words.tabs.campaigns}</caption>
      <thead>
        <tr>
          <th>{words.campaign}</th>
          <th className="right">{words.visits}</th>
          <th className="right">{words.sent}</th>
        </tr>
      </thead>
      <tbody>
        {campaigns.map(({ source, medium, name, visits, sent }, index) => (
          <tr key={`${source} ${medium} ${name}`}>
            <Meter share={shares[index] ?? 0}>
              {name || words.unnamed}
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
