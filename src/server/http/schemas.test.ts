import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { compileSchema, type DeskApp, hideUndeclared } from './schemas.ts';

const app: DeskApp = fastify().setValidatorCompiler(compileSchema).withTypeProvider();
app.addHook('preValidation', hideUndeclared);
const received = ({ query, body }: { query: unknown; body: unknown }) => ({ query, body: body ?? null });
app.post('/nothing', { schema: {} }, async (request) => received(request));
const schema = { querystring: z.object({ q: z.string() }), body: z.object({ names: z.array(z.string()) }) };
app.post('/declared', { schema }, async (request) => received(request));
afterAll(() => app.close());

const send = async (url: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `${url}?q=a&other=b`, payload })).json();

it('a handler receives only the query and body that its route declares', async () => {
  const payload = { names: ['Ann'], isAdministrator: true };
  expect(await send('/nothing', payload)).toEqual({ query: {}, body: null });
  expect(await send('/declared', payload)).toEqual({ query: { q: 'a' }, body: { names: ['Ann'] } });
});

it('control characters are rejected at any depth of the body', async () => {
  expect(await send('/declared', { names: ['Ann', 'B\u0000'] })).toMatchObject({ statusCode: 400 });
});
