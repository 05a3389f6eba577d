/** The thirteen of SPEC.md, in its order. */
export const specifiedIndustries = [
  'Automotive',
  'Manufacturing',
  'Consumer Packaged Goods and Retail',
  'High Tech',
  'Life Sciences',
  'Aerospace',
  'Oil and Gas',
  'Retail',
  'Healthcare',
  'Financial Services',
  'Telecommunications',
  'Government and Public Sector',
  'Services',
] as const;
