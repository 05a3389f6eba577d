/** Vision, mission and values: told in short on Home, value by value on About. */
export const vision = {
  text: 'Plants, warehouses and ledgers that run on the same facts, entered once.',
  meaning:
    'A finished part posts its own stock, cost and quality record. What we install is still in use when the machines around it have been replaced.',
} as const;

export const mission = {
  text: 'Plan with the people who do the work, build to that plan, and answer for how it runs.',
  meaning:
    'The consultants who design a process also test it, take it live and take the calls during the first month.',
} as const;

export const values = [
  {
    title: 'Trust',
    description: 'The sponsor and the project team are told the same figures, good or bad, on the same day.',
  },
  {
    title: 'Accountability',
    description: 'Every delivery carries the name of the person responsible, and keeps it after go-live.',
  },
  {
    title: 'Clarity',
    description: 'Decisions are written down, with the reason and the date. Until then they are proposals.',
  },
  {
    title: 'Craft',
    description: 'Interfaces, tests and handover notes get the same care as the screens shown in a demo.',
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
