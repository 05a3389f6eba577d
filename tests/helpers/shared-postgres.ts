/**
 * One PostgreSQL server for all files of a run: starting one takes longer than most files do. Tests create their own databases
 * on it (`newPostgresDatabase`). Tests that stop or freeze the server start one by tests/fixtures/postgres.ts.
 */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { compileCache } from '../../scripts/run.mjs';
import { startPostgresProcess } from '../fixtures/postgres-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a database from which others are created. */
    postgresUrl: string;
  }
}

/** Called by Vitest before the first file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Shared by all processes and worker threads of the run. Otherwise each SQLite thread compiles its code again.
  Object.assign(process.env, compileCache);
  const { databaseUrl, stop } = await startPostgresProcess();
  project.provide('postgresUrl', databaseUrl);
  return stop;
}

/** The URL of a new, empty database. */
export async function newPostgresDatabase(): Promise<string> {
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(inject('postgresUrl'));
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  return inject('postgresUrl').replace(/[^/]+$/, name);
}
