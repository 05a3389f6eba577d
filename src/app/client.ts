/** The only script of a document: what every page needs from the start, and the loader of its islands. */
import { startContents } from '#enhance/contents.ts';
import { startCookieDrawer } from '#enhance/cookie-drawer.ts';
import { startDialogs } from '#enhance/dialogs.ts';
import { startDrawings } from '#enhance/drawings.ts';
import { startHeaderState } from '#enhance/header-state.ts';
import { startHeroStage } from '#enhance/hero-stage.ts';
import { startMenus } from '#enhance/menus.ts';
import { startOfficeMaps } from '#enhance/office-maps.ts';
import { startOpenNow } from '#enhance/open-now.ts';
import { startOptional } from '#enhance/optional.ts';
import { startPictures } from '#enhance/pictures.ts';
import { startPrefetch } from '#enhance/prefetch.ts';
import { startReveal } from '#enhance/reveal.ts';
import { startSearchShortcut } from '#enhance/search-shortcut.ts';
import { startTooltips } from '#enhance/tooltips.ts';
import { startIslands } from './islands.ts';
import { startToastKey } from './toast-key.ts';

// After the first paint, which all of this would delay: asking for the scroll position alone lays out the page. A hidden page,
// such as a prerendered one, has no frames to wait for.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

function start(): void {
  startHeaderState();
  startMenus();
  startDialogs();
  startSearchShortcut();
  startIslands();
  startToastKey();
  startHeroStage();
  startReveal();
  startDrawings();
  startPictures();
  startContents();
  startOfficeMaps();
  startOpenNow();
  startTooltips();
  startPrefetch();
  startCookieDrawer();
  startOptional();
}
