import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Hashes of the sources of the committed pictures, which need a browser to be made. */
const file = 'src/art/made-from.json';

export type Fingerprints = Readonly<Record<string, string>>;

export function fingerprint(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 32);
}

export function readFingerprints(): Fingerprints {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Merges with the existing ones, and removes those of deleted files. */
export function writeFingerprints(made: Fingerprints): void {
  const all = Object.entries({ ...readFingerprints(), ...made }).filter(([path]) => existsSync(path));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all.sort()), null, 2)}\n`);
}
