import { readFileSync } from 'node:fs';
import type { Setting } from '../../src/server/settings/setting.ts';
import { SETTINGS } from '../../src/server/settings/settings.ts';

export interface SettingsList {
  readonly file: string;
  /** The expected content of the file. */
  readonly text: string;
}

/** The settings that most installations need, in the order of docs/operations.md. */
const COMMON_SETTINGS = [
  'SITE_URL',
  'PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'TRUSTED_PROXIES',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_TO_CONTACT',
  'DESK_PORT',
  'DESK_URL',
];

/** The files that list the settings, generated from their records. */
export function settingsLists(): readonly SettingsList[] {
  const common = COMMON_SETTINGS.map((name) => SETTINGS.find((setting) => setting.name === name)!);
  return [
    { file: '.env.example', text: envExample(SETTINGS) },
    { file: 'docs/operations.md', text: withList('docs/operations.md', table(common)) },
    { file: 'docs/settings.md', text: withList('docs/settings.md', table(SETTINGS)) },
    { file: 'compose.yaml', text: withList('compose.yaml', composeVariables(SETTINGS)) },
  ];
}

function envExample(settings: readonly Setting[]): string {
  const entries = settings.map((setting) => `# ${setting.description}\n${setting.name}=${setting.default}\n`);
  return [
    '# Every setting with its default. Copy to .env and change what you need; nothing has to be set.\n',
    ...entries,
  ].join('\n');
}

function table(settings: readonly Setting[]): string {
  const rows = settings.map((setting) => {
    const value = setting.default === '' ? 'none' : `\`${setting.default}\``;
    return `| \`${setting.name}\` | ${value} | ${setting.description} |\n`;
  });
  return `\n| Setting | Default | What it does |\n|---|---|---|\n${rows.join('')}\n`;
}

/** Defaults without .env: empty, which the server treats as unset, or a value for containers. */
function composeVariables(settings: readonly Setting[]): string {
  const passedOn = settings.filter(({ fixedInContainer }) => !fixedInContainer);
  return passedOn
    .map(({ name, composeDefault = '' }) => `      ${name}: \${${name}:-${composeDefault}}\n`)
    .join('');
}

/** Replaces the text between two marker comments; the rest of the file is written by hand. */
function withList(file: string, list: string): string {
  const text = readFileSync(file, 'utf8');
  const [, before, after] =
    /^(.*\bsettings: made by npm run settings\b[^\n]*\n).*?(^[^\n]*\bsettings: end\b.*)$/ms.exec(text) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(
      `${file} lacks the marker comments "settings: made by npm run settings" and "settings: end". Restore them around the list.`,
    );
  }
  return before + list + after;
}
