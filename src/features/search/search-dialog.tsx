import { Island } from '#features/island.tsx';
import { navigationTexts, searchTexts } from '#generated/texts/site.ts';
import { pageIds, pages, pathOf } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { columns } from './columns.ts';
import { searchData } from './data.ts';
import { PageColumns } from './page-columns.tsx';
import { SearchPanel } from './search-panel.tsx';

interface SearchDialogProps {
  /** The URL of the search data. */
  readonly data: string;
}

/** In every document, closed. The search button opens it; its code is loaded when that button is hovered or focused. */
export function SearchDialog({ data }: SearchDialogProps) {
  return (
    <Dialog id="search" shape="sheet" label={navigationTexts.search}>
      <Island
        name="search"
        of={SearchPanel}
        props={searchData}
        propsFrom={data}
        failure={<p className="wrap pt-6 font-semibold">{searchTexts.failure}</p>}
      />
      {/* The island loader shows it if the search cannot be loaded. */}
      <noscript>
        <AllPages />
      </noscript>
    </Dialog>
  );
}

function AllPages() {
  const listed = columns.flatMap((column) => column.pages);
  return (
    <div className="without-island wrap pt-8 pb-8">
      <PageColumns columns={searchData.columns} />
      <ul className="mt-6 flex flex-wrap gap-x-6">
        {pageIds
          .filter((id) => !listed.includes(id))
          .map((id) => (
            <li key={id}>
              <Anchor
                href={pathOf(id)}
                className="flex min-h-11 items-center text-sm no-underline hover:underline"
              >
                {pages[id].title}
              </Anchor>
            </li>
          ))}
      </ul>
    </div>
  );
}
