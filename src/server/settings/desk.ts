/** The desk, and how staff sign in there. */
import {
  parseHost,
  parseOptionalPort,
  parseOrigin,
  parseSafeUrl,
  parseText,
  setting,
  wantedNumber,
  wholeNumber,
} from './setting.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAYS = { min: 1, max: 36_500 };
const IDLE_HOURS = { min: 1, max: 24 * DAYS.max };

export const deskSettings = {
  desk: {
    port: setting({
      name: 'DESK_PORT',
      default: '',
      /** Null: the next free port. */
      parse: parseOptionalPort,
      wanted: 'a whole number from 0 to 65535, for example 3001, or leave it out',
      description:
        'Port of the desk, where staff answer submissions. Empty: the next free one from 3001 on. 0: no desk.',
      composeDefault: '3001',
    }),
    host: setting({
      name: 'DESK_HOST',
      default: '127.0.0.1',
      parse: parseHost,
      wanted: 'an IP address or a host name, for example 127.0.0.1 or 0.0.0.0',
      description: 'Address that DESK_PORT listens on. Give others access only through a proxy with TLS.',
      fixedInContainer: true,
    }),
    /** Without a trailing slash, or null. */
    url: setting({
      name: 'DESK_URL',
      default: '',
      parse: parseOrigin,
      wanted: 'an origin without a path, for example https://desk.example.com',
      description:
        'Public origin of the desk behind a proxy, such as https://desk.example.com, for the links in mails. Empty: the address that it listens on.',
    }),
    sessionIdleMs: setting({
      name: 'DESK_SESSION_IDLE_HOURS',
      default: '8',
      parse: wholeNumber(IDLE_HOURS, HOUR_MS),
      wanted: wantedNumber(IDLE_HOURS, 'hours'),
      description: 'Hours without a click or key press after which staff have to sign in again.',
    }),
    sessionMs: setting({
      name: 'DESK_SESSION_DAYS',
      default: '7',
      parse: wholeNumber(DAYS, 24 * HOUR_MS),
      wanted: wantedNumber(DAYS, 'days'),
      description: 'Days after which staff have to sign in again in any case.',
    }),
    company: {
      issuer: setting({
        name: 'OIDC_ISSUER',
        default: '',
        parse: parseSafeUrl,
        wanted: 'the address of an OpenID provider, for example https://login.example.com',
        description:
          'OpenID provider that staff may sign in with too, such as https://login.example.com. Empty: mailed links only.',
      }),
      clientId: setting({
        name: 'OIDC_CLIENT_ID',
        default: '',
        parse: parseText,
        wanted: 'the id that the provider gave the desk',
        description: 'Client ID of the desk at the provider. Needed with OIDC_ISSUER.',
      }),
      clientSecret: setting({
        name: 'OIDC_CLIENT_SECRET',
        default: '',
        parse: parseText,
        wanted: 'the secret that the provider gave the desk',
        description: 'Client secret of the desk at the provider. Needed with OIDC_ISSUER.',
        secret: true,
      }),
    },
  },
};
