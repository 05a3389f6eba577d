import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { SETTINGS } from './settings.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('parseConfig', () => {
  it('returns the defaults without any settings', () => {
    expect(parseConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: 'data',
      siteDir: 'dist/site',
      siteUrl: null,
      trustedProxies: [],
      logLevel: 'info',
      databaseUrl: null,
      mail: {
        smtpUrl: null,
        allowPlain: false,
        from: null,
        toContact: null,
        toCareers: null,
        toNewsletter: null,
        acknowledge: true,
      },
      outbox: { retryMs: 30_000, leaseMs: 60_000 },
      limits: {
        client: { count: 30, periodMs: 600_000 },
        address: { count: 6, periodMs: 3_600_000 },
      },
      forms: { minFillMs: 1500, isLearning: true, duplicateWindowMs: 300_000 },
      reminderLeadMs: 14_400_000,
      retention: { contactMs: null, careersMs: null, resumesMs: null, newsletterMs: null },
      webhook: null,
      metrics: { port: null, host: '127.0.0.1', token: null },
      tag: null,
    });
  });

  it('reads settings from the environment', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '0',
      DATA_DIR: '/var/lib/site',
      SITE_DIR: 'build',
      SITE_URL: 'https://www.example.com/',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1,fd00::/8',
      LOG_LEVEL: 'warn',
      DATABASE_URL: 'postgres://user:secret@db/site',
      SMTP_URL: 'smtps://user:secret@smtp.example.com',
      SMTP_ALLOW_PLAIN: '1',
      MAIL_FROM: 'Example Site <site@example.com>',
      MAIL_TO_CONTACT: 'a@example.com, b@example.com',
      MAIL_TO_CAREERS: 'jobs@example.com',
      MAIL_TO_NEWSLETTER: 'news@example.com',
      MAIL_ACKNOWLEDGE: '0',
      OUTBOX_RETRY_SECONDS: '1',
      OUTBOX_LEASE_SECONDS: '5',
      RATE_LIMIT_CLIENT: 'off',
      RATE_LIMIT_ADDRESS: '1/30s',
      FORM_MIN_FILL_MS: '0',
      SPAM_LEARNING: 'off',
      DUPLICATE_WINDOW_SECONDS: '60',
      REPLY_REMINDER_HOURS: '0',
      DIGEST_HOUR: '0',
      DIGEST_DAYS: 'Mon, sun',
      DIGEST_TIME_ZONE: 'Asia/Kolkata',
      RETAIN_CONTACT_DAYS: '730',
      RETAIN_CAREERS_DAYS: '365',
      RETAIN_RESUMES_DAYS: '180',
      RETAIN_NEWSLETTER_DAYS: '1',
      WEBHOOK_URL: 'https://crm.example.com/hook?from=site',
      WEBHOOK_SECRET: 'sixteen-or-more-characters',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      METRICS_TOKEN: 'another-sixteen-characters',
      TAG_URL: 'https://stats.example.com/matomo.js',
      TAG_KIND: 'matomo',
      TAG_SITE_ID: '7',
    };
    expect(parseConfig(env)).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      dataDir: '/var/lib/site',
      siteDir: 'build',
      siteUrl: 'https://www.example.com',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'],
      logLevel: 'warn',
      databaseUrl: 'postgres://user:secret@db/site',
      mail: {
        smtpUrl: 'smtps://user:secret@smtp.example.com',
        allowPlain: true,
        from: { name: 'Example Site', address: 'site@example.com' },
        toContact: ['a@example.com', 'b@example.com'],
        toCareers: ['jobs@example.com'],
        toNewsletter: ['news@example.com'],
        acknowledge: false,
      },
      outbox: { retryMs: 1000, leaseMs: 5000 },
      limits: { client: null, address: { count: 1, periodMs: 30_000 } },
      forms: { minFillMs: 0, isLearning: false, duplicateWindowMs: 60_000 },
      reminderLeadMs: null,
      digest: { hour: 0, days: [1, 7], timeZone: 'Asia/Kolkata' },
      retention: {
        contactMs: 730 * 86_400_000,
        careersMs: 365 * 86_400_000,
        resumesMs: 180 * 86_400_000,
        newsletterMs: 86_400_000,
      },
      webhook: { url: 'https://crm.example.com/hook?from=site', secret: 'sixteen-or-more-characters' },
      metrics: { port: 9464, host: '10.0.0.5', token: 'another-sixteen-characters' },
      tag: { kind: 'matomo', url: 'https://stats.example.com/matomo.js', siteId: '7' },
    });
  });

  it('treats an empty value as not set', () => {
    expect(parseConfig({ PORT: '', HOST: ' ', SITE_DIR: '' })).toEqual(parseConfig({}));
  });

  it('turns the digest off with DIGEST_HOUR=off', () => {
    expect(parseConfig({ DIGEST_HOUR: 'off' }).digest.hour).toBeNull();
    expect(parseConfig({}).digest).toEqual({ hour: 8, days: [1, 2, 3, 4, 5], timeZone: null });
  });

  it('has no site folder with API_ONLY', () => {
    expect(parseConfig({ API_ONLY: '1' }).siteDir).toBeNull();
    expect(parseConfig({ API_ONLY: 'true', SITE_DIR: 'build' }).siteDir).toBeNull();
    expect(parseConfig({ API_ONLY: '0' }).siteDir).toBe('dist/site');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['HOST', 'http://localhost'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'ftp://example.com'],
    ['SITE_URL', 'https://example.com/site'],
    ['SITE_URL', 'https://user@example.com'],
    ['TRUSTED_PROXIES', 'proxy.example.com'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['LOG_LEVEL', 'loud'],
    ['TAG_URL', 'http://stats.example.com/matomo.js'],
    ['TAG_URL', 'stats.example.com'],
    ['TAG_KIND', 'piwik'],
    ['TAG_SITE_ID', '1" onload="'],
    ['API_ONLY', 'yes please'],
    ['MAIL_FROM', 'Example <site>'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['MAIL_TO_CONTACT', 'team'],
    ['MAIL_ACKNOWLEDGE', 'maybe'],
    ['OUTBOX_LEASE_SECONDS', '0'],
    ['RATE_LIMIT_CLIENT', '0/1m'],
    ['RATE_LIMIT_ADDRESS', 'often'],
    ['FORM_MIN_FILL_MS', '-1'],
    ['SPAM_LEARNING', 'perhaps'],
    ['REPLY_REMINDER_HOURS', '9'],
    ['DIGEST_HOUR', '24'],
    ['DIGEST_HOUR', '8:30'],
    ['DIGEST_DAYS', 'mon-fri'],
    ['DIGEST_TIME_ZONE', 'Houston'],
    ['RETAIN_CONTACT_DAYS', 'two years'],
    ['RETAIN_RESUMES_DAYS', '40000'],
    ['METRICS_PORT', 'yes'],
    ['METRICS_HOST', '*'],
  ])('rejects %s=%s and says how to fix it', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${name} is "${value}". Set it to `);
  });

  it.each([
    ['SMTP_URL', 'http://user:secret@smtp.example.com'],
    ['DATABASE_URL', 'user:secret@db'],
    ['WEBHOOK_URL', 'crm.example.com/secret'],
    ['WEBHOOK_URL', 'https://user:secret@crm.example.com/hook'],
    ['WEBHOOK_URL', 'https://secret@crm.example.com/hook'],
    ['METRICS_TOKEN', 'secret'],
  ])('rejects %s=%s without repeating the secret', (name, value) => {
    const [problem] = problemsOf({ [name]: value });
    expect(problem).toContain(`${name} is invalid. Set it to `);
    expect(problem).not.toContain('secret');
  });

  it('rejects a webhook without a secret to sign it', () => {
    const [problem] = problemsOf({ WEBHOOK_URL: 'https://crm.example.com/hook' });
    expect(problem).toMatch(/^WEBHOOK_SECRET is missing, and WEBHOOK_URL needs it\. Set it to /);
  });

  it('rejects a tag without its kind and site id', () => {
    const url = 'https://stats.example.com/matomo.js';
    const [kind, site] = problemsOf({ TAG_URL: url });
    expect(kind).toBe(
      'TAG_KIND is missing, and TAG_URL needs it. Set it to one of matomo, plausible, google.',
    );
    expect(site).toMatch(/^TAG_SITE_ID is missing, and TAG_URL needs it\. Set it to /);
  });

  it('accepts exactly the range of numbers that a setting documents', () => {
    const isAccepted = (name: string, value: number) => problemsOf({ [name]: String(value) }).length === 0;
    const ranged = SETTINGS.flatMap(({ name, wanted }) => {
      // Some accept 0 in addition to the range.
      const [, min, max] = /^a whole number.* from (\d+) to (\d+)(?!.*or to 0)/.exec(wanted) ?? [];
      return max === undefined ? [] : [{ name, min: Number(min), max: Number(max) }];
    });
    expect(ranged.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['PORT', 'VISITS_BURST_PER_MINUTE', 'OUTBOX_RETRY_SECONDS', 'FORM_MIN_FILL_MS']),
    );
    for (const { name, min, max } of ranged) {
      expect([name, isAccepted(name, min), isAccepted(name, max)]).toEqual([name, true, true]);
      expect([name, isAccepted(name, max + 1), min > 0 && isAccepted(name, min - 1)]).toEqual([
        name,
        false,
        false,
      ]);
    }
    // Numbers without such a range document their bounds differently.
    const numeric = SETTINGS.filter(({ wanted }) => wanted.includes('a whole number'));
    expect(numeric.filter(({ wanted }) => !/ (up )?to \d/.test(wanted))).toEqual([]);
    expect(parseConfig({ VISITS_BURST_PER_MINUTE: '100000000' }).visits.burstPerMinute).toBe(100_000_000);
  });

  it('reports all problems at once', () => {
    const env = { PORT: 'x', LOG_LEVEL: 'x', SITE_URL: 'x' };
    expect(problemsOf(env).map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'SITE_URL',
      'LOG_LEVEL',
    ]);
    expect(() => parseConfig(env)).toThrow(/PORT.*SITE_URL.*LOG_LEVEL/s);
  });

  it('has a valid default and a description for every setting', () => {
    const defaults = Object.fromEntries(SETTINGS.map((setting) => [setting.name, setting.default]));
    expect(parseConfig(defaults)).toEqual(parseConfig({}));
    expect(SETTINGS.every((setting) => setting.description.endsWith('.'))).toBe(true);
  });
});

it('allSettings shows values and whether they are set, but no secrets', () => {
  const env = { PORT: '8080', SMTP_URL: 'smtps://site:hunter2@mail.example.com', LOG_LEVEL: '' };
  const { allSettings } = parseConfig(env).desk;
  const find = (name: string) => allSettings.find((setting) => setting.name === name);
  expect(find('PORT')).toMatchObject({ isSet: true, value: '8080' });
  expect(find('SMTP_URL')).toMatchObject({ isSet: true, value: null });
  expect(find('LOG_LEVEL')).toMatchObject({ isSet: false, value: 'info' });
  expect(find('WEBHOOK_SECRET')).toMatchObject({ isSet: false, value: '' });
  expect(JSON.stringify(allSettings)).not.toContain('hunter2');
});
