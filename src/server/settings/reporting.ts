import { parseHost, parseKey, parseOptionalPort, setting, urlWithoutLogin } from './setting.ts';

/** Webhooks and metrics. */

const KEY = 'at least 16 letters, digits or signs without spaces, for example from: openssl rand -hex 32';

export const reportingSettings = {
  webhook: {
    url: setting({
      name: 'WEBHOOK_URL',
      default: '',
      parse: urlWithoutLogin('http:', 'https:'),
      wanted:
        'a web address without user name and password (WEBHOOK_SECRET signs what is sent), for example https://crm.example.com/hook',
      description:
        'Address that each accepted submission is posted to as JSON, such as https://crm.example.com/hook. Empty: none.',
      secret: true,
    }),
    secret: setting({
      name: 'WEBHOOK_SECRET',
      default: '',
      parse: parseKey,
      wanted: KEY,
      description: 'Key of at least 16 characters that webhooks are signed with. Needed with WEBHOOK_URL.',
      secret: true,
    }),
  },
  /** Null: not offered there. */
  metrics: {
    port: setting({
      name: 'METRICS_PORT',
      default: '',
      parse: parseOptionalPort,
      wanted: 'a whole number from 0 to 65535, for example 9464',
      description:
        'Separate port for GET /metrics in the format of Prometheus, and GET /ready with the cause when the server is not ready. Empty: none.',
    }),
    host: setting({
      name: 'METRICS_HOST',
      default: '127.0.0.1',
      parse: parseHost,
      wanted: 'an IP address or a host name, for example 127.0.0.1 or 0.0.0.0',
      description: 'Address that METRICS_PORT listens on. Keep it out of reach of the public.',
      fixedInContainer: true,
    }),
    token: setting({
      name: 'METRICS_TOKEN',
      default: '',
      parse: parseKey,
      wanted: KEY,
      description:
        'Bearer token of at least 16 characters for GET /api/metrics on the ordinary port, and for the details of GET /api/ready. Empty: no metrics there, and no details.',
      secret: true,
    }),
  },
};
