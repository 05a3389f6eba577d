import { Spot } from '#art/spot.tsx';
import type { PageId } from '#generated/page-id.ts';
import { navigationTexts } from '#generated/texts/site.ts';
import { menuSpot } from '#site/drawings.ts';
import { menus, mobileLinks } from '#site/navigation.ts';
import { menuTitle, pages, pathOf } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';
import { ButtonLink, TextLink } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight, close, menu } from '#ui/icons.ts';

const panelId = 'mobile-menu';
const topRow =
  'flex min-h-15 items-center border-t border-steel-200 text-[1.375rem] font-semibold tracking-[-0.015em] font-stretch-[108%] no-underline';

/** Below the `lg` breakpoint: the menus as disclosures, then the other links. */
export function MobileMenu({ current }: { readonly current: PageId | undefined }) {
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={panelId}
        aria-controls={panelId}
        aria-label={navigationTexts.menu}
        data-tooltip={navigationTexts.menu}
        className="icon-button menu-toggle"
      >
        <Icon of={menu} className="menu-toggle-open" />
        <Icon of={close} className="menu-toggle-close" />
      </button>
      <nav id={panelId} popover="auto" aria-label={navigationTexts.mobile} className="menu-panel mobile-menu">
        <div className="wrap pb-8">
          {menus.map((menu) => (
            <Disclosure key={menu.group} summary={menu.label} summaryClassName={topRow}>
              {/* enhance/menus.ts shows the links when the menu opens, so that no page pays for them until then. */}
              <noscript>
                <p className="flex flex-wrap gap-x-6">
                  <HeadLink id={menu.overview} label={menu.overviewLabel} current={current} />
                  {menu.extraPages.map((id) => (
                    <HeadLink key={id} id={id} label={pages[id].title} current={current} />
                  ))}
                </p>
                <ul className="pb-4">
                  {menu.pages.map((id) => (
                    <li key={id}>
                      <Anchor
                        href={pathOf(id)}
                        aria-current={id === current ? 'page' : undefined}
                        className="grid min-h-13 grid-cols-[52px_1fr] items-center gap-3.5 font-medium no-underline aria-[current=page]:text-blue-700"
                      >
                        <Spot {...menuSpot(id)} className="h-10 w-13 object-contain" />
                        {menuTitle(id)}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </noscript>
            </Disclosure>
          ))}
          {mobileLinks.map((id) => (
            <Anchor
              key={id}
              href={pathOf(id)}
              aria-current={id === current ? 'page' : undefined}
              className={topRow}
            >
              {pages[id].title}
            </Anchor>
          ))}
          <ButtonLink href={pathOf('contact')} className="mt-5 w-full">
            {navigationTexts.contact}
          </ButtonLink>
        </div>
      </nav>
    </div>
  );
}

interface HeadLinkProps {
  readonly id: PageId;
  readonly label: string;
  readonly current: PageId | undefined;
}

/** A link in the head of a group: its overview, and pages listed with it. */
function HeadLink({ id, label, current }: HeadLinkProps) {
  return (
    <TextLink href={pages[id].path} aria-current={id === current ? 'page' : undefined}>
      {label}
      <Icon of={arrowRight} size={18} />
    </TextLink>
  );
}
