/** The schema of content/pages/*.json. */
import { z } from 'zod';
import { area, page, scene, skin, text } from './fields.ts';

/** Header dropdown and mobile group a page is listed in. */
export const navigationGroups = ['solutions', 'services', 'products'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

const heroTones = ['paper', 'tint', 'field', 'steel', 'deep'] as const;

export const pageSchema = z.strictObject({
  $schema: z.string().optional(),
  path: z
    .string()
    .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, {
      error: 'Use lowercase letters, digits and hyphens, without a slash at the end.',
    })
    .describe('the address of the page, such as "/cloud-enablement"'),
  title: text('the name of the page in tabs, menus and search'),
  menuTitle: text('a shorter title for menus, or leave it out').optional(),
  heading: text('the large heading of the page'),
  tagline: text('one line of at most 70 characters under the title in menus').refine(
    (value) => value.includes('{') || value.length <= 70,
    { error: ({ input }) => `has ${String(input).length} characters. Menus have room for 70.` },
  ),
  area,
  look: z
    .strictObject({ tone: z.enum(heroTones), skin })
    .describe('background and drawing style of the hero, if not those of the area')
    .optional(),
  closingArea: area.optional(),
  menu: z
    .strictObject({
      group: z.enum(navigationGroups).optional(),
      order: z.number().describe('its place in the menu, a number'),
    })
    .describe('where the menus list it: { "group": "solutions", "order": 7 }'),
  parent: page.describe('the page above it in the breadcrumb').optional(),
  off: z.boolean().describe('true to switch the page off, or leave it out').optional(),
  updated: z.iso.date().describe('the day of the last change, such as "2026-01-31"').optional(),
  description: text('one sentence of 70 to 160 characters for search engines').refine(
    // A fact that could not be filled in is reported elsewhere.
    (value) => value.includes('{') || (value.length >= 70 && value.length <= 160),
    { error: ({ input }) => `has ${String(input).length} characters. Search engines show 70 to 160.` },
  ),
  keywords: z
    .array(text('a word that people search for'))
    .min(3)
    .describe('at least three words that people search for'),
  scene: scene
    .describe('the name of a drawing of src/art/scenes, if not its own or that of its area')
    .optional(),
  sections: z
    .array(z.looseObject({ kind: z.string().describe('a kind of section') }))
    .describe('the list of its sections'),
});

/** The metadata of a page, without its sections. */
export type PageEntry = Omit<z.infer<typeof pageSchema>, '$schema' | 'sections'>;
export type Area = PageEntry['area'];
export type Look = NonNullable<PageEntry['look']>;

/** A section as the loader has checked it by the schema of its kind. */
export interface SectionData {
  readonly kind: string;
  /** The area whose colors the section has, if not the page's. */
  readonly colors?: Area;
  readonly [field: string]: unknown;
}

/** The example of a kind of section: src/sections/<kind>/example.json. */
export interface SectionExample {
  /** What the kind is for. */
  readonly description: string;
  readonly section: SectionData;
}
