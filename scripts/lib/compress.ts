import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../src/server/http/compression.ts';

/** Writes `.br` and `.gz` siblings for every file of a folder that becomes smaller. */
export async function compressFolder(folder: string) {
  const names = globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());
  const total = { files: names.length, bytes: 0, compressedBytes: 0 };
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const data = readFileSync(path);
      const { br, gzip } = await compress(name, data);
      total.bytes += data.length;
      total.compressedBytes += (br ?? data).length;
      if (br !== null) writeFileSync(`${path}.br`, br);
      if (gzip !== null) writeFileSync(`${path}.gz`, gzip);
    }),
  );
  return total;
}
