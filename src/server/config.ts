import { isIP } from 'node:net';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Everything the server writes goes under this folder. */
  readonly dataDir: string;
  /** The built site, or null when the process serves the API only. */
  readonly siteDir: string | null;
  /** The public origin of the site, without a trailing slash. */
  readonly siteUrl: string | null;
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
}

export interface Setting {
  readonly name: string;
  readonly default: string;
  readonly description: string;
}

/** Every environment variable the server reads: the one list that README and .env.example must agree with. */
export const SETTINGS = [
  { name: 'HOST', default: '127.0.0.1', description: 'Address to listen on; 0.0.0.0 for all interfaces.' },
  { name: 'PORT', default: '3000', description: 'Port to listen on; 0 lets the system choose a free one.' },
  { name: 'DATA_DIR', default: 'data', description: 'Folder for everything the server writes.' },
  { name: 'SITE_DIR', default: 'dist/site', description: 'Folder of the built site.' },
  {
    name: 'SITE_URL',
    default: '',
    description: 'Public origin of the site, such as https://www.example.com, without a path.',
  },
  {
    name: 'TRUSTED_PROXIES',
    default: '',
    description:
      'Comma-separated addresses or CIDR ranges of the proxies in front. Only these are believed about the client address (X-Forwarded-For) and about TLS (X-Forwarded-Proto). Empty: none.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    description: `One of ${LOG_LEVELS.join(', ')}. Every request is logged at debug and trace only.`,
  },
  {
    name: 'API_ONLY',
    default: '0',
    description: '1 serves the API without the built site, for development behind the Vite server.',
  },
] as const satisfies readonly Setting[];

type SettingName = (typeof SETTINGS)[number]['name'];
export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with every problem at once, so that nobody has to start the server once per mistake. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export function parseConfig(env: Environment): Config {
  const problems: string[] = [];

  // An empty value counts as not set: `PORT=` in an .env or compose file means "the default".
  const read = (name: SettingName): string => {
    const value = env[name]?.trim();
    return value || SETTINGS.find((setting) => setting.name === name)!.default;
  };
  const check = <T>(name: SettingName, parse: (value: string) => T | undefined, wanted: string): T => {
    const value = read(name);
    const parsed = parse(value);
    if (parsed === undefined) problems.push(`${name} is "${value}". Set it to ${wanted}.`);
    return parsed as T;
  };

  const apiOnly = check('API_ONLY', parseSwitch, '1 or 0, or leave it out');
  const config: Config = {
    host: check('HOST', parseHost, 'an IP address or a host name, for example 127.0.0.1 or 0.0.0.0'),
    port: check('PORT', parsePort, 'a whole number from 0 to 65535, for example 3000'),
    dataDir: read('DATA_DIR'),
    siteDir: apiOnly ? null : read('SITE_DIR'),
    siteUrl: check('SITE_URL', parseOrigin, 'an origin without a path, for example https://www.example.com'),
    trustedProxies: check(
      'TRUSTED_PROXIES',
      parseProxies,
      'IP addresses or CIDR ranges with commas between them, for example 127.0.0.1,10.0.0.0/8',
    ),
    logLevel: check(
      'LOG_LEVEL',
      (value) => LOG_LEVELS.find((level) => level === value),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function parseSwitch(value: string): boolean | undefined {
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  return undefined;
}

function parseHost(value: string): string | undefined {
  return isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) ? value : undefined;
}

function parsePort(value: string): number | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : undefined;
}

function parseOrigin(value: string): string | null | undefined {
  if (value === '') return null;
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isOrigin = url.href === `${url.origin}/` && /^https?:$/.test(url.protocol);
  return isOrigin ? url.origin : undefined;
}

function parseProxies(value: string): readonly string[] | undefined {
  const entries = value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries.every(isAddressOrRange) ? entries : undefined;
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}
