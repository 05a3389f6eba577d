/** Text classes of the temper colors, for marks that distinguish entries. */
export const temperText = {
  straw: 'text-straw-400',
  bronze: 'text-bronze-500',
  violet: 'text-violet-500',
  blue: 'text-blue-500',
  teal: 'text-teal-500',
} as const;
