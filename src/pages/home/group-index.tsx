import type { SpotName } from '#art/spot.tsx';
import type { NavigationGroup } from '#content/page.ts';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { menus } from '#site/navigation.ts';
import { menuTitle, pages } from '#site/pages.ts';
import { Band } from '#ui/band.tsx';
import { Bento } from './bento.tsx';

interface GroupIndexProps {
  readonly group: NavigationGroup;
  /** Without one the heading is only heard: the page's own title says it already. */
  readonly head?: { readonly title: string; readonly note: string };
  readonly id?: string;
}

/** All pages of a group as tiles. */
export function GroupIndex({ group, head, id: anchor }: GroupIndexProps) {
  const ids = menus.find((menu) => menu.group === group)?.pages ?? [];
  if (ids.length === 0) return null;
  return (
    <Band id={anchor}>
      <div className="wrap">
        {head ? <SectionHead {...head} /> : <h2 className="sr-only">{pages[group].title}</h2>}
        <Bento
          tiles={ids.map((id) => ({
            title: menuTitle(id),
            description: pages[id].tagline,
            href: pages[id].path,
            area: pages[id].area,
            spot: id as SpotName,
            wide: id === 'convokeai' || id === 'sap-implementation',
          }))}
        />
      </div>
    </Band>
  );
}
