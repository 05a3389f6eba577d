import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Text formats; images, fonts and videos are already compressed. */
const COMPRESSIBLE = /\.(html|css|js|svg|txt|xml|json|webmanifest|vtt|ico)$/;

export interface Compressed {
  /** Null if it is not smaller. */
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** The best takes ten times as long as the fast one, which makes files a tenth larger. */
const QUALITIES = { best: 11, fast: 9 } as const;

export async function compress(
  name: string,
  data: Buffer,
  quality: keyof typeof QUALITIES = 'best',
): Promise<Compressed> {
  if (!COMPRESSIBLE.test(name)) return { br: null, gzip: null };
  const [br, gz] = await Promise.all([
    brotliAsync(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITIES[quality],
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
    gzipAsync(data, { level: 9 }),
  ]);
  return { br: br.length < data.length ? br : null, gzip: gz.length < data.length ? gz : null };
}
