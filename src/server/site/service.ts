import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { siteProblems } from '#content/desk/server-texts.ts';
import type { Redirect } from '#content/redirects.ts';
import { applyChanges, changesBetween, type Json, rebase } from '#contract/desk/content-tree.ts';
import type { SiteRight } from '#contract/desk/people.ts';
import type {
  EditsReply,
  ProblemsReply,
  PublishReply,
  PublishRequest,
  Release,
  ReleaseReply,
  SiteOperation,
  SiteState,
} from '#contract/desk/site.ts';
import type { Database } from '../db/schema.ts';
import { type Storage, transact } from '../db/storage.ts';
import { record } from '../history/history.ts';
import { DeskProblem } from '../http/errors.ts';
import type { Fill } from '../http/served-texts.ts';
import type { Site } from '../http/site-files.ts';
import { buildSite, compressWell, isFromContent } from './build-site.ts';
import type { Bundle } from './bundle.ts';
import { closesBetween, hashOf, newestOf, stripped } from './content-files.ts';
import { deploy } from './deployment.ts';
import { createDraftRendering } from './draft-rendering.ts';
import { applyEdit } from './edit.ts';
import { createSiteMedia, type SiteMedia } from './media.ts';
import { outdatedBy } from './outdated.ts';
import { blameProblems } from './problems.ts';
import { type ContentFiles, createRenderer, type Rendering } from './renderer.ts';
import { deleteScheduled, failScheduled, readScheduled, schedule, toScheduled } from './scheduled.ts';
import {
  createState,
  findRelease,
  insertRelease,
  type LoadedRelease,
  latestNumber,
  listReleases,
  type NewRelease,
  nextVersion,
  type ReleaseContent,
  readDraft,
  readEdits,
  readRelease,
  readState,
  rebaseDraft,
  reviewOf,
  setKept,
  setReview,
  tidyDraft,
  withDraft,
  writeDraft,
  writeEdit,
} from './store.ts';

/** What the public server serves. */
export interface ServedContent {
  readonly site: Site;
  readonly redirects: readonly Redirect[];
}

export interface SiteServiceOptions {
  readonly storage: Storage;
  readonly bundle: Bundle;
  /** The site as it was built, with the texts that depend on settings. */
  readonly built: ServedContent;
  readonly fill: Fill | null;
  readonly dataDir: string;
  readonly timeZone: string;
  readonly now?: () => number;
}

export interface SiteService {
  /** Records a deployment of new content, and returns what to serve. */
  open(): Promise<ServedContent>;
  /** Called with the new content after each publish, also by another process. */
  onReplace(listener: (content: ServedContent) => void): void;
  /** The content that is served now. */
  served(): ServedContent;
  /** Grows with every edit and release. */
  version(): Promise<number>;
  state(right: SiteRight): Promise<SiteState>;
  /** The schemas as JSON text. */
  readonly bundle: Bundle;
  readonly media: SiteMedia;
  edit(operations: readonly SiteOperation[], person: string): Promise<EditsReply>;
  problems(): Promise<ProblemsReply>;
  publish(request: PublishRequest, person: string): Promise<PublishReply>;
  rollBack(number: number, live: number, person: string): Promise<PublishReply>;
  releases(): Promise<readonly Release[]>;
  release(number: number): Promise<ReleaseReply>;
  requestReview(note: string, person: string, alsoDo: (trx: Trx) => Promise<void>): Promise<void>;
  withdrawReview(): Promise<void>;
  /** Empties the list of edits that a deployment changed too. */
  dismissKept(): Promise<void>;
  /** False if it is not scheduled anymore. */
  cancelScheduled(id: string): Promise<boolean>;
  /** A document of the draft, without the changes that have problems; null if there is no page at this path. */
  preview(path: string): Promise<string | null>;
  /** Serves what other processes published, publishes what is scheduled, and renders again on a day when something closes. */
  follow(log: FastifyBaseLogger): Promise<void>;
  close(): Promise<void>;
}

