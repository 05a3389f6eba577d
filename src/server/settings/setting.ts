import { isIP } from 'node:net';
import { isEmail } from '#contract/fields.ts';

/** An environment variable that the server reads. All that is known about it stands in this one record. */
export interface Setting<Value = unknown> {
  readonly name: string;
  /** Written as in a file of settings. Empty: not set. */
  readonly default: string;
  /** Undefined for what it cannot read. */
  readonly parse: (text: string) => Value | undefined;
  /** The end of the sentence "Set it to ..." about a value that cannot be read. */
  readonly wanted: string;
  readonly description: string;
  /** Never repeated in a message. */
  readonly secret?: true;
  /** The container image decides about it, so compose.yaml does not pass it on. */
  readonly fixedInContainer?: true;
  /** The default in compose.yaml where it differs. */
  readonly composeDefault?: string;
}

/** Settings by the name that their value has in the configuration. */
export interface SettingGroup {
  readonly [key: string]: Setting | SettingGroup;
}

/** The configuration that a group of settings leads to. */
export type ValuesOf<Group> = {
  readonly [Key in keyof Group]: Group[Key] extends Setting<infer Value> ? Value : ValuesOf<Group[Key]>;
};

/** Lets the compiler find out the type of the value. */
export function setting<Value>(record: Setting<Value>): Setting<Value> {
  return record;
}

export function isSetting(entry: Setting | SettingGroup): entry is Setting {
  return typeof entry.parse === 'function';
}

/** How the values of settings are read. Each function returns undefined for what it cannot read. */

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** So many in so long. */
export interface Rate {
  readonly count: number;
  readonly periodMs: number;
}

export function parseText(value: string): string {
  return value;
}

export function parseSwitch(value: string): boolean | undefined {
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  return undefined;
}

export function parseHost(value: string): string | undefined {
  return isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) ? value : undefined;
}

export function parsePort(value: string): number | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : undefined;
}

export function parseOrigin(value: string): string | null | undefined {
  if (value === '') return null;
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isOrigin = url.href === `${url.origin}/` && /^https?:$/.test(url.protocol);
  return isOrigin ? url.origin : undefined;
}

export function parseProxies(value: string): readonly string[] | undefined {
  const entries = splitList(value);
  return entries.every(isAddressOrRange) ? entries : undefined;
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

export function urlOf(...protocols: readonly string[]) {
  return (value: string): string | null | undefined => {
    if (value === '') return null;
    return URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined;
  };
}

/** As `urlOf`, where a user name and password in the address would be of no use: `fetch` refuses such an address. */
export function urlWithoutLogin(...protocols: readonly string[]) {
  const parse = urlOf(...protocols);
  return (value: string): string | null | undefined => {
    const url = parse(value);
    if (!url) return url;
    const { username, password } = new URL(url);
    return username === '' && password === '' ? url : undefined;
  };
}

export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** What secrets are sent to: encrypted, or this machine itself. */
export function parseSafeUrl(value: string): string | null | undefined {
  if (value === '') return null;
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)) ? value : undefined;
}

/** `Name <address>` or the address alone. */
export function parseMailbox(value: string): Mailbox | null | undefined {
  if (value === '') return null;
  const [, name = '', address = ''] = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>)$/u.exec(value) ?? [
    '',
    '',
    value,
  ];
  return isEmail(address) ? { name: name.trim(), address } : undefined;
}

export function parseAddresses(value: string): readonly string[] | null | undefined {
  if (value === '') return null;
  const addresses = splitList(value);
  return addresses.length > 0 && addresses.every(isEmail) ? addresses : undefined;
}

export function parseRate(value: string): Rate | null | undefined {
  if (value === 'off') return null;
  const [, count, length, unit = ''] = /^(\d{1,6})\/(\d{1,4})([smh])$/.exec(value) ?? [];
  const periodMs = Number(length) * ({ s: 1000, m: 60_000, h: 3_600_000 }[unit] ?? Number.NaN);
  return Number(count) > 0 && periodMs > 0 ? { count: Number(count), periodMs } : undefined;
}

/** Both are part of it. */
interface Range {
  readonly min: number;
  readonly max: number;
}

/** A whole number, times the unit it is given in. */
export function wholeNumber({ min, max }: Range, unit = 1) {
  return (value: string): number | undefined =>
    /^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max
      ? Number(value) * unit
      : undefined;
}

/** The range in words, so that a refusal names the bounds that are checked. */
export function wantedNumber({ min, max }: Range, of = ''): string {
  return `a whole number${of === '' ? '' : ` of ${of}`} from ${min} to ${max}`;
}

/** A part of the whole, which is 1. */
export function parseShare(value: string): number | undefined {
  const share = /^[01](?:\.\d{1,4})?$/.test(value) ? Number(value) : Number.NaN;
  return share >= 0.01 && share <= 1 ? share : undefined;
}

/** As `wholeNumber`, where 0 stands for "not at all", which is null. */
export function offAtZero(max: number, unit: number) {
  return (value: string): number | null | undefined => {
    const number = wholeNumber({ min: 0, max })(value);
    if (number === undefined) return undefined;
    return number === 0 ? null : number * unit;
  };
}

/** An hour of the day, or null for `off`. */
export function parseHour(value: string): number | null | undefined {
  if (value === 'off') return null;
  return /^\d{1,2}$/.test(value) && Number(value) < 24 ? Number(value) : undefined;
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Days of the week with commas between them, as numbers: 1 is Monday. */
export function parseWeekdays(value: string): readonly number[] | undefined {
  const days = splitList(value.toLowerCase()).map((day) => DAYS.indexOf(day) + 1);
  return days.length > 0 && days.every((day) => day > 0) ? days : undefined;
}

export function parseTimeZone(value: string): string | null | undefined {
  if (value === '') return null;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value });
    return value;
  } catch {
    return undefined;
  }
}

export function parseOptionalPort(value: string): number | null | undefined {
  return value === '' ? null : parsePort(value);
}

/** A number, a domain or an id: what fits into an address as it is. */
export function parseTagSite(value: string): string | undefined {
  return /^[\w.:/-]{0,100}$/.test(value) ? value : undefined;
}

const SHORTEST_KEY = 16;

/** Something that only machines read: long enough not to be guessed, and fit for a header. */
export function parseKey(value: string): string | null | undefined {
  if (value === '') return null;
  return /^[\x21-\x7e]+$/.test(value) && value.length >= SHORTEST_KEY ? value : undefined;
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
