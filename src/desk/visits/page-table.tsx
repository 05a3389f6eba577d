import { visitPageTexts as texts, visitTexts } from '#content/desk/visits.ts';
import type { PageVisits, Visits } from '#contract/desk/visits.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons.ts';
import { navigate } from '../router/router.tsx';
import { countText, perThousandText } from './numbers.ts';
import { AllLink, Meter, pathText, ScrollRegion, sharesOf, shownRows } from './table-parts.tsx';
import { PAGE_SORTS, type PageSort, sortedPages, type VisitsView, visitsHref } from './visits-address.ts';

const FIRST = 8;

export function PageTable({ visits, look }: { readonly visits: Visits; readonly look: VisitsView }) {
  const pages = shownRows(sortedPages(visits.pages, look.sort), { list: 'pages', look, most: FIRST });
  const shares = sharesOf(pages.map(({ shown }) => shown));
  return (
    <section className="col-span-full">
      <div className="section-head">
        <h2>{texts.title}</h2>
        <AllLink list="pages" look={look} text={texts.all} count={visits.pages.length} most={FIRST} />
      </div>
      <ScrollRegion label={texts.title}>
        <table className="table tight">
          <caption className="visually-hidden">{texts.title}</caption>
          <thead>
            <tr>
              <th>{texts.columns.page}</th>
              {PAGE_SORTS.map((sort) => (
                <SortHead key={sort} sort={sort} look={look} />
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map((page, index) => (
              <tr key={page.path}>
                <Meter share={shares[index] ?? 0} title={page.title}>
                  {pathText(page.path)}
                </Meter>
                {PAGE_SORTS.map((sort) => (
                  <td key={sort} className={classes('right num', sort === look.sort && 'strong')}>
                    {cellText(page, sort)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function cellText(page: PageVisits, column: PageSort): string {
  if (column === 'perThousand') return perThousandText(page.sent, page.shown) ?? visitTexts.none;
  return countText(page[column]);
}

/** Sorts by its column, descending. */
function SortHead({ sort, look }: { readonly sort: PageSort; readonly look: VisitsView }) {
  const isCurrent = sort === look.sort;
  return (
    <th className="right" aria-sort={isCurrent ? 'descending' : undefined}>
      <button
        type="button"
        className={classes(
          'sortable',
          !isCurrent && 'font-normal hover:text-(--text) hover:underline hover:underline-offset-3',
        )}
        onClick={() => navigate(visitsHref({ ...look, sort }), { replace: true })}
      >
        {texts.columns[sort]}
        {isCurrent && <Icon of={chevronDown} size={12} />}
      </button>
    </th>
  );
}
