import { navigationTexts } from '#content/navigation.ts';
import { searchTexts } from '#content/search.ts';
import { Island } from '#features/island.tsx';
import { pageIds, pages, pathOf } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { columns } from './columns.ts';
import { SearchPanel } from './search-panel.tsx';

/** In every document, closed. The search icon opens it at once; its code comes as soon as somebody reaches for it. */
export function SearchDialog() {
  return (
    <Dialog id="search" shape="sheet" label={navigationTexts.search}>
      <Island
        name="search"
        of={SearchPanel}
        props={{}}
        failure={<p className="wrap pt-6 font-semibold">{searchTexts.failure}</p>}
        instead={<ListOfTheOthers />}
      />
    </Dialog>
  );
}

/** Without the search, the panel's columns and these are a list of all pages. */
function ListOfTheOthers() {
  const listed = columns.flatMap((column) => column.pages);
  return (
    <ul className="wrap flex flex-wrap gap-x-6">
      {pageIds
        .filter((id) => !listed.includes(id))
        .map((id) => (
          <li key={id}>
            <Anchor href={pathOf(id)} className="flex min-h-11 items-center text-sm">
              {pages[id].title}
            </Anchor>
          </li>
        ))}
    </ul>
  );
}
