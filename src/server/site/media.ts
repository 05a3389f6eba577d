/**
 * The pictures that content may name: files of media/, which come with the build, and uploads, which are kept in the database.
 * The server serves those on pages from memory or disk, like the files of the build: uploads are copied to the data folder.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { uploadProblems } from '#content/desk/server-texts.ts';
import { filled } from '#content/filled.ts';
import type { MediaItem } from '#contract/desk/site.ts';
import type { Database } from '../db/schema.ts';
import { transact } from '../db/storage.ts';
import { DeskProblem } from '../http/errors.ts';
import { readSiteFile, type Site, type SiteFile } from '../http/site-files.ts';
import type { BuildEnvironment, Bundle, MediaEntry, RenderedSite } from './bundle.ts';
import { uploadHash } from './convert-picture.ts';
import { createConverter } from './converter.ts';
import { addressesOf, MEDIA_ADDRESS } from './media-file.ts';
import type { ContentFiles } from './renderer.ts';
import { nextVersion, peopleById } from './store.ts';

type Db = Kysely<Database>;

export interface SiteMedia {
  /** By name, also uploads of other processes. */
  entries(): Promise<BuildEnvironment['media']>;
  /** Newest uploads first, then the files of media/. */
  list(): Promise<readonly MediaItem[]>;
  /** Returns the picture that is already there for the same bytes. */
  upload(fileName: string, bytes: Buffer, person: string): Promise<MediaItem>;
  /** A version of a picture, published or not. */
  file(urlPath: string): Promise<SiteFile | null>;
  /** The pictures that documents show and the build does not publish, and those that were served before: open pages show them. */
  filesOf(documents: RenderedSite['documents'], previous: Site): Promise<readonly SiteFile[]>;
  /** Deletes old uploads that no release and no draft names. */
  deleteUnused(): Promise<void>;
}

interface SiteMediaOptions {
  readonly db: Db;
  readonly bundle: Bundle;
  readonly built: Site;
  readonly dataDir: string;
  readonly now: () => number;
}

const ADDRESSES = new RegExp(`${MEDIA_ADDRESS}[a-z0-9.-]+`, 'g');
const VERSION_FILE = /^[a-z0-9-]+\.(?:avif|jpg|png|webp|svg)$/;
const UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

