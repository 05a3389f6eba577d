/**
 * What is counted. `page` and `entry` are pages shown and first pages of visits, `to-form` and `to-sent` pages of visits that
 * opened and sent a form; `campaign-sent` counts what was sent, by the campaign that led here.
 */
export const VISIT_KINDS = [
  'page',
  'entry',
  'width',
  'referrer',
  'campaign',
  'campaign-sent',
  'form',
  'left',
  'to-form',
  'to-sent',
  'lcp',
  'inp',
  'cls',
  'set-apart',
] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];
