import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hrefOf, readAddress } from './address.ts';
import { askedFor, readSubmissionQuery, writeSubmissionQuery } from './submission-address.ts';

const read = (path: string) => readAddress(new URL(path, 'http://desk.example'));

describe('addresses', () => {
  test.each([
    ['/', 'today', null],
    ['/enquiries', 'enquiries', null],
    ['/enquiries/8NDX-V3KA?tab=mine', 'enquiries', '8NDX-V3KA'],
    ['/sign-in/abc', 'sign-in', 'abc'],
    ['/people/7', 'not-found', null],
    ['/enquiries/a/b', 'not-found', null],
    ['/%zz', 'not-found', null],
    ['/enquiries/%zz', 'not-found', null],
  ])('%s', (path, view, part) => {
    expect(read(path)).toMatchObject({ view, part });
  });

  test('any reference comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (reference) => {
        fc.pre(reference !== '.' && reference !== '..');
        expect(read(hrefOf('enquiries', reference)).part).toBe(reference);
      }),
    );
  });
});

describe('the question of a list', () => {
  const word = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() === text);
  const query = fc.record(
    {
      tab: fc.constantFrom('waiting', 'mine', 'unassigned', 'answered', 'all', 'spam'),
      q: word,
      subject: word,
      assignee: word,
      since: fc.constant('2026-11-01'),
      until: fc.constant('2026-11-15'),
    },
    { requiredKeys: ['tab'] },
  );

  test('comes back from the address as it went in', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const address = `/enquiries?${writeSubmissionQuery(asked as never, 'waiting')}`;
        expect(readSubmissionQuery(read(address).parameters, 'waiting')).toEqual(asked);
      }),
    );
  });

  test('what is as usual is not in the address', () => {
    expect(writeSubmissionQuery({ tab: 'waiting', sort: 'oldest' }, 'waiting').toString()).toBe('');
    expect(writeSubmissionQuery({ tab: 'answered', sort: 'oldest' }, 'waiting').toString()).toBe(
      'tab=answered&sort=oldest',
    );
  });

  test('what does not exist counts as not said', () => {
    const typed = new URLSearchParams('tab=everything&sort=random&q=%20');
    expect(readSubmissionQuery(typed, 'waiting')).toEqual({ tab: 'waiting' });
  });

  test('the server is told the order, also the usual one', () => {
    expect(askedFor({ kind: 'enquiry', tab: 'answered' })).toBe('kind=enquiry&tab=answered&sort=newest');
  });
});
