import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { siteTexts } from '#content/desk/site.ts';
import { type Change, changesBetween, valueAt } from '#contract/desk/content-tree.ts';
import {
  type Files,
  maySite,
  type ProblemsReply,
  type SiteOperation,
  type SiteProblem,
  type SiteSchema,
  type SiteState,
} from '#contract/desk/site.ts';
import { announce } from '../components/announcer.tsx';
import { Loading, Problem } from '../components/states.tsx';
import { getJson } from '../data/request.ts';
import { useMe } from '../data/use-me.ts';
import { savedDraft, withOperations, withOwnIds } from './draft.ts';
import { queueOf } from './person-queue.ts';
import type { SaveResult } from './save-queue.ts';

export interface SiteData {
  readonly state: SiteState;
  /** Live files with the draft over them, also what is still being saved. Deleted files are left out. */
  readonly draft: Files;
  readonly changes: readonly Change[];
  /** Of the newest check. */
  readonly problems: readonly SiteProblem[];
  /** The newest edits are not checked yet. */
  readonly isChecking: boolean;
  readonly schema: SiteSchema;
  readonly canWrite: boolean;
  readonly canPublish: boolean;
  readonly saving: 'saved' | 'saving' | 'offline';
  readonly savedAt: number | null;
  /** Saves operations together, and shows them at once. Offline, the promise is kept until they are sent. */
  readonly save: (operations: readonly SiteOperation[]) => Promise<SaveResult>;
}

const POLL_MS = 30_000;
/** The check of a new version takes a moment. */
const PROBLEMS_POLL_MS = 2000;

const SiteContext = createContext<SiteData | null>(null);

export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('The data of the site is known only inside the Site area.');
  return site;
}

/** Loads the site and its draft, keeps them current, and saves edits. */
export function SiteProvider({ children }: { readonly children: ReactNode }) {
  const site = useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => getJson<SiteState>('/api/site', signal),
    refetchInterval: POLL_MS,
  });
  const schema = useQuery({
    queryKey: ['site-schema'],
    queryFn: ({ signal }) => getJson<SiteSchema>('/api/site/schema', signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (site.data === undefined || schema.data === undefined) {
    const error = site.error ?? schema.error;
    const retry = () => {
      void site.refetch();
      void schema.refetch();
    };
    return error ? <Problem error={error} onRetry={retry} /> : <Loading rows={6} />;
  }
  return (
    <Loaded state={site.data} schema={schema.data}>
      {children}
    </Loaded>
  );
}

interface LoadedProps {
  readonly state: SiteState;
  readonly schema: SiteSchema;
  readonly children: ReactNode;
}

function Loaded({ state, schema, children }: LoadedProps) {
  const queue = queueOf(useMe().person.id, useQueryClient());
  const { saving, savedAt, pending } = useSyncExternalStore(queue.subscribe, queue.state);
  const { liveFiles, draftFiles, version, edits } = state;
  useEffect(() => queue.loaded(version), [queue, version]);
  useEffect(() => {
    if (saving === 'offline') announce(siteTexts.saving.offline);
  }, [saving]);

  const saved = useMemo(() => savedDraft({ liveFiles, draftFiles }), [liveFiles, draftFiles]);
  const draft = useMemo(() => {
    const missing = pending.filter((one) => one.version === null || one.version > version);
    const operations = missing.flatMap((one) => one.operations);
    return operations.length === 0 ? saved : withOperations(saved, liveFiles, operations);
  }, [saved, liveFiles, pending, version]);
  const changes = useMemo(() => changesBetween(liveFiles, draft), [liveFiles, draft]);
  const { problems, isChecking } = useProblems(version, saved, draft);

  const data = useMemo<SiteData>(
    () => ({
      state,
      draft,
      changes,
      problems,
      isChecking,
      schema,
      canWrite: maySite(state.right, 'write'),
      canPublish: maySite(state.right, 'publish'),
      saving,
      savedAt: savedAt ?? edits[0]?.at ?? null,
      save: (operations) => queue.save(operations.map(withOwnIds)),
    }),
    [state, draft, changes, problems, isChecking, schema, saving, savedAt, edits, queue],
  );
  return <SiteContext value={data}>{children}</SiteContext>;
}

/** Asks again until the check is as new as the draft. Hides problems of texts that have changed since the check. */
function useProblems(version: number, saved: Files, draft: Files): Pick<SiteData, 'problems' | 'isChecking'> {
  const { data } = useQuery({
    queryKey: ['site-problems', version],
    queryFn: ({ signal }) => getJson<ProblemsReply>('/api/site/problems', signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && state.data.version >= version ? false : PROBLEMS_POLL_MS),
  });
  const isNew = data !== undefined && data.version >= version;
  const [checked, setChecked] = useState<{ readonly reply: ProblemsReply; readonly files: Files } | null>(
    null,
  );
  if (isNew && checked?.reply !== data) setChecked({ reply: data, files: saved });
  const problems = useMemo(() => {
    const { reply, files } = checked ?? { reply: { problems: [] }, files: draft };
    const textAt = (content: Files, { file, path }: SiteProblem) =>
      JSON.stringify(valueAt(content[file], path));
    return reply.problems.filter((problem) => textAt(files, problem) === textAt(draft, problem));
  }, [checked, draft]);
  return { problems, isChecking: !isNew || draft !== saved };
}
