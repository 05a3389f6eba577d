import { answerTemplates } from '#content/desk/templates.ts';
import { formsIn } from '#contract/desk/people.ts';
import type { Me } from '#contract/desk/views.ts';
import type { DeskApp } from '../http/schemas.ts';
import { signedInOf } from '../people/access.ts';
import { toPerson } from '../people/people.ts';
import { toPersonName } from '../people/store.ts';
import type { Desk } from './desk.ts';
import { countsFor } from './live.ts';

export function registerMe(app: DeskApp, { storage, people, company, hasMail, now }: Desk): void {
  app.get('/api/me', { config: { access: 'signed-in' }, schema: {} }, async (request): Promise<Me> => {
    const { id } = signedInOf(request).person;
    const all = await people.list(now());
    const me = all.find((person) => person.id === id);
    const { name, shortName, siteUrl, offices, timeZone, businessHours } = company;
    return {
      // Missing only if the person was removed a moment ago.
      person: toPerson(
        me ?? { ...signedInOf(request).person, sessions: 0, link_until: null, undelivered: null },
      ),
      colleagues: all
        .filter((person) => person.id !== id)
        .map((person) => ({ ...toPersonName(person), role: person.role, scope: person.scope })),
      company: { name, shortName, siteUrl, offices, timeZone, hours: businessHours },
      counts: await countsFor(storage, signedInOf(request).person),
      templates: answerTemplates.filter(({ form }) =>
        formsIn(signedInOf(request).person.scope).includes(form),
      ),
      hasMail,
    };
  });
}
