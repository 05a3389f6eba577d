import { expect, test } from 'vitest';
import type { Role, Scope } from '#contract/desk/people.ts';
import type { Me } from '#contract/desk/views.ts';
import { navigationFor } from './navigation.ts';

const viewsOf = (role: Role, scope: Scope) =>
  navigationFor({ person: { role, scope }, counts: {} } as Me)
    .flat()
    .map((entry) => entry.view);

test('only administrators see people, and only those with the full scope see settings', () => {
  expect(viewsOf('administrator', 'everything')).toEqual([
    'today',
    'enquiries',
    'applications',
    'subscribers',
    'quarantine',
    'site',
    'visits',
    'delivery',
    'people',
    'history',
    'settings',
  ]);
  expect(viewsOf('agent', 'everything')).not.toContain('people');
  expect(viewsOf('agent', 'everything')).not.toContain('settings');
  expect(viewsOf('administrator', 'enquiries')).not.toContain('settings');
});

test('a restricted scope hides other lists but keeps quarantine, site, delivery and history', () => {
  const views = ['today', 'applications', 'quarantine', 'site', 'delivery', 'people', 'history'];
  expect(viewsOf('administrator', 'applications')).toEqual(views);
  expect(viewsOf('reader', 'applications')).toEqual(views.filter((view) => view !== 'people'));
  expect(viewsOf('agent', 'enquiries')).not.toContain('applications');
});

test('readers see visits if their scope covers more than one kind of submission', () => {
  expect(viewsOf('reader', 'everything')).toContain('visits');
  expect(viewsOf('reader', 'enquiries')).toContain('visits');
});
