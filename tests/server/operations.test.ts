import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { startServerProcess } from '../fixtures/server-process.ts';
import { SECURITY_HEADERS } from './test-app.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

const TOKEN = 'a-token-for-metrics';
const WITH_TOKEN = { url: '/api/ready', headers: { authorization: `Bearer ${TOKEN}` } };
let forms: TestForms;

describe('readiness', () => {
  afterEach(() => forms.close());

  it('reports the age of the oldest outbox message', async () => {
    forms = await openTestForms({ METRICS_TOKEN: TOKEN });
    const response = await forms.app.inject(WITH_TOKEN);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ready', outbox: { oldestSeconds: 0 } });
    expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
  });

  it('responds 503 when a query fails, while the health check still succeeds', async () => {
    forms = await openTestForms({ METRICS_TOKEN: TOKEN });
    await forms.storage.db.schema.dropTable('outbox').execute();
    const response = await forms.app.inject(WITH_TOKEN);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({
      status: 'unavailable',
      reason: expect.stringContaining('The database refuses what the server asks'),
    });
    expect((await forms.app.inject('/api/health')).statusCode).toBe(200);
    expect(forms.log.join('')).toContain('The database refuses what the server asks');
  });

  it.each([TOKEN, ''])(
    'hides the cause from requests without the token (METRICS_TOKEN is %j)',
    async (METRICS_TOKEN) => {
      forms = await openTestForms({ METRICS_TOKEN });
      await forms.storage.db.schema.dropTable('outbox').execute();
      for (const authorization of ['', 'Bearer ', 'Bearer null']) {
        const response = await forms.app.inject({ url: '/api/ready', headers: { authorization } });
        expect([response.statusCode, response.json()]).toEqual([503, { status: 'unavailable' }]);
      }
    },
  );
});

describe('the log', () => {
  afterEach(() => forms.close());

  it('warns about mail pending for more than an hour, without personal data', async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:1' };
    forms = await openTestForms(env);
    await forms.post(CONTACT_FORM.endpoint, CONTACT);
    // Wait for both attempts, so that none of them overwrites the updates below.
    await expect
      .poll(async () => (await forms.mails()).every(({ last_error }) => last_error !== null))
      .toBe(true);
    await forms.storage.db
      .updateTable('outbox')
      .set({ created_at: Date.now() - 7_500_000 })
      .execute();
    await forms.storage.db
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('kind', '=', 'company')
      .execute();
    const restarted = await openTestForms({ ...env, DATA_DIR: forms.dataDir });
    await restarted.app.ready();
    await expect
      .poll(() => restarted.log.find((line) => line.includes('more than an hour')))
      .toMatch(/"level":"warn".*"pending":1,"oldestMinutes":125/);
    expect(restarted.log.join('')).not.toContain('visitor.example');
    await restarted.close();
  });
});

describe('metrics', () => {
  afterEach(() => forms.close());

  const metrics = async () =>
    (await forms.app.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body;

  it('are disabled by default', async () => {
    forms = await openTestForms();
    expect((await forms.app.inject('/api/metrics')).statusCode).toBe(404);
  });

  it('require the bearer token', async () => {
    forms = await openTestForms({ METRICS_TOKEN: TOKEN });
    for (const authorization of ['', 'Bearer', 'Bearer wrong', TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN}x`]) {
      const response = await forms.app.inject({ url: '/api/metrics', headers: { authorization } });
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer');
      expect(response.json()).toEqual({ success: false, error: 'Unauthorized' });
    }
    const response = await forms.app.inject({
      url: '/api/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  });

  it('count submissions, deliveries and responses', async () => {
    forms = await openTestForms({ METRICS_TOKEN: TOKEN });
    await forms.post(CONTACT_FORM.endpoint, CONTACT);
    await forms.post(CONTACT_FORM.endpoint, { ...CONTACT, role: 'x' }, { 'x-form-trap': 'spam' });
    await forms.post(CONTACT_FORM.endpoint, {});
    await forms.app.inject('/api/nope');
    await expect
      .poll(metrics)
      .toContain('website_deliveries_total{kind="acknowledgement",result="sent"} 1\n');
    await expect.poll(metrics).toContain('website_deliveries_total{kind="company",result="sent"} 1\n');
    await expect.poll(metrics).toContain('website_outbox_messages{state="pending"} 0\n');
    const text = await metrics();
    expect(text).toContain('# TYPE website_submissions gauge\n');
    expect(text).toContain('website_submissions{form="contact",state="accepted"} 1\n');
    expect(text).toContain('website_submissions{form="contact",state="quarantined"} 1\n');
    expect(text).toContain('website_outbox_messages{state="dead"} 0\n');
    expect(text).toContain('website_outbox_oldest_seconds 0\n');
    expect(text).toContain('website_company_mail_messages{state="dead"} 0\n');
    expect(text).toContain('website_company_mail_oldest_seconds 0\n');
    expect(text).toContain('website_database_up 1\n');
    expect(text).toMatch(/website_api_responses_total\{class="2xx"\} [1-9]/);
    expect(text).toContain('website_api_responses_total{class="4xx"} 2\n');
    expect(text).toMatch(/\nprocess_resident_memory_bytes \d{7,}\n/);
    expect(text).toMatch(/\nnodejs_eventloop_lag_seconds\{quantile="0\.99"\} \d/);
    // Every line is a HELP line, a TYPE line or a sample.
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(/^# (HELP|TYPE) \w+ .+$|^\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+$/);
    }
    expect(text).not.toContain('visitor');
  });

  it('report the database as down when a query fails', async () => {
    forms = await openTestForms({ METRICS_TOKEN: TOKEN });
    await forms.app.ready();
    await forms.storage.db.schema.dropTable('outbox').execute();
    const text = await metrics();
    expect(text).toContain('website_database_up 0\n');
    expect(text).toContain('process_resident_memory_bytes');
  });
});

describe('the metrics port', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'metrics-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('serves only metrics and readiness, and the main port serves no metrics', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir, METRICS_PORT: '0' });
    await expect.poll(server.output).toContain('/metrics');
    const [address] = /http:\/\/[\d.]+:\d+\/metrics/.exec(server.output()) ?? [];
    const response = await fetch(address!);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await response.text()).toContain('website_database_up 1\n');
    const ready = await fetch(new URL('/ready', address));
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', outbox: { oldestSeconds: 0 } },
    ]);
    expect((await fetch(new URL('/api/health', address))).status).toBe(404);
    expect((await fetch(`${server.address}/api/metrics`)).status).toBe(404);
    await server.kill('SIGTERM');
    expect(server.child.exitCode).toBe(0);
  });

  it('prevents the server from starting, with an error message, if it is in use', async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    const { port } = other.address() as { port: number };
    const failure = await startServerProcess({ DATA_DIR: dataDir, METRICS_PORT: String(port) }).catch(
      (error: Error) => error.message,
    );
    expect(failure).toContain(
      `Metrics cannot be offered on 127.0.0.1:${port} (EADDRINUSE).\nSet METRICS_PORT`,
    );
    other.close();
  });
});
