import { company } from '#content/company.ts';
import { capitalized, countWord } from '#content/number-words.ts';
import { headquarters, otherOffice } from '#content/places.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';
import type { OpenPosition } from './content/positions.ts';

/** Where the hero and each position lead; both anchors are part of the page's address and must not change. */
export const anchors = { opportunities: 'opportunities', apply: 'apply' } as const;

export const hero: HeroRecord = {
  lead: '350 people, five locations and a habit of finishing what we start.',
  actions: [
    { label: 'Open positions', to: { anchor: anchors.opportunities } },
    { label: 'Apply now', to: { anchor: anchors.apply } },
  ],
};

export const reasons = {
  title: 'Four reasons to join',
  items: [
    {
      title: 'Your work has a floor',
      spot: 'robot-cell',
      description:
        'What you ship moves a robot, a truck or a month-end. You get to stand next to it on the day it does.',
    },
    {
      title: 'Seniors who still build',
      spot: 'team',
      description:
        'Architects here review code and write it. Each new colleague has one of them as a mentor for the first year.',
    },
    {
      title: 'Time that is planned',
      spot: 'scheduling',
      description: `Support is a rota with handovers between ${headquarters.city} and ${otherOffice.city}. Nobody’s week depends on being a hero.`,
    },
    {
      title: 'A budget for learning',
      spot: 'document',
      description:
        'Ten working days a year for courses, exams and conferences, booked like a project and just as hard to cancel.',
    },
  ],
} as const;

export const positionsIntro = {
  titleOf(open: readonly OpenPosition[]): string {
    if (open.length === 0) return 'No open positions right now';
    return `${capitalized(countWord(open.length))} open ${open.length === 1 ? 'position' : 'positions'}`;
  },
  noteOf(open: readonly OpenPosition[]): string {
    const [type, ...others] = new Set(open.map((position) => position.type));
    if (type === undefined) return 'The form below still reaches us, and we write back when one opens.';
    const all = others.length === 0 ? `All ${type.toLowerCase()}. ` : '';
    return `${all}If none fits, the form below still reaches us.`;
  },
  duties: 'What you will do',
  pay: {
    year: '{from} to {to} a year',
    month: '{from} to {to} a month',
    hour: '{from} to {to} an hour',
  },
  closes: 'Apply by {date}',
  applyLabel: 'Apply',
} as const;

export const process = {
  title: 'What happens after you apply',
  milestones: [
    {
      when: 'Day 1',
      title: 'Two people read it',
      text: 'One who would manage you and one who would sit next to you. No filter reads it first.',
    },
    {
      when: 'Week 1',
      title: 'A call of thirty minutes',
      text: 'Your questions first. You learn the salary range before you hang up.',
    },
    {
      when: 'Week 2',
      title: 'A piece of real work',
      text: 'Two hours with the team on a problem we have already solved, so that we can compare notes.',
    },
    {
      when: 'Week 3',
      title: 'An answer',
      text: 'An offer in writing, or the reasons why not. Both come by phone first.',
    },
  ],
} as const;

export const application = {
  title: 'Apply',
  text: 'It takes about ten minutes. Fields with an asterisk are required; attach your resume as a PDF or Word file.',
  contact: { lead: 'Questions before you apply?', email: company.email.careers },
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Not looking for a job yet?',
  text: 'Tell us what you would like to work on. We write back when a position like it opens.',
  actions: [{ label: 'Write to us', to: { page: 'contact', query: { enquiryType: 'Careers' } } }],
};

export const next: readonly PageId[] = ['about', 'industries', 'products'];
