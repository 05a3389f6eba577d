/**
 * Changes to the format of content/. A content folder of an earlier version is upgraded by `npm run content -- upgrade`. Migrations are
 * never edited: they must keep working on folders of any age.
 */

/** The JSON files of a content folder by path, such as "pages/about.json". */
export type ContentFiles = Map<string, Record<string, unknown>>;

interface Migration {
  readonly name: string;
  /** Changes the files in place. */
  readonly run: (files: ContentFiles) => void;
}

/** The first one upgrades version 1 to 2, and so on. */
export const migrations: readonly Migration[] = [
  {
    name: 'the kind of section "before-and-after" is called "ledger"',
    run: (files) =>
      eachSection(files, (section) => {
        if (section.kind === 'before-and-after') section.kind = 'ledger';
      }),
  },
];

export const CONTENT_VERSION = migrations.length + 1;

/** Runs the migrations that the folder needs and sets its version. Returns their names. */
export function upgradeContent(files: ContentFiles): string[] {
  const due = migrations.slice(versionOf(files) - 1);
  for (const { run } of due) run(files);
  files.set('version.json', { contentVersion: CONTENT_VERSION });
  return due.map(({ name }) => name);
}

/** A folder without version.json is of version 1. */
export function versionOf(files: ContentFiles): number {
  const version = files.get('version.json')?.contentVersion;
  return typeof version === 'number' ? version : 1;
}

function eachSection(files: ContentFiles, change: (section: Record<string, unknown>) => void): void {
  for (const [path, { sections }] of files) {
    if (path.startsWith('pages/') && Array.isArray(sections)) for (const section of sections) change(section);
  }
}
