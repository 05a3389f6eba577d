import type { Kysely, Transaction } from 'kysely';
import { changesBetween, rebase } from '#contract/desk/content-tree.ts';
import type { Database } from '../db/schema.ts';
import { withAdditions } from './content-files.ts';
import { identify } from './edit.ts';
import { blameProblems } from './problems.ts';
import type { ContentFiles } from './renderer.ts';
import {
  type LoadedRelease,
  latestNumber,
  type NewRelease,
  type ReleaseContent,
  readDeployment,
  readDraft,
  readRelease,
  rebaseDraft,
  setKept,
} from './store.ts';

interface Deployment {
  readonly db: Kysely<Database>;
  /** What the build was made from, and its hash. */
  readonly content: ContentFiles;
  readonly hash: string;
  readonly problemsOf: (files: ContentFiles, days: ReleaseContent['days']) => Promise<readonly string[]>;
  readonly store: (
    from: LoadedRelease,
    release: Omit<NewRelease, 'number' | 'at'>,
    alsoDo: (trx: Transaction<Database>, version: number) => Promise<void>,
  ) => Promise<unknown>;
}

/** Merges the content of a new build into the live one. */
export async function deploy({ db, hash, content: built, problemsOf, store }: Deployment): Promise<void> {
  const number = await latestNumber(db);
  const deployment = await readDeployment(db);
  if (deployment?.hash === hash) return;
  const newest = await readRelease(db, number);
  const known = newest === null ? {} : withAdditions(newest.files, await readDraft(db));
  const builtFiles = identify(built, deployment?.built ?? {}, known);
  const current = newest ?? { number: 0, files: builtFiles, days: {} };
  const merged =
    deployment === null
      ? { files: builtFiles, kept: [] }
      : rebase(deployment.built, current.files, builtFiles);
  const files = await validOf(merged.files, builtFiles, (one) => problemsOf(one, current.days));
  const kept = merged.kept.filter(({ file }) => files[file] === merged.files[file]);
  const changes = changesBetween(current.files, files).length;
  const content: ReleaseContent = { files, days: current.days, built: builtFiles };
  const about = { kind: 'deployment', person: null, note: '', changes, content, built: hash } as const;
  await store(current, about, async (trx, version) => {
    await setKept(trx, kept);
    // The desk's texts that this build cannot render become unpublished changes.
    await rebaseDraft(trx, current.files, merged.files, version, files);
  });
}

/** The merged content, without the desk's files that the new build cannot render. */
async function validOf(
  merged: ContentFiles,
  builtFiles: ContentFiles,
  problemsOf: (files: ContentFiles) => Promise<readonly string[]>,
): Promise<ContentFiles> {
  const isBuilt = changesBetween(merged, builtFiles).length === 0;
  const problems = isBuilt ? [] : await problemsOf(merged);
  if (problems.length === 0) return merged;
  const broken = new Set(blameProblems(problems, merged, []).map(({ file }) => file));
  const partly = Object.fromEntries([
    ...Object.entries(merged).filter(([file]) => !broken.has(file)),
    ...Object.entries(builtFiles).filter(([file]) => broken.has(file)),
  ]);
  const isFixed = (await problemsOf(partly)).length === 0;
  return isFixed ? partly : builtFiles;
}
