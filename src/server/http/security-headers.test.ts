import { describe, expect, it } from 'vitest';
import { createSecurityHeaders, tagSources, toHeaderObject } from './headers.ts';

const security = createSecurityHeaders({ frameSources: ['https://maps.example'] });
const plain = toHeaderObject(security.flat({ secure: false }));
const secured = toHeaderObject(security.flat({ secure: true }));

describe('createSecurityHeaders', () => {
  it('allows only the site itself and the frame sources', () => {
    expect(plain['Content-Security-Policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; media-src 'self'; manifest-src 'self'; frame-src https://maps.example; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'none'; object-src https://maps.example",
    );
    const withoutFrames = createSecurityHeaders({ frameSources: [] }).flat({ secure: false });
    const policy = toHeaderObject(withoutFrames)['Content-Security-Policy'];
    expect(policy).toContain("frame-src 'none';");
    expect(policy).toContain("object-src 'none'");
  });

  it.each([
    ['matomo', 'https://stats.example/matomo.js', ''],
    ['plausible', 'https://stats.example/js/script.js', ''],
    [
      'google',
      'https://stats.example/gtag/js',
      ' https://*.google-analytics.com https://*.analytics.google.com https://*.g.doubleclick.net https://*.google.com',
    ],
  ] as const)('allows exactly the hosts of a tag of kind %s', (kind, url, others) => {
    const opened = createSecurityHeaders({
      frameSources: [],
      tagSources: tagSources({ kind, url, siteId: '1' }),
    }).flat({ secure: false });
    expect(toHeaderObject(opened)['Content-Security-Policy']).toBe(
      "default-src 'none'; script-src 'self' https://stats.example; style-src 'self'; " +
        `img-src 'self' data: https://stats.example${others}; font-src 'self'; ` +
        `connect-src 'self' https://stats.example${others}; media-src 'self'; manifest-src 'self'; frame-src 'none'; ` +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    );
  });

  it('sends the headers that do not depend on settings', () => {
    expect(plain).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    });
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']) {
      expect(plain['Permissions-Policy']).toContain(`${feature}=()`);
    }
  });

  it('sends HSTS and upgrade-insecure-requests over TLS only', () => {
    expect(plain).not.toHaveProperty('Strict-Transport-Security');
    expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    expect(secured['Strict-Transport-Security']).toBe('max-age=63072000');
    const wide = createSecurityHeaders({ frameSources: [], hstsIncludesSubdomains: true });
    expect(toHeaderObject(wide.flat({ secure: true }))['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
    expect(secured['Content-Security-Policy']).toMatch(/; upgrade-insecure-requests$/);
  });

  it('lets other sites embed shared files', () => {
    for (const secure of [false, true]) {
      const shared = toHeaderObject(security.flat({ secure, shared: true }));
      expect(shared['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    }
  });
});
