import type { Tag, TagKind } from '#contract/tag.ts';

/** Alternating header names and values: the form that Node writes fastest. */
export type FlatHeaders = readonly string[];

export interface SecurityHeaders {
  /**
   * `secure`: the visitor's connection is encrypted. `shared`: other sites may embed the file, such as social cards.
   */
  flat(options: { secure: boolean; shared?: boolean }): FlatHeaders;
}

interface SecurityHeaderOptions {
  /** Origins that our pages may frame. */
  readonly frameSources: readonly string[];
  /** CSP sources of the analytics tag that pages load with consent. */
  readonly tagSources?: TagSources | null;
  readonly hstsIncludesSubdomains?: boolean;
}

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** The site uses none of these. Features not listed are harmless or used (full screen for video). */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

function contentSecurityPolicy({ frameSources, tagSources }: SecurityHeaderOptions, secure: boolean): string {
  const frames = frameSources.length > 0 ? frameSources.join(' ') : "'none'";
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...(tagSources?.script ?? [])].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...(tagSources?.report ?? [])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(tagSources?.report ?? [])].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The page probes with an <object> whether a frame will load, so it gets the same sources.
    `object-src ${frames}`,
  ];
  // On a plain connection this would send the browser to an https port where nothing listens.
  if (secure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

export function createSecurityHeaders(options: SecurityHeaderOptions): SecurityHeaders {
  const build = (secure: boolean, shared: boolean): FlatHeaders => {
    const headers = [
      ['Content-Security-Policy', contentSecurityPolicy(options, secure)],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', shared ? 'cross-origin' : 'same-origin'],
      ['X-Frame-Options', 'DENY'],
    ];
    if (secure) {
      const scope = options.hstsIncludesSubdomains ? '; includeSubDomains' : '';
      headers.push(['Strict-Transport-Security', `max-age=${TWO_YEARS_IN_SECONDS}${scope}`]);
    }
    return headers.flat();
  };

  // Built once and shared by all responses.
  const plain = { own: build(false, false), shared: build(false, true) };
  const secured = { own: build(true, false), shared: build(true, true) };
  return {
    flat: ({ secure, shared = false }) => (secure ? secured : plain)[shared ? 'shared' : 'own'],
  };
}

/** For Fastify's reply. */
export function toHeaderObject(headers: FlatHeaders): Record<string, string> {
  const object: Record<string, string> = {};
  for (let index = 0; index < headers.length; index += 2) object[headers[index]!] = headers[index + 1]!;
  return object;
}

/** Hosts that the analytics tag adds to the content-security policy. */
export interface TagSources {
  readonly script: readonly string[];
  /** For connect-src and img-src, as some tags report through pictures. */
  readonly report: readonly string[];
}

/** Where a tag reports to besides its own host. Google's are from its guide to content-security policies. */
const REPORTS_TO: Readonly<Record<TagKind, readonly string[]>> = {
  matomo: [],
  plausible: [],
  google: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://*.google.com',
  ],
};

export function tagSources({ kind, url }: Tag): TagSources {
  const { origin } = new URL(url);
  return { script: [origin], report: [origin, ...REPORTS_TO[kind]] };
}
