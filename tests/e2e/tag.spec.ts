/** A third-party tag (TAG_URL) is loaded only with consent, named in drawer and policy, and absent without the setting. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { cookieTexts } from '#content/cookies.ts';
import { TAG_KINDS, type TagKind } from '#contract/tag.ts';
import { startServerProcess } from '../fixtures/server-process.ts';
import { choose, storedNames, switches } from '../helpers/counted-site.ts';
import { anotherPage, plainPage } from '../helpers/pages.ts';
import { desktop, open } from '../helpers/site.ts';
import { scriptPath, startTagService, type TagService } from '../helpers/tag-service.ts';

const save = cookieTexts.save;
const reject = cookieTexts.rejectAll;

interface TaggedSite {
  readonly address: string;
  /** The service of the tag. */
  readonly service: TagService;
  stop(): Promise<void>;
}

async function startTaggedSite(kind: TagKind): Promise<TaggedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tag-'));
  const service = await startTagService();
  const site = await startServerProcess({
    ...{ API_ONLY: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    ...{ TAG_URL: service.address + scriptPath(kind), TAG_KIND: kind, TAG_SITE_ID: 'site-7' },
  });
  return {
    address: site.address,
    service,
    async stop() {
      await site.kill('SIGTERM');
      service.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Sites = Map<TagKind, TaggedSite>;

/** Starts one site per kind of tag, shared by the tests. The recorded requests are cleared before each test. */
const test = base.extend<{ kind: TagKind; tagged: TaggedSite; service: TagService }, { sites: Sites }>({
  kind: ['matomo', { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const sites: Sites = new Map();
      await use(sites);
      for (const site of sites.values()) await site.stop();
    },
    { scope: 'worker' },
  ],
  tagged: async ({ kind, sites }, use) => {
    const site = sites.get(kind) ?? (await startTaggedSite(kind));
    sites.set(kind, site);
    site.service.requests.length = 0;
    await use(site);
  },
  service: ({ tagged }, use) => use(tagged.service),
  baseURL: ({ tagged }, use) => use(tagged.address),
});
test.use({ viewport: desktop });
// In one worker: each would start a site of each kind.
test.describe.configure({ mode: 'default' });

const drawer = (page: Page) => page.locator('#cookie-settings');

/** The request of each tag to its service. */
const expectedRequests: Readonly<Record<TagKind, string>> = {
  matomo: 'POST /matomo.php?idsite=site-7',
  plausible: 'POST /api/event?domain=site-7',
  google: 'POST /g/collect?tid=site-7&id=site-7&analytics=granted&ads=denied',
};
const names: Readonly<Record<TagKind, RegExp>> = {
  matomo: /Matomo/,
  plausible: /Plausible/,
  google: /Google/,
};

for (const kind of TAG_KINDS) {
  test.describe(kind, () => {
    test.use({ kind });

    test('loads only with consent, sends the page view, and is blocked once consent is withdrawn', async ({
      page,
      service,
    }) => {
      await open(page, plainPage.path);
      await expect(drawer(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await choose(page, reject);
      await page.waitForLoadState('networkidle');
      expect(service.requests).toEqual([]);
      // Consent to marketing alone loads only Google's tag.
      if (kind !== 'google') {
        await choose(page, save, [switches.marketing]);
        await page.waitForLoadState('networkidle');
        expect(service.requests).toEqual([]);
        await choose(page, reject);
      }

      await choose(page, save, [switches.analytical]);
      await expect.poll(() => service.requests).toHaveLength(2);
      expect(service.requests[0]).toMatch(`GET ${scriptPath(kind)}`);
      expect(service.requests[1]).toBe(expectedRequests[kind]);
      const cookies = await page.evaluate(() => document.cookie);
      expect(cookies).toBe(kind === 'google' ? '_ga=1' : '');

      await choose(page, reject);
      await expect.poll(() => storedNames(page)).toEqual(['cookieConsent', 'hasSeenCookieSettings']);
      // The running script can no longer send anything.
      const tryRequest = (address: string) =>
        page.evaluate(
          (url) =>
            fetch(url, { method: 'POST', mode: 'no-cors' }).then(
              () => 'sent',
              () => 'refused',
            ),
          address,
        );
      await expect.poll(() => tryRequest(`${service.address}/again`)).toBe('refused');
      const before = service.requests.length;
      await open(page, anotherPage.path);
      await page.waitForLoadState('networkidle');
      expect(service.requests.slice(before)).toEqual([]);
    });

    test('is named in drawer and privacy policy, and allowed by the content-security policy', async ({
      page,
      service,
      request,
    }) => {
      const { host } = new URL(service.address);
      for (const path of ['/', plainPage.path, '/not/there', '/api/email/newsletter/sent']) {
        const html = await (await request.get(path)).text();
        const drawerText = /<p[^>]*data-place="drawer-analytical"[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
        expect(drawerText, path).toMatch(names[kind]);
        expect(drawerText, path).toContain(host);
      }
      await open(page, '/privacy-policy');
      for (const section of ['cookies', 'how-we-share-it', 'security']) {
        await expect(page.locator(`#${section}`)).toContainText(names[kind]);
        await expect(page.locator(`#${section}`)).toContainText(host);
      }
      await expect(page.locator('body')).not.toContainText('uses no third-party tool');
      const marketing = drawer(page).locator('[data-cookie-section="marketing"]');
      await expect(marketing).toContainText(kind === 'google' ? host : 'Nothing is loaded today');

      // The content-security policy allows its hosts and no others.
      const policy = (await request.get(plainPage.path)).headers()['content-security-policy'] ?? '';
      const sources = (directive: string) =>
        new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ').slice(1);
      const google = ['google-analytics.com', 'analytics.google.com', 'g.doubleclick.net', 'google.com'];
      const others = kind === 'google' ? google.map((host) => `https://*.${host}`) : [];
      expect(sources('script-src')).toEqual([service.address]);
      expect(sources('connect-src')).toEqual([service.address, ...others]);
      expect(sources('img-src')).toEqual(['data:', service.address, ...others]);
      expect(policy).not.toContain('unsafe');
    });
  });
}

test.describe('google', () => {
  test.use({ kind: 'google' });
  test('loads with consent to marketing alone and passes the consent state to the service', async ({
    page,
    service,
  }) => {
    await open(page, plainPage.path);
    await expect(drawer(page)).toBeVisible();
    await choose(page, save, [switches.marketing]);
    await expect.poll(() => service.requests.at(-1)).toContain('&analytics=denied&ads=granted');
  });
});

test('a visitor whose stored choice predates the tag is asked for consent again', async ({
  page,
  service,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('hasSeenCookieSettings', 'true');
    if (!sessionStorage.getItem('once'))
      localStorage.setItem(
        'cookieConsent',
        JSON.stringify({ analytical: true, marketing: true, version: 2 }),
      );
    sessionStorage.setItem('once', '1');
  });
  await open(page, plainPage.path);
  await expect(drawer(page)).toBeVisible();
  expect(service.requests).toEqual([]);
  await choose(page, save, [switches.analytical]);
  await expect.poll(() => service.requests).toHaveLength(2);
  await open(page, anotherPage.path);
  await expect(drawer(page)).toBeHidden();
});

base(
  'without TAG_URL, documents and the content-security policy have no trace of a tag',
  async ({ request }) => {
    for (const file of globSync('dist/site/**/*.html')) {
      const html = readFileSync(file, 'utf8');
      // Matches product names only: "plausible" is also a word, and pages mention other Google products.
      const traces =
        /data-tag|[Mm]atomo|Plausible|Google (Analytics|tag)|Google’s tag|googletagmanager|gtag/g;
      expect(html.match(traces) ?? [], file).toEqual([]);
      expect(html.includes('Nothing is loaded today'), file).toBe(true);
    }
    const { 'content-security-policy': policy } = (await request.get(plainPage.path)).headers();
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("img-src 'self' data:;");
  },
);
