import { describe, expect, it } from 'vitest';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';

const databases = prepareDeskDatabases();

describe.each(DATABASES)('an invitation on %s', (name) => {
  const desk = prepareDesk(databases, name);

  it('is mailed at once, and so is another link', async () => {
    const boss = await desk.signIn('administrator');
    const email = 'new@example.com';
    const began = performance.now();
    const { person } = (await boss.post('/api/people', { email, role: 'agent', scope: 'everything' })).json();
    await desk.mailedToken(email);
    await boss.post(`/api/people/${person.id}/link`);
    await desk.mailedToken(email, 2);
    // Whoever sends looks by itself every five seconds.
    expect(performance.now() - began).toBeLessThan(4000);
  });
});
