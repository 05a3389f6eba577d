import { expect, test } from 'vitest';
import { reasonFor, reasonLine } from './suspicion.ts';

test('reasonFor turns a stored reason into a sentence with its details', () => {
  expect(reasonFor('trap').what).toMatch(/hidden field/);
  expect(reasonFor('too-fast: 1.4 s of 3 s')).toEqual({
    what: 'Sent 1.4 s after the form opened',
    detail: expect.stringContaining('need 3 s'),
  });
  expect(reasonFor('content: “funds”, a link').detail).toMatch(/ “funds”, a link\.$/);
  expect(reasonFor('copy: nearly the same as K7QM-2XPD').detail).toBe('Nearly the same as K7QM-2XPD.');
  expect(reasonFor('sign: random letters')).toEqual({ what: 'Random letters' });
});

test('reasonFor accepts blank reasons and those stored by older or newer versions', () => {
  expect(reasonFor('too-fast').what).toMatch(/too soon/);
  expect(reasonFor('comes from a list')).toEqual({ what: 'comes from a list' });
  expect(reasonFor(' ').what).not.toBe(' ');
});

test('reasonLine includes what the content check found', () => {
  expect(reasonLine('content: 3 links')).toMatch(/ 3 links\.$/);
  expect(reasonLine('trap')).toBe(reasonFor('trap').what);
});
