import { expect, test } from 'vitest';
import type { Role, Scope } from '#contract/desk/people.ts';
import type { Me } from '#contract/desk/views.ts';
import type { FormName } from '#contract/forms.ts';
import { assigneeChoices } from './assignee-choices.ts';

const person = (name: string, role: Role, scope: Scope) => ({ id: name, name, initials: 'XX', role, scope });
const me = {
  person: person('Marisol', 'administrator', 'everything'),
  colleagues: [
    person('Priya', 'administrator', 'everything'),
    person('Jun', 'agent', 'enquiries'),
    person('Hana', 'agent', 'applications'),
    person('Rita', 'reader', 'everything'),
  ],
} as unknown as Me;

test.each<{ forms: FormName[]; names: string[] }>([
  { forms: ['contact'], names: ['Jun', 'Priya'] },
  { forms: ['careers'], names: ['Hana', 'Priya'] },
  { forms: ['contact', 'careers'], names: ['Priya'] },
])('only people with permission and scope are offered as assignees for $forms', ({ forms, names }) => {
  const offered = assigneeChoices(me, forms).map(({ person: one }) => one?.name ?? null);
  expect(offered).toEqual(['Marisol', ...names, null]);
});
