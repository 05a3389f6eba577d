import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the database and not in it: a restored backup must not bring back a list from before the erasure. */
const ERASURES_FILE = 'erasures.jsonl';

/** Erased people (by address) and submissions (by reference), stored as salted hashes. */
export interface ErasureList {
  /** 0 when nothing was erased. */
  readonly latest: number;
  /** When this address or reference was last erased, or null. */
  timeOf(erased: string): number | null;
  /** Numbers of damaged lines. */
  readonly unreadableLines: readonly number[];
}

interface Line {
  readonly erasedAt: string;
  /** The same in all lines of a file, so that an address is hashed once and not once per line. */
  readonly salt: string;
  readonly sha256: string;
}

export function erasuresPath(dataDir: string): string {
  return join(dataDir, ERASURES_FILE);
}

/** Resolves once the line is synced to disk. */
export async function recordErasure(dataDir: string, erased: string, at: number): Promise<void> {
  const text = await readText(dataDir);
  const salt = linesOf(text).find((line) => line !== null)?.salt ?? randomBytes(16).toString('hex');
  const line: Line = { erasedAt: new Date(at).toISOString(), salt, sha256: hashOf(salt, erased) };
  // A crash may have truncated the last line.
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = await open(erasuresPath(dataDir), 'a', 0o600);
  try {
    await file.writeFile(`${start}${JSON.stringify(line)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function readErasures(dataDir: string): Promise<ErasureList> {
  const times = new Map<string, Map<string, number>>();
  const unreadableLines: number[] = [];
  let latest = 0;
  linesOf(await readText(dataDir)).forEach((line, index) => {
    if (line === null) {
      unreadableLines.push(index + 1);
      return;
    }
    const at = Date.parse(line.erasedAt);
    const ofSalt = times.get(line.salt) ?? new Map<string, number>();
    ofSalt.set(line.sha256, Math.max(at, ofSalt.get(line.sha256) ?? 0));
    times.set(line.salt, ofSalt);
    latest = Math.max(latest, at);
  });
  return {
    latest,
    unreadableLines,
    timeOf(erased) {
      const found = [...times].map(([salt, ofSalt]) => ofSalt.get(hashOf(salt, erased)) ?? 0);
      return Math.max(0, ...found) || null;
    },
  };
}

function hashOf(salt: string, erased: string): string {
  return createHash('sha256').update(`${salt}:${erased.toLowerCase()}`).digest('hex');
}

async function readText(dataDir: string): Promise<string> {
  return readFile(erasuresPath(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

/** Null for a damaged line. */
function linesOf(text: string): (Line | null)[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => {
    try {
      const { erasedAt, salt, sha256 } = JSON.parse(line) as Partial<Line>;
      const isValid =
        typeof salt === 'string' && typeof sha256 === 'string' && Date.parse(erasedAt ?? '') > 0;
      return isValid ? { erasedAt: erasedAt!, salt, sha256 } : null;
    } catch {
      return null;
    }
  });
}
