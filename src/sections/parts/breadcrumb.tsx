import type { PageId } from '#generated/page-id.ts';
import { navigationTexts } from '#generated/texts/site.ts';
import { breadcrumb, menuTitle, pages, pathOf } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';

/** Only on pages with a parent; a breadcrumb of one step would be useless. */
export function Breadcrumb({ page }: { readonly page: PageId }) {
  const trail = breadcrumb(page);
  if (trail.length < 2) return null;
  return (
    <nav aria-label={navigationTexts.breadcrumb} className="mb-7 text-sm font-medium">
      <ol className="flex flex-wrap items-center gap-2.5">
        {trail.map((id) => (
          <li key={id} className="flex items-center gap-2.5">
            {id === page ? (
              <span aria-current="page">{menuTitle(id)}</span>
            ) : (
              <>
                <Anchor
                  href={pathOf(id)}
                  className="inline-flex min-h-11 items-center no-underline hover:underline"
                >
                  {pages[id].title}
                </Anchor>
                <span className="rhombus h-[5px] w-2.5" aria-hidden="true" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
