import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The modules keep what belongs to a page view, so each test gets its own page. */
async function openPage({
  storage = memory(),
  cookies = {} as Record<string, string>,
  privacyControl = false,
  marks = {} as Record<string, string>,
} = {}) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', { hostname: 'www.example.com' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('navigator', { globalPrivacyControl: privacyControl });
  vi.stubGlobal('document', {
    getElementById: () => ({ dataset: marks }),
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

const forbidden = {
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
  it('allows nothing until the visitor says so', async () => {
    const { getConsent } = await openPage();
    expect(getConsent()).toEqual(none);
  });

  it('is kept for the next page, with its version and date', async () => {
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

  it('given to an older version of the purposes counts as none', async () => {
    const storage = memory(new Map([['cookieConsent', JSON.stringify({ ...all, version: 1 })]]));
    const { getConsent, mustAskAgain } = await openPage({ storage });
    expect(getConsent()).toEqual(none);
    expect(mustAskAgain()).toBe(true);
  });

  it('given before the drawer named a tag, or named another one, counts as none', async () => {
    const storage = memory();
    (await openPage({ storage })).setConsent(all);
    const tagged = await openPage({ storage, marks: { tag: 'matomo' } });
    expect(tagged.getConsent()).toEqual(none);
    expect(tagged.mustAskAgain()).toBe(true);
    tagged.setConsent(all);
    expect((await openPage({ storage, marks: { tag: 'google' } })).mustAskAgain()).toBe(true);
    // A tool less is no new purpose.
    const without = await openPage({ storage });
    expect(without.getConsent()).toEqual(all);
    expect(without.mustAskAgain()).toBe(false);
  });

  it('given while the drawer said that nothing is counted does not speak for counting', async () => {
    const storage = memory();
    const off = await openPage({ storage, marks: { visits: 'off' } });
    off.setConsent(all);
    expect(off.getConsent()).toEqual(all);
    const counting = await openPage({ storage });
    expect(counting.getConsent()).toEqual(none);
    expect(counting.mustAskAgain()).toBe(true);
    counting.setConsent(all);
    // Counting less is no new purpose.
    expect((await openPage({ storage, marks: { visits: 'off' } })).getConsent()).toEqual(all);
  });

  it('is not asked again of somebody who has not chosen', async () => {
    expect((await openPage()).mustAskAgain()).toBe(false);
  });

  it('gives way to Global Privacy Control, and stays the choice all the same', async () => {
    const { getChoice, getConsent, setConsent } = await openPage({ privacyControl: true });
    setConsent(all);
    expect(getConsent()).toEqual(none);
    expect(getChoice()).toEqual(all);
  });

  it('that cannot be read counts as none', async () => {
    const { getConsent } = await openPage({ storage: memory(new Map([['cookieConsent', '{']])) });
    expect(getConsent()).toEqual(none);
  });

  it('holds for the page view where nothing can be stored', async () => {
    const { getConsent, setConsent } = await openPage({ storage: forbidden });
    expect(getConsent()).toEqual(none);
    setConsent(all);
    expect(getConsent()).toEqual(all);
  });

  it('is told to whoever listens', async () => {
    const { getConsent, onConsentChange, setConsent } = await openPage();
    const heard: object[] = [];
    onConsentChange(() => heard.push(getConsent()));
    setConsent(all);
    setConsent(none);
    expect(heard).toEqual([all, none]);
  });

  it('withdrawn removes the cookies that came with it; given, it removes none', async () => {
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

  it('starts denied and is updated at once for a visitor who has chosen', async () => {
    const storage = memory(new Map([['cookieConsent', JSON.stringify({ ...all, version: 2 })]]));
    const { signalConsentMode } = await openPage({ storage });
    signalConsentMode();
    expect(commands()).toEqual([
      ['consent', 'default', signals('denied', 'denied')],
      ['consent', 'update', signals('granted', 'granted')],
    ]);
  });
});
