import type { TestimonialRecord } from '#features/home/records.ts';

export const testimonialsTitle = 'Clients on life after go-live';

/**
 * What clients say, one after the other in this order. Copy a record to add one, delete it to take one away.
 *
 *   quote     their words, without quotation marks
 *   name      who said it
 *   position  what they are and where: 'CFO, Example Rail'
 *   image     a file of media/: { media: 'anna.jpg', alt: 'Anna Berg' }, or a drawn portrait: 'portrait-client-...'
 */
export const testimonials = [
  {
    quote:
      'The first thing they asked for was our maintenance log. Two quarters later our planners had given up their own spreadsheets.',
    name: 'Marisol Echevarría',
    position: 'VP Operations, Pellworth',
    image: 'portrait-client-1',
  },
  {
    quote:
      'The first line went live on a Tuesday in week eight. By Friday the night shift was closing its own orders without calling anyone.',
    name: 'Tobias Lindqvist',
    position: 'Plant Director, Halvengard',
    image: 'portrait-client-2',
  },
  {
    quote:
      'We traced a suspect lot from serial number to supplier in four minutes. At the previous audit it took us two days.',
    name: 'Adaeze Okonjo',
    position: 'Head of Quality, Tessovane',
    image: 'portrait-client-3',
  },
  {
    quote:
      'Our month end took nine days. It takes four now, and the auditor no longer asks for the spreadsheets we used to keep beside the ledger.',
    name: 'Ingrid Solheim',
    position: 'CFO, Kestrand Rail',
    image: 'portrait-client-4',
  },
] as const satisfies readonly TestimonialRecord[];
