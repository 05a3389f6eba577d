import { z } from 'zod';
import { image, page, text, texts, titled } from '#content/fields.ts';
import { navigationGroups } from '#content/page.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the name of the product'),
          category: text('what kind of product it is'),
          description: text('one or two sentences'),
          features: texts('a list of what it does'),
          specs: z
            .array(z.strictObject({ name: text('what the line is about'), value: text('what it says') }))
            .min(1)
            .describe('the lines of its data sheet'),
          page,
          picture: image,
        }),
      )
      .min(1)
      .describe('the products'),
    specsTitle: text('the heading of each data sheet'),
    link: text('the words of each link, such as "Learn more"'),
    linkAbout: text('the word between link and product for those who only hear it, such as "about"'),
    menu: z
      .enum(navigationGroups)
      .describe('the menu whose other pages are listed below, or leave it out')
      .optional(),
  })
  .describe(
    'Products with their data sheets, each with a link to its page. A product whose page is switched off is left out.',
  );