const RELEASES_SHOWN = 200;
/** A megabyte each. */
const RECENT_RELEASES = 5;
const MAX_DRAFT_BYTES = 5_000_000;

type Trx = Transaction<Database>;

interface Served extends ServedContent {
  readonly number: number;
  /** The day for which it was rendered. */
  readonly day: string;
}

export function createSiteService(options: SiteServiceOptions): SiteService {
  const { storage, bundle, built, fill, dataDir, timeZone, now = Date.now } = options;
  const { db } = storage;
  const media = createSiteMedia({ db, bundle, built: built.site, dataDir, now });
  const renderer = createRenderer(bundle, dataDir, media.entries);
  const { needsDeveloper } = bundle.environment;
  const otherFiles = built.site.files
    .filter((file) => !isFromContent(file))
    .map(({ urlPath }) => decodeURIComponent(urlPath.slice(1)));
  const listeners = new Set<(content: ServedContent) => void>();
  const dayOf = (time: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time);
  let served: Served = { ...built, number: 0, day: bundle.environment.day };
  let live: LoadedRelease | undefined;
  /** The pages of the last releases, so that a roll-back need not render them. */
  const recent = new Map<number, ServedContent & { readonly day: string }>();
  let working: Promise<unknown> = Promise.resolve();
  let isCompressing = false;

  /** One render at a time, as each needs a core and up to 230 MB. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = working.then(work, work);
    working = result.catch(() => {});
    return result;
  }

  async function readLive(within: Kysely<Database> = db): Promise<LoadedRelease> {
    const number = await latestNumber(within);
    if (live?.number !== number) live = (await readRelease(within, number)) ?? undefined;
    if (live === undefined) throw new Error('the site has no release');
    return live;
  }

  async function readFiles(within: Kysely<Database> = db) {
    const current = await readLive(within);
    const draftFiles = await readDraft(within);
    return { live: current, draftFiles, draft: withDraft(current.files, draftFiles) };
  }

  /** The problems of the content, or its documents. */
  async function render(files: ContentFiles, days: ReleaseContent['days']) {
    const rendering = renderer.load(files);
    try {
      const problems = await rendering.check();
      return problems.length > 0 ? { problems } : await documentsOf(rendering, days);
    } finally {
      await rendering.close();
    }
  }

  async function documentsOf(rendering: Rendering, days: ReleaseContent['days']) {
    const site = await rendering.site(newestOf(bundle.environment.history, days), otherFiles);
    return site.problems.length > 0 ? { problems: site.problems } : { problems: [], site };
  }

  async function buildFrom(rendered: NonNullable<Awaited<ReturnType<typeof render>>['site']>) {
    const pictures = await media.filesOf(rendered.documents, served.site);
    const site = await buildSite(built.site, served.site, rendered, fill, pictures);
    return { site, redirects: rendered.redirects };
  }

  function serve(content: ServedContent, number: number): void {
    served = { ...content, number, day: dayOf(now()) };
    remember();
    for (const listener of listeners) listener(content);
  }

  /** A publish compresses fast. Afterward, the files get the size and the bytes that they have in a build. */
  async function compressServed(): Promise<void> {
    if (isCompressing) return;
    isCompressing = true;
    const before = served;
    const site = await compressWell(before.site).finally(() => {
      isCompressing = false;
    });
    if (site === null || served.site !== before.site) return;
    served = { ...served, site };
    remember();
    for (const listener of listeners) listener(served);
  }

  function remember(): void {
    recent.set(served.number, served);
    for (const number of [...recent.keys()].slice(0, -RECENT_RELEASES)) recent.delete(number);
  }

  /** The release is stored only if nobody has published since `from` was read. */
  function store(
    from: LoadedRelease,
    release: Omit<NewRelease, 'number' | 'at'>,
    alsoDo: (trx: Trx, version: number) => Promise<void> = async () => {},
  ): Promise<Release> {
    const number = from.number + 1;
    return transact(db, async (trx) => {
      const version = await nextVersion(trx);
      if ((await latestNumber(trx)) !== from.number) throw new DeskProblem(409, siteProblems.published);
      const at = now();
      await insertRelease(trx, { ...release, number, at });
      await alsoDo(trx, version);
      await tidyDraft(trx, release.content.files, version);
      if (release.kind !== 'deployment') {
        const action = release.kind === 'publish' ? 'site-published' : 'site-rolled-back';
        const text = [`${number}`, release.note].filter(Boolean).join(': ');
        await record(trx, { at, action, person: release.person, text, via: 'desk' });
      }
      return (await findRelease(trx, number))!;
    });
  }

  function daysAfter({ files, days }: LoadedRelease, next: ContentFiles): ReleaseContent['days'] {
    const today = dayOf(now());
    const changed = changesBetween(files, next).flatMap(
      ({ file }) => /^(?:pages|legal)\/(.+)\.(?:json|md)$/.exec(file)?.[1] ?? [],
    );
    return { ...days, ...Object.fromEntries(changed.map((page) => [page, today])) };
  }

  /** Renders, stores and serves a release. */
  async function release(
    from: LoadedRelease,
    { files, days }: ReleaseContent,
    about: Pick<NewRelease, 'kind' | 'person' | 'note' | 'restored'>,
    alsoDo?: (trx: Trx, version: number) => Promise<void>,
  ): Promise<Release> {
    const content = knownContent(about.restored) ?? (await renderedContent(files, days));
    const changes = changesBetween(from.files, files).length;
    const stored = await store(from, { ...about, changes, content: { files, days } }, alsoDo);
    live = { number: stored.number, files, days };
    serve(content, stored.number);
    storage.changes.announce();
    return stored;
  }

  async function renderedContent(files: ContentFiles, days: ReleaseContent['days']): Promise<ServedContent> {
    const { problems, site } = await render(files, days);
    if (site === undefined) throw notPublished(problems, files);
    return buildFrom(site);
  }

  /** Positions close at midnight, so pages of another day may differ. */
  function knownContent(number: number | undefined): ServedContent | undefined {
    const known = recent.get(number ?? 0);
    return known?.day === dayOf(now()) ? known : undefined;
  }

  async function publishScheduled(log: FastifyBaseLogger): Promise<void> {
    for (const row of await readScheduled(db)) {
      if (row.at > now() || row.problem !== null) continue;
      await inTurn(async () => {
        const current = await readLive();
        const base = (await readRelease(db, row.changes.live)) ?? current;
        const { files } = rebase(base.files, withDraft(base.files, row.changes.files), current.files);
        try {
          const next = { files, days: daysAfter(current, files) };
          const about = { kind: 'publish', person: row.person_id, note: row.note } as const;
          await release(current, next, about, async (trx) => {
            // Two processes may try; one of them deletes the row.
            if (!(await deleteScheduled(trx, row.id))) throw new DeskProblem(409, siteProblems.published);
          });
        } catch (error) {
          if (error instanceof DeskProblem && error.message === siteProblems.published) return;
          log.error({ err: error }, 'a scheduled release was not published');
          const problem = error instanceof DeskProblem ? error.message : siteProblems.failed;
          await failScheduled(db, row.id, problem);
        }
      });
    }
  }

  async function followReleases(): Promise<void> {
    const number = await latestNumber(db);
    const isNewDay = served.day !== dayOf(now());
    if (number === served.number && !isNewDay) return;
    await inTurn(async () => {
      const current = await readLive();
      const closed = isNewDay && closesBetween(current.files, served.day, dayOf(now()));
      if (current.number === served.number && !closed) {
        served = { ...served, day: dayOf(now()) };
        return;
      }
      const { problems, site } = await render(current.files, current.days);
      if (site === undefined) throw new Error(`release ${current.number} cannot be rendered: ${problems[0]}`);
      serve(await buildFrom(site), current.number);
    });
  }

  const drafted = createDraftRendering({
    load: renderer.load,
    readDraft: async () => (await readFiles()).draft,
    siteProblems: async (rendering) => (await documentsOf(rendering, (await readLive()).days)).problems,
    async withoutBlocked(version) {
      const { live: current, draft } = await readFiles();
      const { problems } = await problemsAt(version);
      const blocked = new Set(problems.flatMap(({ changes }) => changes));
      const ready = changesBetween(current.files, draft).flatMap(({ id }) => (blocked.has(id) ? [] : [id]));
      return applyChanges(current.files, draft, new Set(ready));
    },
  });

  async function problemsAt(version: number): Promise<ProblemsReply> {
    const { live: current, draft } = await readFiles();
    const changes = changesBetween(current.files, draft);
    if (changes.length === 0) return { version, problems: [] };
    return { version, problems: blameProblems(await drafted.problems(version), draft, changes) };
  }

  /** Again if an edit came meanwhile, which ends the process that renders the draft. */
  async function atNewest<Result>(work: (version: number) => Promise<Result>): Promise<Result> {
    const { version } = await readState(db);
    try {
      return await work(version);
    } catch (error) {
      if ((await readState(db)).version === version) throw error;
      return atNewest(work);
    }
  }

  return {
    bundle,
    media,
    served: () => served,
    version: async () => (await readState(db)).version,
    onReplace: (listener) => listeners.add(listener),

    async open() {
      await createState(db);
      const hash = hashOf(bundle.content);
      const deployment = {
        db,
        hash,
        content: bundle.content,
        store,
        problemsOf: async (files: ContentFiles, days: ReleaseContent['days']) =>
          (await render(files, days)).problems,
      };
      // Another process may deploy the same build at the same time.
      await deploy(deployment).catch((error) =>
        error instanceof DeskProblem ? deploy(deployment) : Promise.reject(error),
      );
      storage.changes.announce();
      const current = await readLive();
      const isBuilt = hashOf(stripped(current.files)) === hash;
      const today = dayOf(now());
      if (isBuilt && !closesBetween(current.files, bundle.environment.day, today)) {
        served = { ...built, number: current.number, day: today };
        remember();
        return built;
      }
      const { problems, site } = await render(current.files, current.days);
      if (site === undefined)
        throw new Error(`The content of release ${current.number} cannot be rendered: ${problems[0]}`);
      served = { ...(await buildFrom(site)), number: current.number, day: today };
      remember();
      return served;
    },

    async state(right) {
      const state = await readState(db);
      const { live: current, draftFiles } = await readFiles();
      return {
        right,
        version: state.version,
        live: (await findRelease(db, current.number))!,
        liveFiles: current.files,
        draftFiles,
        edits: await readEdits(db),
        review: await reviewOf(db, state),
        scheduled: await toScheduled(db, await readScheduled(db)),
        kept: state.kept,
        outdated: outdatedBy(withDraft(current.files, draftFiles), bundle.content),
      };
    },

    async edit(operations, person) {
      return transact(db, async (trx) => {
        const version = await nextVersion(trx);
        const { live: current, draft } = await readFiles(trx);
        let files = draft;
        for (const operation of operations) {
          const edited = applyEdit(files, current.files, operation, needsDeveloper);
          files = edited.files;
          for (const place of edited.places) await writeEdit(trx, { ...place, person, at: now() });
        }
        const names = [...new Set([...Object.keys(draft), ...Object.keys(files)])];
        const changed = names.filter((file) => files[file] !== draft[file]);
        const bytes = changed.reduce((sum, file) => sum + (JSON.stringify(files[file]) ?? '').length, 0);
        if (bytes > MAX_DRAFT_BYTES) throw new DeskProblem(413, siteProblems.tooMuch);
        await writeDraft(trx, current.files, files, changed, version);
        return { version };
      }).finally(() => storage.changes.announce());
    },

    async problems() {
      return atNewest(problemsAt);
    },

    publish: ({ changes: ids, live: seen, note, at }, person) =>
      inTurn(async () => {
        const started = performance.now();
        const { live: current, draft } = await readFiles();
        if (current.number !== seen) throw new DeskProblem(409, siteProblems.published);
        const known = new Set(changesBetween(current.files, draft).map(({ id }) => id));
        const wanted = ids.filter((id) => known.has(id));
        if (wanted.length === 0) throw new DeskProblem(409, siteProblems.nothing);
        const files = applyChanges(current.files, draft, new Set(wanted));
        if (at !== undefined) {
          if (at <= now()) throw new DeskProblem(400, siteProblems.past);
          const { problems } = await render(files, current.days);
          if (problems.length > 0) throw notPublished(problems, files);
          const scheduled = await schedule(db, { current, files, ids: wanted, note, at, person, now: now() });
          storage.changes.announce();
          return { release: null, scheduled, tookMs: Math.round(performance.now() - started) };
        }
        const next = { files, days: daysAfter(current, files) };
        const stored = await release(current, next, { kind: 'publish', person, note });
        return { release: stored, scheduled: null, tookMs: Math.round(performance.now() - started) };
      }),

    rollBack: (number, seen, person) =>
      inTurn(async () => {
        const started = performance.now();
        const current = await readLive();
        if (current.number !== seen) throw new DeskProblem(409, siteProblems.published);
        const target = await readRelease(db, number);
        if (target === null) throw new DeskProblem(404, siteProblems.noRelease);
        if (changesBetween(current.files, target.files).length === 0)
          throw new DeskProblem(409, siteProblems.sameRelease);
        const about = { kind: 'roll-back', person, note: '', restored: number } as const;
        // Unpublished changes stay in the draft, as changes of the restored content.
        const stored = await release(current, target, about, (trx, version) =>
          rebaseDraft(trx, current.files, target.files, version),
        );
        return { release: stored, scheduled: null, tookMs: Math.round(performance.now() - started) };
      }),

    releases: () => listReleases(db, RELEASES_SHOWN),

    async release(number) {
      const found = await findRelease(db, number);
      const after = await readRelease(db, number);
      if (found === null || after === null) throw new DeskProblem(404, siteProblems.noRelease);
      const before = await readRelease(db, number - 1);
      const names = new Set(changesBetween(before?.files ?? {}, after.files).map(({ file }) => file));
      const only = (files: ContentFiles) =>
        Object.fromEntries([...names].map((file): [string, Json | null] => [file, files[file] ?? null]));
      return before === null
        ? { release: found, before: {}, after: {} }
        : { release: found, before: only(before.files), after: only(after.files) };
    },

    async requestReview(note, person, alsoDo) {
      await transact(db, async (trx) => {
        await nextVersion(trx);
        await setReview(trx, { person, at: now(), note });
        await alsoDo(trx);
      });
      storage.changes.announce();
    },

    async withdrawReview() {
      await transact(db, async (trx) => {
        await nextVersion(trx);
        await setReview(trx, null);
      });
      storage.changes.announce();
    },

    async dismissKept() {
      await transact(db, async (trx) => {
        await nextVersion(trx);
        await setKept(trx, []);
      });
      storage.changes.announce();
    },

    async cancelScheduled(id) {
      const wasFound = await transact(db, async (trx) => {
        await nextVersion(trx);
        return deleteScheduled(trx, id);
      });
      storage.changes.announce();
      return wasFound;
    },

    async preview(path) {
      return atNewest((version) => drafted.page(version, path));
    },

    async follow(log) {
      await publishScheduled(log);
      await followReleases();
      // Not awaited, because it takes longer than the time until the next call.
      compressServed().catch((error) => log.error({ err: error }, 'pages were not compressed well'));
    },

    async close() {
      await drafted.close();
    },
  };
}

function notPublished(problems: readonly string[], files: ContentFiles): DeskProblem {
  const [first] = blameProblems(problems, files, []);
  const problem = first === undefined ? '' : [first.file, first.message].filter(Boolean).join(': ');
  return new DeskProblem(
    422,
    siteProblems.notPublished.replace('{problem}', () => problem),
  );
}
