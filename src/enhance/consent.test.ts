import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The modules keep state per page view, so each test loads them again. */
async function openPage({
  storage = memory(),
  cookies = {} as Record<string, string>,
  privacyControl = false,
  settings = {} as Record<string, string>,
} = {}) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('navigator', { globalPrivacyControl: privacyControl });
  vi.stubGlobal('document', {
    getElementById: () => ({ dataset: settings }),
    get cookie() {
      return Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
    },
    set cookie(written: string) {
      const [name = ''] = written.split('=');
      if (written.includes('max-age=0')) delete cookies[name];
    },
  });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('dataLayer', undefined);
  return { ...(await import('./consent.ts')), ...(await import('./consent-mode.ts')) };
}

function memory(items = new Map<string, string>()) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const blockedStorage = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('forbidden');
  },
};

const all = { analytical: true, marketing: true };
const none = { analytical: false, marketing: false };

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('consent', () => {
  it('allows nothing by default', async () => {
    const { getConsent } = await openPage();
    expect(getConsent()).toEqual(none);
  });

  it('is stored for the next page, with its version and date', async () => {
    const storage = memory();
    const first = await openPage({ storage });
    first.setConsent({ analytical: true, marketing: false });
    expect(JSON.parse(storage.getItem('cookieConsent') ?? '')).toMatchObject({
      version: 2,
      chosenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const second = await openPage({ storage });
    expect(second.getConsent()).toEqual({ analytical: true, marketing: false });
  });

  it('is void if given for an older version of the purposes', async () => {
    const storage = memory(new Map([['cookieConsent', JSON.stringify({ ...all, version: 1 })]]));
    const { getConsent, mustAskAgain } = await openPage({ storage });
    expect(getConsent()).toEqual(none);
    expect(mustAskAgain()).toBe(true);
  });

  it('is void if it was given without the tag or for another tag', async () => {
    const storage = memory();
    (await openPage({ storage })).setConsent(all);
    const tagged = await openPage({ storage, settings: { tag: 'matomo' } });
    expect(tagged.getConsent()).toEqual(none);
    expect(tagged.mustAskAgain()).toBe(true);
    tagged.setConsent(all);
    expect((await openPage({ storage, settings: { tag: 'google' } })).mustAskAgain()).toBe(true);
    // Removing the tag does not require new consent.
    const without = await openPage({ storage });
    expect(without.getConsent()).toEqual(all);
    expect(without.mustAskAgain()).toBe(false);
  });

  it('is void for visit reports if given while they were off', async () => {
    const storage = memory();
    const off = await openPage({ storage, settings: { visits: 'off' } });
    off.setConsent(all);
    expect(off.getConsent()).toEqual(all);
    const on = await openPage({ storage });
    expect(on.getConsent()).toEqual(none);
    expect(on.mustAskAgain()).toBe(true);
    on.setConsent(all);
    // Turning visit reports off does not require new consent.
    expect((await openPage({ storage, settings: { visits: 'off' } })).getConsent()).toEqual(all);
  });

  it('is not requested again from a visitor who never chose', async () => {
    expect((await openPage()).mustAskAgain()).toBe(false);
  });

  it('is overridden by Global Privacy Control, which leaves the choice stored', async () => {
    const { getChoice, getConsent, setConsent } = await openPage({ privacyControl: true });
    setConsent(all);
    expect(getConsent()).toEqual(none);
    expect(getChoice()).toEqual(all);
  });

  it('is void if the stored value cannot be parsed', async () => {
    const { getConsent } = await openPage({ storage: memory(new Map([['cookieConsent', '{']])) });
    expect(getConsent()).toEqual(none);
  });

  it('is kept for the page view if storage is blocked', async () => {
    const { getConsent, setConsent } = await openPage({ storage: blockedStorage });
    expect(getConsent()).toEqual(none);
    setConsent(all);
    expect(getConsent()).toEqual(all);
  });

  it('notifies listeners of each change', async () => {
    const { getConsent, onConsentChange, setConsent } = await openPage();
    const changes: object[] = [];
    onConsentChange(() => changes.push(getConsent()));
    setConsent(all);
    setConsent(none);
    expect(changes).toEqual([all, none]);
  });

  it('deletes cookies when withdrawn, but not when given', async () => {
    const cookies = { visits: '1' };
    const { setConsent } = await openPage({ cookies });
    setConsent(all);
    expect(cookies).toEqual({ visits: '1' });
    setConsent({ analytical: false, marketing: true });
    expect(cookies).toEqual({});
  });
});

describe('Consent Mode', () => {
  const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
  const signals = (analytics: string, ads: string) => ({
    analytics_storage: analytics,
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  });

  it('denies everything by default and follows the choice', async () => {
    const { setConsent, signalConsentMode } = await openPage();
    signalConsentMode();
    setConsent({ analytical: true, marketing: false });
    expect(commands()).toEqual([
      ['consent', 'default', signals('denied', 'denied')],
      ['consent', 'update', signals('granted', 'denied')],
    ]);
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });

  it('starts denied and updates immediately for a visitor who has chosen', async () => {
    const storage = memory(new Map([['cookieConsent', JSON.stringify({ ...all, version: 2 })]]));
    const { signalConsentMode } = await openPage({ storage });
    signalConsentMode();
    expect(commands()).toEqual([
      ['consent', 'default', signals('denied', 'denied')],
      ['consent', 'update', signals('granted', 'granted')],
    ]);
  });
});
