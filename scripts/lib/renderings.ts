/** What the tools render into public/media, and from what: so that a test can name what is out of date. */
import { globSync, readFileSync } from 'node:fs';
import { colors } from '../../src/content/colors.ts';
import { mark } from '../../src/generated/mark.ts';
import { phone } from '../../src/pages/itech-mobile/content.ts';
import { board } from '../../src/pages/mdslite/content/board.ts';
import { controlChart, dispatchList, genealogy } from '../../src/pages/mdslite/content/screen-details.ts';
import { fingerprint, writeFingerprints } from './fingerprints.ts';

export interface Rendering {
  readonly command: string;
  readonly files: readonly string[];
  /** Folders of code. Their packages are not installed with the site, and are not looked at. */
  readonly code: readonly string[];
  readonly records: unknown;
}

/** Views of the phone, and how wide each is wanted. */
export const phoneWidths = { front: [240, 480], back: [240, 480], angled: [400, 640, 960] } as const;

const phonePictures = Object.entries(phoneWidths).flatMap(([view, widths]) =>
  widths.flatMap((width) => ['avif', 'webp'].map((kind) => `itech-mobile-${view}-${width}.${kind}`)),
);

export const renderings = {
  film: {
    command: 'npm --prefix tools run film',
    files: ['mdslite.mp4', 'mdslite-poster.jpg', 'mdslite.vtt'],
    code: ['tools/lib', 'tools/film'],
    records: { board, controlChart, dispatchList, genealogy, colors },
  },
  phone: {
    command: 'npm --prefix tools run phone',
    files: phonePictures,
    code: ['tools/lib', 'tools/phone'],
    records: { phone, mark, colors },
  },
} as const satisfies Record<string, Rendering>;

const root = new URL('../../', import.meta.url).pathname;

/** One fingerprint for the code and the records. */
export const sourcesOf = ({ code, records }: Rendering): string => {
  const files = code.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root })).sort();
  const texts = files.map((file) => `${file}\n${readFileSync(`${root}${file}`, 'utf8')}`);
  return fingerprint([...texts, JSON.stringify(records)].join('\n'));
};

export const renderingFingerprints = (rendering: Rendering): Record<string, string> =>
  Object.fromEntries(rendering.files.map((file) => [`public/media/${file}`, sourcesOf(rendering)]));

/** After the files were written. The tools run in their own folder, the list has paths from the root. */
export const markAsMade = (rendering: Rendering): void => {
  process.chdir(root);
  writeFingerprints(renderingFingerprints(rendering));
};
