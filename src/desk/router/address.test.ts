import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUBMISSION_TABS } from '#contract/desk/submissions.ts';
import {
  type ListQuery,
  listQueryString,
  readSubmissionQuery,
  writeSubmissionQuery,
} from '../submissions/submission-address.ts';
import { hrefOf, readAddress } from './address.ts';

const read = (path: string) => readAddress(new URL(path, 'http://desk.example'));

describe('readAddress', () => {
  test.each([
    ['/', 'today', null],
    ['/enquiries', 'enquiries', null],
    ['/enquiries/8NDX-V3KA?tab=mine', 'enquiries', '8NDX-V3KA'],
    ['/sign-in/abc', 'sign-in', 'abc'],
    ['/site/releases/42', 'site', 'releases'],
    ['/people/7', 'not-found', null],
    ['/enquiries/a/b', 'not-found', null],
    ['/%zz', 'not-found', null],
    ['/enquiries/%zz', 'not-found', null],
  ])('maps %s to the view %s', (path, view, part) => {
    expect(read(path)).toMatchObject({ view, part });
  });

  test('reads back any reference written by hrefOf', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (reference) => {
        fc.pre(reference !== '.' && reference !== '..');
        expect(read(hrefOf('enquiries', reference)).part).toBe(reference);
      }),
    );
  });
});

describe('the query of a list', () => {
  const trimmedText = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() === text);
  const query = fc.record(
    {
      tab: fc.constantFrom(...SUBMISSION_TABS),
      q: trimmedText,
      subject: trimmedText,
      assignee: trimmedText,
      since: fc.constant('2026-11-01'),
      until: fc.constant('2026-11-15'),
    },
    { requiredKeys: ['tab'] },
  );

  test('is unchanged after a round trip through the URL', () => {
    fc.assert(
      fc.property(query, (original: ListQuery) => {
        const address = `/enquiries?${writeSubmissionQuery(original, 'waiting')}`;
        expect(readSubmissionQuery(read(address).parameters, 'waiting')).toEqual(original);
      }),
    );
  });

  test('omits defaults from the URL', () => {
    expect(writeSubmissionQuery({ tab: 'waiting', sort: 'oldest' }, 'waiting').toString()).toBe('');
    expect(writeSubmissionQuery({ tab: 'answered', sort: 'oldest' }, 'waiting').toString()).toBe(
      'tab=answered&sort=oldest',
    );
  });

  test('ignores unknown and blank URL parameters', () => {
    const typed = new URLSearchParams('tab=everything&sort=random&q=%20&since=yesterday&until=2026-02-30');
    expect(readSubmissionQuery(typed, 'waiting')).toEqual({ tab: 'waiting' });
  });

  test('always includes the sort order when sent to the server', () => {
    expect(listQueryString({ kind: 'enquiry', tab: 'answered' })).toBe(
      'kind=enquiry&tab=answered&sort=newest',
    );
  });
});
