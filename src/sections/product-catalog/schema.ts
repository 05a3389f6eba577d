import { z } from 'zod';
import { image, list, object, page, text, texts, titled } from '#content/fields.ts';
import { navigationGroups } from '#content/page.ts';

export const schema = object(
  'Products with their data sheets, each with a link to its page. A product whose page is switched off is omitted.',
  {
    ...titled,
    items: list('the products', {
      title: text('the name of the product'),
      category: text('what kind of product it is'),
      description: text('one or two sentences'),
      features: texts('a list of what it does'),
      specs: list('the lines of its data sheet', {
        name: text('what the line is about'),
        value: text('the value'),
      }),
      page,
      picture: image,
    }),
    specsTitle: text('the heading of each data sheet'),
    link: text('the words of each link, such as "Learn more"'),
    linkAbout: text('the word that screen readers hear between link and product, such as "about"'),
    menu: z
      .enum(navigationGroups)
      .describe('the menu whose other pages are listed below, or leave it out')
      .optional(),
  },
);