export function createSiteMedia({ db, bundle, built, dataDir, now }: SiteMediaOptions): SiteMedia {
  const builtFiles = new Map(built.files.map((file) => [file.urlPath, file]));
  const ofBuild = bundle.environment.media;
  /** Files of media/ that no page of the build shows. */
  const libraryFolder = join(bundle.folder, 'media');
  /** A copy of the versions in the database. */
  const copies = join(dataDir, 'site-media');
  const convert = createConverter();

  async function readEntries(): Promise<BuildEnvironment['media']> {
    const rows = await db.selectFrom('site_media').select(['name', 'entry']).orderBy('name').execute();
    const uploads = rows.map(({ name, entry }): [string, MediaEntry] => [name, JSON.parse(entry)]);
    // An upload that was pulled into media/ is the same picture.
    return { ...Object.fromEntries(uploads), ...ofBuild };
  }

  async function list(name?: string): Promise<readonly MediaItem[]> {
    const query = db.selectFrom('site_media').select(['name', 'entry', 'person_id', 'at']);
    const rows = await (name === undefined ? query : query.where('name', '=', name))
      .orderBy('at', 'desc')
      .execute();
    const people = await peopleById(db, rows);
    return rows.map(({ name, entry, person_id, at }) => ({
      ...itemOf(name, JSON.parse(entry)),
      by: people.get(person_id ?? '') ?? null,
      at,
    }));
  }

  async function read(urlPath: string): Promise<SiteFile | null> {
    const known = builtFiles.get(urlPath);
    if (known !== undefined) return known;
    const file = urlPath.startsWith(MEDIA_ADDRESS) ? urlPath.slice(MEDIA_ADDRESS.length) : '';
    if (!VERSION_FILE.test(file)) return null;
    const folder = existsSync(join(libraryFolder, file)) ? libraryFolder : copies;
    if (folder === copies && !(await copy(file))) return null;
    return { ...(await readSiteFile(folder, file, new Set())), urlPath };
  }

  /** From the database to the data folder, if it is not there. */
  async function copy(file: string): Promise<boolean> {
    const path = join(copies, file);
    if (existsSync(path)) return true;
    const row = await db
      .selectFrom('site_media_versions')
      .select('bytes')
      .where('file', '=', file)
      .executeTakeFirst();
    if (row === undefined) return false;
    await mkdir(dirname(path), { recursive: true });
    // In one step, as another process may read it.
    const unfinished = `${path}.${process.pid}`;
    await writeFile(unfinished, row.bytes);
    await rename(unfinished, path);
    return true;
  }

  return {
    entries: readEntries,

    async list() {
      const uploads = await list();
      const uploaded = new Set(uploads.map(({ name }) => name));
      const others = Object.entries(ofBuild).filter(([name]) => !uploaded.has(name));
      return [...uploads, ...others.map(([name, entry]) => ({ ...itemOf(name, entry), by: null, at: null }))];
    },

    async upload(fileName, bytes, person) {
      const again = await db
        .updateTable('site_media')
        .set({ at: now() })
        .where('name', 'like', `%-${uploadHash(bytes)}.%`)
        .returning('name')
        .executeTakeFirst();
      if (again !== undefined) return (await list(again.name))[0]!;
      const converted = await convert(fileName, bytes);
      if ('problem' in converted)
        throw new DeskProblem(
          422,
          filled(uploadProblems.refused, { file: fileName, problem: converted.problem }),
        );
      const { name, entry, versions } = converted;
      const row = {
        name,
        entry: JSON.stringify(entry),
        person_id: person,
        at: now(),
        bytes: converted.bytes,
      };
      await transact(db, async (trx) => {
        const skip = await trx
          .insertInto('site_media')
          .values(row)
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirst();
        // Somebody else has just uploaded the same file.
        if (skip.numInsertedOrUpdatedRows === 0n) return;
        for (const [file, bytes] of Object.entries(versions))
          await trx.insertInto('site_media_versions').values({ file, media: name, bytes }).execute();
      });
      return (await list(name))[0]!;
    },

    file: read,

    async filesOf(documents, previous) {
      const shown = new Set(documents.flatMap(({ text }) => text.match(ADDRESSES) ?? []));
      const before = new Map(
        previous.files
          .filter(({ urlPath }) => urlPath.startsWith(MEDIA_ADDRESS))
          .map((file) => [file.urlPath, file]),
      );
      const wanted = [...new Set([...shown, ...before.keys()])].filter((urlPath) => !builtFiles.has(urlPath));
      const files: SiteFile[] = [];
      for (const urlPath of wanted) {
        const file = before.get(urlPath) ?? (await read(urlPath));
        if (file !== null) files.push(file);
      }
      return files;
    },

    async deleteUnused() {
      const old = await db
        .selectFrom('site_media')
        .select(['name', 'entry'])
        .where('at', '<', now() - UNUSED_MS)
        .execute();
      for (const { name, entry } of old) {
        if (await isNamed(db, name)) continue;
        await transact(db, async (trx) => {
          // Edits wait here, so that none names it meanwhile.
          await nextVersion(trx);
          if (await isNamed(trx, name)) return;
          await trx.deleteFrom('site_media_versions').where('media', '=', name).execute();
          await trx.deleteFrom('site_media').where('name', '=', name).execute();
          for (const address of addressesOf(JSON.parse(entry)))
            await rm(join(copies, basename(address)), { force: true });
        });
      }
    },
  };
}

async function isNamed(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select 1 as found from site_releases where content like ${`%"${name}"%`} union all
    select 1 from site_draft where content like ${`%"${name}"%`} union all
    select 1 from site_scheduled where changes like ${`%"${name}"%`} limit 1`.execute(db);
  return rows.length > 0;
}

/** The uploaded pictures that the content names, as a build takes them from media/. */
export async function readUploads(
  db: Db,
  files: ContentFiles,
): Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]> {
  const text = JSON.stringify(files);
  const rows = await db.selectFrom('site_media').select('name').orderBy('name').execute();
  const named = rows.flatMap(({ name }) => (text.includes(`"${name}"`) ? [name] : []));
  if (named.length === 0) return [];
  return db.selectFrom('site_media').select(['name', 'bytes']).where('name', 'in', named).execute();
}

function itemOf(name: string, entry: MediaEntry) {
  const { width, height } = entry;
  // The smallest one that every browser shows.
  const smallest = addressesOf(entry).find((address) => !address.endsWith('.avif'))!;
  return { name, width, height, thumbnail: `/api/site/media/${basename(smallest)}` };
}
