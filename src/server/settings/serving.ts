/** Listening, the site, proxies, logging and storage. */
import {
  parseHost,
  parseOrigin,
  parsePort,
  parseProxies,
  parseSwitch,
  parseText,
  setting,
  urlOf,
} from './setting.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const servingSettings = {
  host: setting({
    name: 'HOST',
    default: '127.0.0.1',
    parse: parseHost,
    wanted: 'an IP address or a host name, for example 127.0.0.1 or 0.0.0.0',
    description: 'Address to listen on; 0.0.0.0 for all interfaces.',
    fixedInContainer: true,
  }),
  port: setting({
    name: 'PORT',
    default: '3000',
    parse: parsePort,
    wanted: 'a whole number from 0 to 65535, for example 3000',
    description: 'Port to listen on; 0 lets the system choose a free one.',
    fixedInContainer: true,
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    default: 'data',
    parse: parseText,
    wanted: 'a folder',
    description: 'Folder for everything the server writes.',
    fixedInContainer: true,
  }),
  siteDir: setting({
    name: 'SITE_DIR',
    default: 'dist/site',
    parse: parseText,
    wanted: 'a folder',
    description: 'Folder of the built site.',
    fixedInContainer: true,
  }),
  /** Without a trailing slash, or null. */
  siteUrl: setting({
    name: 'SITE_URL',
    default: '',
    parse: parseOrigin,
    wanted: 'an origin without a path, for example https://www.example.com',
    description:
      'Public origin of the site, such as https://www.example.com, without a path. The build puts it into the pages, so it is set for the build too; a start with another one is refused. Empty: the one that the pages were built for, that of content/company.json.',
  }),
  trustedProxies: setting({
    name: 'TRUSTED_PROXIES',
    default: '',
    parse: parseProxies,
    wanted: 'IP addresses or CIDR ranges with commas between them, for example 127.0.0.1,10.0.0.0/8',
    description:
      'Comma-separated addresses or CIDR ranges of the proxies in front. Only these are believed about the client address (X-Forwarded-For) and about TLS (X-Forwarded-Proto). Empty: none.',
    // The gateway of the Docker network: connections through published ports come from its address.
    composeDefault: '172.31.240.1',
  }),
  hstsIncludesSubdomains: setting({
    name: 'HSTS_INCLUDE_SUBDOMAINS',
    default: '0',
    parse: parseSwitch,
    wanted: '1 or 0',
    description:
      'Over https, browsers are told to use nothing but https for this host for two years (Strict-Transport-Security). 1 adds includeSubDomains: every other host name below it must then offer https too.',
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    default: 'info',
    parse: (text) => LOG_LEVELS.find((level) => level === text),
    wanted: `one of ${LOG_LEVELS.join(', ')}`,
    description: `One of ${LOG_LEVELS.join(', ')}. Every request is logged at debug and trace only.`,
  }),
  apiOnly: setting({
    name: 'API_ONLY',
    default: '0',
    parse: parseSwitch,
    wanted: '1 or 0, or leave it out',
    description:
      '1 serves the API and the desk, and leaves the pages to another host (npm run dev does so). SITE_URL has to be set then, unless it is that of content/company.json.',
    fixedInContainer: true,
  }),
  /** PostgreSQL, or null for SQLite under the data folder. */
  databaseUrl: setting({
    name: 'DATABASE_URL',
    default: '',
    parse: urlOf('postgres:', 'postgresql:'),
    wanted: 'a PostgreSQL address, for example postgres://user:password@localhost/site',
    description: 'postgres://user:password@host/name. Empty: an SQLite file under DATA_DIR.',
    secret: true,
    fixedInContainer: true,
  }),
};
