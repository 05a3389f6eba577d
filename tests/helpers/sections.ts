import type { z } from 'zod';
import type { PageId } from '#generated/page-id.ts';
import { sections } from '#generated/page-sections.ts';
import type { schema as barcodeList } from '#sections/barcode-list/schema.ts';
import type { schema as callToAction } from '#sections/call-to-action/schema.ts';
import type { schema as dayChart } from '#sections/day-chart/schema.ts';
import type { schema as deviceMatrix } from '#sections/device-matrix/schema.ts';
import type { schema as eventSeries } from '#sections/event-series/schema.ts';
import type { schema as film } from '#sections/film/schema.ts';
import type { schema as indexedPlates } from '#sections/indexed-plates/schema.ts';
import type { schema as insights } from '#sections/insights/schema.ts';
import type { schema as liveBoard } from '#sections/live-board/schema.ts';
import type { schema as newsletterForm } from '#sections/newsletter-form/schema.ts';
import type { schema as pageHero } from '#sections/page-hero/schema.ts';
import type { schema as planAndActual } from '#sections/plan-and-actual/schema.ts';
import type { schema as scrollHero } from '#sections/scroll-hero/schema.ts';
import type { schema as stagedStatements } from '#sections/staged-statements/schema.ts';
import type { schema as stepPlan } from '#sections/step-plan/schema.ts';
import type { schema as testimonials } from '#sections/testimonials/schema.ts';
import type { schema as typingHero } from '#sections/typing-hero/schema.ts';

import { pageIds } from '#site/pages.ts';

/** The kinds of sections that tests read. */
interface Sections {
  readonly 'barcode-list': z.infer<typeof barcodeList>;
  readonly 'call-to-action': z.infer<typeof callToAction>;
  readonly 'day-chart': z.infer<typeof dayChart>;
  readonly 'device-matrix': z.infer<typeof deviceMatrix>;
  readonly 'event-series': z.infer<typeof eventSeries>;
  readonly film: z.infer<typeof film>;
  readonly 'indexed-plates': z.infer<typeof indexedPlates>;
  readonly insights: z.infer<typeof insights>;
  readonly 'live-board': z.infer<typeof liveBoard>;
  readonly 'newsletter-form': z.infer<typeof newsletterForm>;
  readonly 'page-hero': z.infer<typeof pageHero>;
  readonly 'plan-and-actual': z.infer<typeof planAndActual>;
  readonly 'scroll-hero': z.infer<typeof scrollHero>;
  readonly 'staged-statements': z.infer<typeof stagedStatements>;
  readonly 'step-plan': z.infer<typeof stepPlan>;
  readonly testimonials: z.infer<typeof testimonials>;
  readonly 'typing-hero': z.infer<typeof typingHero>;
}

/** The first page with a section of this kind. */
export function pageWith(kind: keyof Sections): PageId {
  const id = pageIds.find((page) => sections[page]?.some((each) => each.kind === kind));
  if (!id) throw new Error(`No page has a section of the kind ${kind}.`);
  return id;
}

/** The first section of a kind on a page, as the loader has checked it. */
export function sectionOf<Kind extends keyof Sections>(page: PageId, kind: Kind): Sections[Kind] {
  const section = sections[page]?.find((each) => each.kind === kind);
  if (!section) throw new Error(`The page ${page} has no section of the kind ${kind}.`);
  return section as unknown as Sections[Kind];
}
