import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig, SETTINGS } from './config.ts';

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
  it('needs nothing', () => {
    expect(parseConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: 'data',
      siteDir: 'dist/site',
      siteUrl: null,
      trustedProxies: [],
      logLevel: 'info',
    });
  });

  it('takes every setting', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '0',
      DATA_DIR: '/var/lib/site',
      SITE_DIR: 'build',
      SITE_URL: 'https://www.example.com/',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1,fd00::/8',
      LOG_LEVEL: 'warn',
    };
    expect(parseConfig(env)).toEqual({
      host: '0.0.0.0',
      port: 0,
      dataDir: '/var/lib/site',
      siteDir: 'build',
      siteUrl: 'https://www.example.com',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'],
      logLevel: 'warn',
    });
  });

  it('takes an empty value as not set', () => {
    expect(parseConfig({ PORT: '', HOST: ' ', SITE_DIR: '' })).toEqual(parseConfig({}));
  });

  it('serves the API only on request', () => {
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
    ['API_ONLY', 'yes please'],
  ])('refuses %s=%s and says what to set', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${name} is "${value}". Set it to `);
  });

  it('tells all problems at once', () => {
    const env = { PORT: 'x', LOG_LEVEL: 'x', SITE_URL: 'x' };
    expect(problemsOf(env).map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'SITE_URL',
      'LOG_LEVEL',
    ]);
    expect(() => parseConfig(env)).toThrow(/PORT.*SITE_URL.*LOG_LEVEL/s);
  });

  it('has a default in the table that is itself valid, for every setting', () => {
    const defaults = Object.fromEntries(SETTINGS.map((setting) => [setting.name, setting.default]));
    expect(parseConfig(defaults)).toEqual(parseConfig({}));
    expect(SETTINGS.every((setting) => setting.description.endsWith('.'))).toBe(true);
  });
});
