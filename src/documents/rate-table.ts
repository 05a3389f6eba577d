import { type RatedRole, rateRows } from '#content/role-rates.ts';
import type { Block } from './blocks.ts';

/** The cost breakdown of one role's rate. */
export function rateTable(caption: string, role: RatedRole): Block {
  return {
    kind: 'table',
    caption,
    columns: ['Part', 'Share', 'Of the hour', 'Remark'],
    widths: [32, 10, 15, 43],
    numbers: [1, 2],
    rows: rateRows(role),
    total: true,
  };
}
