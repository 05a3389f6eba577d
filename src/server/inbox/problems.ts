import { StorageUnavailableError } from '../db/database.ts';
import { ConfigError } from '../settings/config.ts';

export const EXIT = { done: 0, failed: 1, wrongUse: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The command was understood and cannot be done; the message says why and what to do. */
export class Refusal extends Error {}

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'a part of the path is not a folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};

/** In words for the operator, never with a stack: what went wrong is on their side or they can tell us the words. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError) return `${error.message}\nSee .env.example for all settings.`;
  if (error instanceof StorageUnavailableError) return error.message + error.advice;
  if (error instanceof AggregateError && error.message === '') return explain(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const { code = '', path } = error as NodeJS.ErrnoException;
  const problem = FILE_PROBLEMS[code];
  return problem !== undefined && path !== undefined
    ? `${path} cannot be written: ${problem}.`
    : error.message;
}
