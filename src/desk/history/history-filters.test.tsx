import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Me } from '#contract/desk/views.ts';
import { MeContext } from '../data/use-me.ts';
import { HistoryFilters } from './history-filters.tsx';

test('what one did oneself can be asked for, like what the others did', () => {
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
