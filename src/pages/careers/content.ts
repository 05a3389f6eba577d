import { company } from '#content/company.ts';
import { minimumAge } from '#content/minimum-age.ts';
import { capitalized, countWord } from '#content/number-words.ts';
import { cities, deliveryLocations, headquarters, otherOffice } from '#content/places.ts';
import { followsTheSun } from '#content/shifts.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';
import type { OpenPosition } from './content/positions.ts';

/** Where the hero and each position lead; both anchors are part of the page's address and must not change. */
export const anchors = { opportunities: 'opportunities', apply: 'apply' } as const;

export const hero: HeroRecord = {
  lead: `We build and run systems that plants, warehouses and finance teams use every day. We are more than 350 people in ${deliveryLocations}; every position below states its duties and its pay.`,
  actions: [
    { label: 'Open positions', to: { anchor: anchors.opportunities } },
    { label: 'Apply now', to: { anchor: anchors.apply } },
  ],
};

export const reasons = {
  title: 'Build it, see it run, keep learning',
  items: [
    {
      title: 'You see your work running',
      spot: 'robot-cell',
      description:
        'What you build moves a robot, loads a truck or closes a month. You are there when it goes live.',
    },
    {
      title: 'Mentors who still build',
      spot: 'team',
      description: 'Our architects still write code. One of them is your mentor for the first year.',
    },
    {
      title: 'Shifts known in advance',
      spot: 'scheduling',
      description: `Support works ${followsTheSun ? `day shifts in ${headquarters.city} and ${otherOffice.city}` : 'day and night shifts'} and hands over twice a day. On-call time is paid and scheduled four weeks ahead.`,
    },
    {
      title: 'Ten days a year to learn',
      spot: 'document',
      description:
        'Courses, exams and conferences in working time, with fees and travel paid. Vendor certifications are yours to keep.',
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
    return `${all}If none fits, the form below still reaches us. You need the right to work in the country named; for engineers in ${headquarters.city} we sponsor visas.`;
  },
  duties: 'Duties',
  pay: {
    year: '{from} to {to} a year',
    month: '{from} to {to} a month',
    hour: '{from} to {to} an hour',
  },
  closes: 'Apply by {date}',
  applyLabel: 'Apply',
} as const;

export const benefits = {
  title: 'Benefits and working conditions',
  note: 'For all employees; local law may add to them.',
  items: [
    {
      title: 'Health and retirement',
      description:
        'Medical, dental and vision insurance in the United States, with 80% of the premium paid, and a 401(k) with a 4% match. In India, medical insurance for you, your partner, children and parents, and provident fund.',
    },
    {
      title: 'Time off',
      description:
        'Twenty-five days of vacation plus public holidays. Sixteen weeks of paid parental leave for either parent.',
    },
    {
      title: 'Hybrid work',
      description: `Three days a week in the office or with the client, two wherever you like. Remote positions meet their team in ${cities('or')} once a quarter, with travel paid.`,
    },
    {
      title: 'Travel to plants',
      description:
        'Consultants and engineers spend about one week in five onsite. Trips are agreed two weeks ahead, and travel time is working time.',
    },
    {
      title: 'Pay and bonus',
      description:
        'Pay ranges are base pay at the first location named; others follow their local market. A yearly bonus of up to 10%, for goals set in January, comes on top; in sales it is a commission instead, worth 40% of base pay at target.',
    },
    {
      title: 'Equal opportunity',
      description:
        'We hire, pay and promote by skill and work, without regard to race, color, religion, sex, gender identity, sexual orientation, national origin, age, disability, genetic information or veteran status. Tell us what you need for an interview, and we arrange it.',
    },
  ],
} as const;

export const process = {
  title: 'An answer within three weeks',
  milestones: [
    {
      when: 'Day 1',
      title: 'Two people read your application',
      text: 'The manager of the team and a future colleague. No software ranks or rejects applications. A spam filter only sets aside what looks machine-made, and people check that too.',
    },
    {
      when: 'Week 1',
      title: 'A call of thirty minutes',
      text: 'We begin with your questions: the team, the first project, the place and the pay.',
    },
    {
      when: 'Week 2',
      title: 'Two hours of real work',
      text: 'You and the team work on a problem that it has already solved. Then we compare solutions.',
    },
    {
      when: 'Week 3',
      title: 'An offer, or the reasons why not',
      text: 'By phone first, then in writing.',
    },
  ],
} as const;

export const application = {
  title: 'Apply',
  text: `It takes about ten minutes. Fields with an asterisk are required. Attach your resume as a PDF or Word file. You must be ${minimumAge} or older; we ask your age only to check this.`,
  contact: { lead: 'Questions before you apply?', email: company.email.careers },
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Tell us if no position fits yet',
  text: 'Say what you would like to work on and when you could start. We write to you when such a position opens.',
  actions: [{ label: 'Write to us', to: { page: 'contact', query: { enquiryType: 'Careers' } } }],
};

export const next: readonly PageId[] = ['about', 'industries', 'products'];
