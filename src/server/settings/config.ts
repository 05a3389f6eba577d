import type { ShownSetting } from '#contract/desk/settings.ts';
import type { Tag } from '#contract/tag.ts';
import { isSetting, type Setting, type SettingGroup, type ValuesOf } from './setting.ts';
import { SETTING_GROUPS, SETTINGS } from './settings.ts';

type Values = ValuesOf<typeof SETTING_GROUPS>;

/** The value of each setting under the key of its record, except settings that only work in combination. */
export interface Config extends Omit<Values, 'apiOnly' | 'siteDir' | 'webhook' | 'desk' | 'tag'> {
  /** The built site, or null when the process serves the API only. */
  readonly siteDir: string | null;
  /** The same folder, also with API_ONLY: visit counting needs its list of pages, and the desk is built beside it. */
  readonly builtSite: string;
  readonly webhook: WebhookConfig | null;
  /** What the pages load with consent, or null when they load nothing. */
  readonly tag: Tag | null;
  readonly desk: DeskConfig;
}

export type MailConfig = Values['mail'];
export type RetentionConfig = Values['retention'];

export interface DeskConfig extends Omit<Values['desk'], 'company'> {
  /** The OpenID provider, or null when people sign in by mailed links only. */
  readonly company: CompanyAccountConfig | null;
  /** As the desk shows them to administrators. */
  readonly allSettings: readonly ShownSetting[];
}

export interface CompanyAccountConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface WebhookConfig {
  readonly url: string;
  readonly secret: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Holds all problems, so that nobody has to restart once per mistake. */
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
  const { apiOnly, siteDir, webhook, desk, tag, ...rest } = readGroup(SETTING_GROUPS, env, problems);

  const { url, secret } = webhook;
  if (url && secret === null) {
    const { wanted } = SETTING_GROUPS.webhook.secret;
    problems.push(`WEBHOOK_SECRET is missing, and WEBHOOK_URL needs it. Set it to ${wanted}.`);
  }
  const { issuer, clientId, clientSecret } = desk.company;
  if (issuer && clientId === '') problems.push('OIDC_CLIENT_ID is missing, and OIDC_ISSUER needs it.');
  if (issuer && clientSecret === '')
    problems.push('OIDC_CLIENT_SECRET is missing, and OIDC_ISSUER needs it.');
  if (tag.url && tag.kind === null) problems.push(missing('TAG_KIND', SETTING_GROUPS.tag.kind));
  if (tag.url && tag.siteId === '') problems.push(missing('TAG_SITE_ID', SETTING_GROUPS.tag.siteId));
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    ...rest,
    siteDir: apiOnly ? null : siteDir,
    builtSite: siteDir,
    webhook: url && secret ? { url, secret } : null,
    tag: tag.url && tag.kind ? { kind: tag.kind, url: tag.url, siteId: tag.siteId } : null,
    desk: {
      ...desk,
      company: issuer ? { issuer, clientId, clientSecret } : null,
      allSettings: SETTINGS.map((setting) => shown(setting, env)),
    },
  };
}

function shown({ name, description, secret, ...setting }: Setting, env: Environment): ShownSetting {
  const text = env[name]?.trim() ?? '';
  const isSet = text !== '' && text !== setting.default;
  return { name, description, isSet, value: isSet && secret ? null : text || setting.default };
}

function missing(name: string, { wanted }: Setting): string {
  return `${name} is missing, and TAG_URL needs it. Set it to ${wanted}.`;
}

/** Adds to `problems`; when there are any, the values must not be used. */
function readGroup<Group extends SettingGroup>(
  group: Group,
  env: Environment,
  problems: string[],
): ValuesOf<Group> {
  const values = Object.entries(group).map(([key, entry]) => [
    key,
    isSetting(entry) ? readSetting(entry, env, problems) : readGroup(entry, env, problems),
  ]);
  return Object.fromEntries(values) as ValuesOf<Group>;
}

function readSetting({ name, secret, wanted, ...setting }: Setting, env: Environment, problems: string[]) {
  // An empty value means "the default", as in `PORT=` in an .env or compose file.
  const text = env[name]?.trim() || setting.default;
  const value = setting.parse(text);
  if (value === undefined) {
    problems.push(`${name} is ${secret ? 'invalid' : `"${text}"`}. Set it to ${wanted}.`);
  }
  return value;
}
