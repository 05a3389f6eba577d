import type { SpotName } from '#art/spot.tsx';
import { menus } from '#site/navigation.ts';
import type { NavigationGroup } from '#site/page-entry.ts';
import { menuTitle, pages } from '#site/pages.ts';
import { Band } from '#ui/band.tsx';
import { Bento } from './bento.tsx';

/** All pages of a group as tiles, for its overview. */
export function GroupIndex({ group }: { readonly group: NavigationGroup }) {
  const ids = menus.find((menu) => menu.group === group)?.pages ?? [];
  return (
    <Band>
      <div className="wrap">
        <h2 className="sr-only">{pages[group].title}</h2>
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
