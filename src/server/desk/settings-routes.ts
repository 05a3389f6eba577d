import type { FastifyInstance } from 'fastify';
import type { SettingsPage } from '#contract/desk/settings.ts';
import { signedInOf } from './access.ts';
import type { Desk } from './desk.ts';
import { notFound } from './problem.ts';

/** They are about the whole server, so they are for who sees everything. */
export function registerSettings(app: FastifyInstance, { config }: Desk): void {
  app.get('/api/settings', { config: { access: 'settings' } }, (request): SettingsPage => {
    if (signedInOf(request).person.scope !== 'everything') throw notFound();
    return { settings: config.allSettings };
  });
}
