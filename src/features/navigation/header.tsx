import type { PageId } from '#generated/page-id.ts';
import { navigationTexts } from '#generated/texts/site.ts';
import { lookOf } from '#site/looks.ts';
import { headerLinks, menus } from '#site/navigation.ts';
import { pages, pathOf } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';
import { ButtonLink, IconButton } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { search } from '#ui/icons.ts';
import { DropdownMenu } from './dropdown-menu.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';

interface HeaderProps {
  /** Undefined for error pages and answers to forms. */
  readonly current: PageId | undefined;
}

export function Header({ current }: HeaderProps) {
  // White text on a dark hero.
  const isOnDark = current !== undefined && lookOf(current).tone === 'deep';
  return (
    <header className={classes('site-header', isOnDark && 'header-on-dark')}>
      <div className="wrap flex h-full items-center gap-1">
        <Logo />
        <nav aria-label={navigationTexts.main} className="mr-1 hidden lg:flex xl:mr-3 xl:gap-0.5">
          {menus.map((menu) => (
            <DropdownMenu key={menu.group} menu={menu} current={current} />
          ))}
          {headerLinks.map((id) => (
            <Anchor
              key={id}
              href={pathOf(id)}
              aria-current={id === current ? 'page' : undefined}
              className="header-item"
            >
              {pages[id].title}
            </Anchor>
          ))}
        </nav>
        <IconButton label={navigationTexts.search} popoverTarget="search">
          <Icon of={search} />
        </IconButton>
        <ButtonLink href={pathOf('contact')} small className="max-lg:hidden">
          {navigationTexts.contact}
        </ButtonLink>
        <MobileMenu current={current} />
      </div>
    </header>
  );
}
