import { isIP } from 'node:net';
import { isEmail } from '#contract/fields.ts';

/** An environment variable that the server reads. .env.example, docs and compose.yaml are generated from these records. */
export interface Setting<Value = unknown> {
  readonly name: string;
  /** As text, as in an .env file. Empty: not set. */
  readonly default: string;
  /** Undefined for an invalid value. */
  readonly parse: (text: string) => Value | undefined;
  /** Completes the sentence "Set it to ..." about an invalid value. */
  readonly wanted: string;
  readonly description: string;
  /** Never repeated in a message. */
  readonly secret?: true;
  /** The container image sets it, so compose.yaml does not pass it on. */
  readonly fixedInContainer?: true;
  /** The default in compose.yaml where it differs. */
  readonly composeDefault?: string;
}

/** Settings by their key in the configuration. */
export interface SettingGroup {
  readonly [key: string]: Setting | SettingGroup;
}

/** The configuration type of a group of settings. */
export type ValuesOf<Group> = {
  readonly [Key in keyof Group]: Group[Key] extends Setting<infer Value> ? Value : ValuesOf<Group[Key]>;
};

/** Lets the compiler infer the type of the value. */
export function setting<Value>(record: Setting<Value>): Setting<Value> {
  return record;
}

export function isSetting(entry: Setting | SettingGroup): entry is Setting {
  return typeof entry.parse === 'function';
}

/** Parsers of values. Each returns undefined for an invalid value. */

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

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

export function parseOnOff(value: string): boolean | undefined {
  return { on: true, off: false }[value.toLowerCase()];
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

/** As `urlOf`, without user name and password: `fetch` refuses such an address. */
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

/** For addresses that secrets are sent to: https, or this machine. */
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

/** Both ends are inclusive. */
interface Range {
  readonly min: number;
  readonly max: number;
}

/** A whole number, multiplied by the unit. */
export function wholeNumber({ min, max }: Range, unit = 1) {
  return (value: string): number | undefined =>
    /^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max
      ? Number(value) * unit
      : undefined;
}

/** Describes the range, so that an error names the bounds that are checked. */
export function wantedNumber({ min, max }: Range, of = ''): string {
  return `a whole number${of === '' ? '' : ` of ${of}`} from ${min} to ${max}`;
}

/** A fraction from 0.01 to 1. */
export function parseShare(value: string): number | undefined {
  const share = /^[01](?:\.\d{1,4})?$/.test(value) ? Number(value) : Number.NaN;
  return share >= 0.01 && share <= 1 ? share : undefined;
}

/** As `wholeNumber`, where 0 means off, which is null. */
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

/** A number, domain or id that needs no escaping in a URL. */
export function parseTagSite(value: string): string | undefined {
  return /^[\w.:/-]{0,100}$/.test(value) ? value : undefined;
}

const MIN_KEY_LENGTH = 16;

/** A secret that is hard to guess and valid in a header. */
export function parseKey(value: string): string | null | undefined {
  if (value === '') return null;
  return /^[\x21-\x7e]+$/.test(value) && value.length >= MIN_KEY_LENGTH ? value : undefined;
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
