import { Spot } from '#art/spot.tsx';
import type { PageId } from '#generated/page-id.ts';
import { menuSpot } from '#site/drawings.ts';
import type { Menu } from '#site/navigation.ts';
import { menuTitle, pages, pathOf } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';
import { TextLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight, chevronDown } from '#ui/icons.ts';

interface DropdownMenuProps {
  readonly menu: Menu;
  readonly current: PageId | undefined;
}

/** A popover, which works without script. enhance/menus.ts opens it on hover. */
export function DropdownMenu({ menu, current }: DropdownMenuProps) {
  const panelId = `menu-${menu.group}`;
  return (
    <div data-hover-menu>
      <button
        type="button"
        popoverTarget={panelId}
        aria-controls={panelId}
        aria-current={current && menu.pages.includes(current) ? 'true' : undefined}
        className="header-item"
      >
        {menu.label}
        <Icon of={chevronDown} size={15} />
      </button>
      <div id={panelId} popover="auto" data-area={menu.group} className="menu-panel">
        <div className="wrap grid grid-cols-[4fr_8fr] items-stretch pr-0!">
          <div className="-ml-(--space-gutter) flex flex-col items-start gap-2 bg-area-tint pt-10 pr-10 pl-(--space-gutter)">
            <p className="text-[1.75rem] leading-tight font-semibold tracking-[-0.012em] font-stretch-[106%]">
              {menu.label}
            </p>
            <p className="max-w-[38ch] text-muted">{pages[menu.overview].tagline}.</p>
            <TextLink href={pathOf(menu.overview)}>
              {menu.overviewLabel}
              <Icon of={arrowRight} size={18} />
            </TextLink>
            {menu.extraPages.map((id) => (
              <TextLink key={id} href={pages[id].path}>
                {pages[id].title}
                <Icon of={arrowRight} size={18} />
              </TextLink>
            ))}
            <Spot
              {...menuSpot(menu.pages[1] ?? menu.pages[0] ?? menu.overview)}
              className="mt-auto h-[190px] w-full object-contain"
            />
          </div>
          <ul className="grid grid-cols-2 content-start gap-x-4 gap-y-1 py-8 pr-(--space-gutter) pl-8">
            {menu.pages.map((id) => (
              <li key={id}>
                <Anchor
                  href={pathOf(id)}
                  aria-current={id === current ? 'page' : undefined}
                  className="grid grid-cols-[64px_1fr] content-center gap-x-4 rounded-sm px-3 py-2.5 leading-snug font-semibold font-stretch-[104%] no-underline hover:bg-steel-50 aria-[current=page]:bg-steel-50"
                >
                  <Spot {...menuSpot(id)} className="row-span-2 h-[50px] w-16 self-center object-contain" />
                  {menuTitle(id)}
                  <span className="text-[0.875rem] font-normal text-muted font-stretch-[100%]">
                    {pages[id].tagline}
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
