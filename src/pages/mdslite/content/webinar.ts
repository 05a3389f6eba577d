import { productEnquiry } from '#content/product-records.ts';
import type { LinkRecord } from '#content/types.ts';

export interface WebinarPart {
  /** ISO date, for machines. */
  readonly date: string;
  readonly day: string;
  readonly title: string;
  readonly description: string;
}

export interface WebinarRecord {
  readonly title: string;
  readonly text: string;
  readonly parts: readonly WebinarPart[];
  readonly action: LinkRecord;
}

export const webinar: WebinarRecord = {
  title: 'Webinar series: execution without the overhead',
  text: 'Held in two parts on two Thursdays in August 2020, and recorded. Ask, and we send both recordings with a page on what has changed in the product since.',
  parts: [
    {
      date: '2020-08-13',
      day: 'Thursday, August 13, 2020',
      title: 'Part 1: the functions a plant needs first',
      description:
        'Which functions carry 80% of the value, how to choose the first line, and what to leave for later.',
    },
    {
      date: '2020-08-20',
      day: 'Thursday, August 20, 2020',
      title: 'Part 2: eight weeks, week by week',
      description:
        'A line set up from routing to live board: master data, stations, checks, training and the first shift.',
    },
  ],
  action: { label: 'Ask for the recordings', to: productEnquiry('MDS Lite') },
};
