import type { NavigationGroup } from '#content/page.ts';
import type { PageId } from '#generated/page-id.ts';
import { pageIds, pages, pathOf } from '#site/pages.ts';
import { TextLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';

interface MoreOfGroupProps {
  readonly group: NavigationGroup;
  /** Pages that already have a card. */
  readonly listed: readonly PageId[];
}

/** Links to the pages of a group without a card, so that the overview also lists new pages. */
export function MoreOfGroup({ group, listed }: MoreOfGroupProps) {
  const others = pageIds.filter((id) => pages[id].menu.group === group && !listed.includes(id));
  if (others.length === 0) return null;
  return (
    <ul className="mt-12 grid gap-x-16 md:grid-cols-2">
      {others.map((id) => (
        <li key={id} className="border-t border-rule py-5">
          <TextLink href={pathOf(id)}>
            {pages[id].title}
            <Icon of={arrowRight} />
          </TextLink>
          <p className="text-muted">{pages[id].tagline}</p>
        </li>
      ))}
    </ul>
  );
}
