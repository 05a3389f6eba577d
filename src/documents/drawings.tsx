import { mediaPicture } from '#art/picture-of.ts';
import type { ArtArea, Skin } from '#art/skin.ts';
import type { SpotPicture } from '#art/spot.tsx';

const spots = import.meta.glob<string>('../generated/art/images/spot-*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const brand = import.meta.glob<string>('../generated/art/brand/wordmark*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Drawings have the colors of the page's area. */
export interface AreaProps {
  readonly area: ArtArea;
}

interface SpotDrawingProps extends AreaProps {
  readonly name: SpotPicture;
  readonly skin: Skin;
  readonly className: string;
}

/** A small decorative drawing. Inline SVG, so that the PDF has vectors. */
export function SpotDrawing({ name, skin, area, className }: SpotDrawingProps) {
  if (typeof name === 'object') {
    // scripts/documents.ts replaces the URL by the file itself.
    const { src, alt } = mediaPicture(name);
    return <img src={src} alt={alt} className={`doc-drawing ${className}`} />;
  }
  return (
    <div
      aria-hidden="true"
      className={`doc-drawing ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made by npm run art
      dangerouslySetInnerHTML={{ __html: drawn(spots, `images/spot-${name}.${skin}-${area}`) }}
    />
  );
}

/** The <title> in the SVG becomes the alternative text in the PDF. */
export function Wordmark({ name, onDark }: { readonly name: string; readonly onDark: boolean }) {
  const markup = drawn(brand, `brand/wordmark${onDark ? '-on-dark' : ''}`);
  const named = markup.replace('<svg ', `<svg role="img" aria-label="${name}" `);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made by npm run art
  return <span className="doc-wordmark" dangerouslySetInnerHTML={{ __html: named }} />;
}

function drawn(files: Readonly<Record<string, string>>, name: string): string {
  const markup = files[`../generated/art/${name}.svg`];
  if (!markup) throw new Error(`There is no drawing named ${name}.`);
  return markup.trim();
}
