/** Vision, mission and values: told in short on Home, value by value on About. */
export const vision = {
  text: 'Plants, warehouses and ledgers that share one set of facts, entered once.',
  meaning:
    'A finished part updates stock, cost and quality without a second entry. The systems we install should outlast the machines around them.',
} as const;

export const mission = {
  text: 'Plan with the people who do the work, build to that plan, and answer for how it runs.',
  meaning:
    'The consultants who design a process also test it, take it live and answer the support calls of the first month.',
} as const;

export const values = [
  {
    title: 'Trust',
    description: 'Sponsor and project team see the project’s figures on the day we do, good or bad.',
  },
  {
    title: 'Accountability',
    description: 'Every delivery has a named person responsible for it, before and after go-live.',
  },
  {
    title: 'Clarity',
    description: 'Decisions are written down with their reason and date. Until then they are proposals.',
  },
  {
    title: 'Craft',
    description: 'Interfaces, tests and handover notes get as much care as the screens in a demo.',
  },
  {
    title: 'Curiosity',
    description: 'Before we design a screen, we spend a full shift where it will be used.',
  },
  {
    title: 'Respect',
    description: 'Operators, planners and auditors know their trade. We ask before we change how they work.',
  },
] as const;

/** "Trust, accountability and craft." */
export const valuesInShort = `${[
  values
    .slice(0, -1)
    .map(({ title }, index) => (index === 0 ? title : title.toLowerCase()))
    .join(', '),
  values.at(-1)?.title.toLowerCase(),
].join(' and ')}.`;
