import type { NavigationGroup } from '#content/page.ts';
import type { PageId } from '#generated/page-id.ts';
import { pageIds, pages, pathOf } from '#site/pages.ts';
import { TextLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';

interface MoreOfGroupProps {
  readonly group: NavigationGroup;
  /** The pages that have a card already. */
  readonly listed: readonly PageId[];
}

/** The pages of a group that its overview has no card for, so that a new page is never missing there. */
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
