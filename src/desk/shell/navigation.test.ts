import { expect, test } from 'vitest';
import type { Role, Scope } from '#contract/desk/people.ts';
import type { Me } from '#contract/desk/views.ts';
import { navigationFor } from './navigation.ts';

const viewsOf = (role: Role, scope: Scope) =>
  navigationFor({ person: { role, scope }, counts: {} } as Me)
    .flat()
    .map((entry) => entry.view);

test('an administrator has everything, an agent no people', () => {
  expect(viewsOf('administrator', 'everything')).toEqual([
    'today',
    'enquiries',
    'applications',
    'subscribers',
    'quarantine',
    'delivery',
    'visits',
    'people',
    'history',
    'settings',
  ]);
  expect(viewsOf('agent', 'everything')).not.toContain('people');
  expect(viewsOf('agent', 'everything')).not.toContain('settings');
  expect(viewsOf('administrator', 'enquiries')).not.toContain('settings');
});

test('every scope has its part of quarantine, delivery and history', () => {
  const views = ['today', 'applications', 'quarantine', 'delivery', 'people', 'history'];
  expect(viewsOf('administrator', 'applications')).toEqual(views);
  expect(viewsOf('reader', 'applications')).toEqual(views.filter((view) => view !== 'people'));
  expect(viewsOf('agent', 'enquiries')).not.toContain('applications');
});

test('visits are for who sees more than one form, in every role', () => {
  expect(viewsOf('reader', 'everything')).toContain('visits');
  expect(viewsOf('reader', 'enquiries')).toContain('visits');
});
