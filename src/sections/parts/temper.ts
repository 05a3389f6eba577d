/** The classes of the temper colors, for marks that tell one record from the next. */
export const temperText = {
  straw: 'text-straw-400',
  bronze: 'text-bronze-500',
  violet: 'text-violet-500',
  blue: 'text-blue-500',
  teal: 'text-teal-500',
} as const;
