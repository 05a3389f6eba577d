import type { SectionProps } from '#generated/section-props.ts';
import { menus } from '#site/navigation.ts';
import { TitledBand } from '../parts/titled-band.tsx';
import { Tile } from './tile.tsx';

export default function GroupIndex({ group, wide = [], ...head }: SectionProps<'group-index'>) {
  const ids = menus.find((menu) => menu.group === group)?.pages ?? [];
  if (ids.length === 0) return null;
  return (
    <TitledBand {...head}>
      <ul className="stagger grid auto-rows-[minmax(196px,auto)] grid-cols-2 gap-2 md:auto-rows-[minmax(264px,auto)] lg:auto-rows-[minmax(312px,auto)] lg:grid-cols-4 print:grid-cols-4">
        {ids.map((id) => (
          <Tile key={id} page={id} wide={wide.includes(id)} />
        ))}
      </ul>
    </TitledBand>
  );
}
