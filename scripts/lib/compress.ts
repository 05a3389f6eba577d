import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Text formats; images, fonts and videos are already compressed. */
const compressible = /\.(html|css|js|svg|txt|xml|json|webmanifest|vtt|ico)$/;

/** Brotli at the highest quality, which is too slow per request. */
export function brotli(data: Buffer): Promise<Buffer> {
  return brotliAsync(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
  });
}

/** Writes `.br` and `.gz` siblings for every file of a folder that becomes smaller. */
export async function compressFolder(folder: string) {
  const names = globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());
  const total = { files: names.length, bytes: 0, compressedBytes: 0 };
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const data = readFileSync(path);
      total.bytes += data.length;
      if (!compressible.test(name)) {
        total.compressedBytes += data.length;
        return;
      }
      const [br, gz] = await Promise.all([brotli(data), gzipAsync(data, { level: 9 })]);
      total.compressedBytes += Math.min(br.length, data.length);
      if (br.length < data.length) writeFileSync(`${path}.br`, br);
      if (gz.length < data.length) writeFileSync(`${path}.gz`, gz);
    }),
  );
  return total;
}
