import type { SceneName } from '#art/scene.tsx';
import type { ArtArea, Skin } from '#art/skin.ts';
import type { SpotName } from '#art/spot.tsx';

const scenes = import.meta.glob<string>('../art/drawn/scenes/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const spots = import.meta.glob<string>('../art/drawn/images/spot-*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const brand = import.meta.glob<string>('../art/drawn/brand/wordmark*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The source of scenes for a document, which has nobody to ask over the network. */
export function sceneMarkup(name: SceneName): string {
  return drawn(scenes, `scenes/${name}`);
}

interface SpotDrawingProps {
  readonly name: SpotName;
  readonly skin: Skin;
  readonly area: ArtArea;
  readonly className: string;
}

/** A small drawing beside words that say the same. */
export function SpotDrawing({ name, skin, area, className }: SpotDrawingProps) {
  return (
    <Inlined
      className={`doc-drawing ${className}`}
      markup={drawn(spots, `images/spot-${name}.${skin}-${area}`)}
    />
  );
}

export function Wordmark({ onDark }: { readonly onDark: boolean }) {
  return (
    <Inlined className="doc-wordmark" markup={drawn(brand, `brand/wordmark${onDark ? '-on-dark' : ''}`)} />
  );
}

/** Inlined, because a printed document holds its pictures, and as lines rather than dots. */
function Inlined({ markup, className }: { readonly markup: string; readonly className: string }) {
  return (
    <div
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made by npm run art
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function drawn(files: Readonly<Record<string, string>>, name: string): string {
  const markup = files[`../art/drawn/${name}.svg`];
  if (!markup) throw new Error(`There is no drawing src/art/drawn/${name}.svg. Run npm run art.`);
  return markup;
}
