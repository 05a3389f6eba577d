import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const page = (title: string): string =>
  `<!doctype html><title>${title}</title>${'<p>Lorem ipsum</p>'.repeat(50)}`;

export const PAGES = {
  home: page('Home'),
  about: page('About'),
  products: page('Products'),
  mdslite: page('MDSlite'),
  notFound: page('Page not found'),
  gone: page('Gone'),
};
export const SCRIPT = `console.log(${JSON.stringify('x'.repeat(500))});`;

/** Larger than the files that are cached in memory. The content differs at every offset. */
export const LARGE = Buffer.from(Uint32Array.from({ length: 400_000 }, (_, index) => index).buffer);
export const SMALL_PDF = Buffer.from('%PDF-1.4 0123456789');

/** A built site, with compressed siblings of some files. */
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': PAGES.home,
  'about.html': PAGES.about,
  'products.html': PAGES.products,
  'products/mdslite.html': PAGES.mdslite,
  '404.html': PAGES.notFound,
  '410.html': PAGES.gone,
  '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  '.well-known/.secret': 'secret',
  'assets/app-1a2b.js': SCRIPT,
  'art/v1/scene.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(100)}</svg>`,
  'robots.txt': 'User-agent: *\n',
  'sitemap.xml': '<urlset/>',
  'site.webmanifest': '{}',
  'favicon.ico': Buffer.from([0, 0, 1, 0]),
  'assets/empty.css': '',
  'media/clip.mp4': LARGE,
  'media/sheet.pdf': SMALL_PDF,
  'media/data sheet.pdf': SMALL_PDF,
  'social/card.png': Buffer.from('not really a picture'),
  '.hidden': 'secret',
  '.git/config': 'secret',
  'assets/.map.js': 'secret',
};
const COMPRESSED = ['index.html', 'about.html', '404.html', 'assets/app-1a2b.js', 'art/v1/scene.svg'];

export interface FixtureSite {
  readonly directory: string;
  remove(): Promise<void>;
}

export async function writeFixtureSite(): Promise<FixtureSite> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  const write = async (name: string, content: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  };
  for (const [name, content] of Object.entries(FILES)) await write(name, content);
  for (const name of COMPRESSED) {
    await write(`${name}.br`, brotliCompressSync(FILES[name]!));
    await write(`${name}.gz`, gzipSync(FILES[name]!));
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
