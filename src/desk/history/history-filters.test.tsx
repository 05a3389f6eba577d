import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Me } from '#contract/desk/views.ts';
import { MeContext } from '../data/use-me.ts';
import { HistoryFilters, readHistoryQuery, writeHistoryQuery } from './history-filters.tsx';

test('the person filter lists the signed-in person and colleagues', () => {
  const me = {
    person: { id: 'me', name: 'Marisol Ortega' },
    colleagues: [{ id: 'jun', name: 'Jun Lindqvist' }],
  } as unknown as Me;
  const html = renderToStaticMarkup(
    <MeContext value={me}>
      <HistoryFilters query={{}} onChange={() => {}} />
    </MeContext>,
  );
  expect(html).toContain('<option value="me">Marisol Ortega</option>');
  expect(html).toContain('<option value="jun">Jun Lindqvist</option>');
});

test('a history query is unchanged after a round trip through the URL', () => {
  const query = { person: 'p1', action: 'note', reference: '8NDX-V3KA' } as const;
  expect(readHistoryQuery(writeHistoryQuery(query))).toEqual(query);
});

test('unknown and empty URL parameters are ignored', () => {
  expect(readHistoryQuery(new URLSearchParams('action=toString&person=&reference='))).toEqual({});
});

test.each(['8ndx v3ka', ' 8NDX-V3KA ', '8ndxv3ka'])('"%s" is normalized to a reference', (typed) => {
  expect(readHistoryQuery(new URLSearchParams({ reference: typed }))).toEqual({ reference: '8NDX-V3KA' });
});
