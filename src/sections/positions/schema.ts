import { anchor, link, object, template, text, tone } from '#content/fields.ts';

const pay = (example: string) => template(`the text for the pay, such as "${example}"`, 'from', 'to');

export const schema = object('The open positions of content/lists/positions.json, one row each.', {
  titles: object('the heading of the section, by the number of open positions', {
    none: text('the heading if there are no open positions'),
    one: text('the heading if there is one'),
    several: template('the heading if there are more, such as "{count} open positions"', 'count'),
  }),
  notes: object('the sentences beside the heading', {
    none: text('the sentence beside the heading if there are no open positions'),
    open: text('the sentences beside the heading if there are some'),
    sameType: template('what comes before them if all are of one type, such as "All {type}."', 'type'),
  }),
  duties: text('the heading of the duties of a position'),
  pay: object('how pay is written: per year, per month and per hour', {
    year: pay('{from} to {to} a year'),
    month: pay('{from} to {to} a month'),
    hour: pay('{from} to {to} an hour'),
  }),
  closes: template('the text for the last day to apply, such as "Apply by {date}"', 'date'),
  apply: link.describe('the button of a position; it should lead to the form for applications'),
  applyFor: template('what follows the words of the button for screen readers: "for {title}"', 'title'),
  tone: tone.optional(),
  id: anchor.optional(),
});
