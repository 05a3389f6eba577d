import type { SceneName } from '#generated/picture-names.ts';
import type { ArtArea, Skin } from './skin.ts';

export type { SceneName } from '#generated/picture-names.ts';

const scenes = import.meta.glob<string>('../generated/art/scenes/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface SceneProps {
  readonly name: SceneName;
  readonly skin: Skin;
  readonly area: ArtArea;
  /** For `SceneCopy`. */
  readonly id?: string;
  /** Alternative text. Left out if the drawing is decorative. */
  readonly title?: string;
  readonly className?: string;
}

/** A drawing as inline SVG, so that the page's style sheet colors and animates it. */
export function Scene({ name, skin, area, id, title, className }: SceneProps) {
  const drawn = scenes[`../generated/art/scenes/${name}.svg`];
  if (!drawn) throw new Error(`No drawing for the scene "${name}". Draw it in src/art/scenes/${name}.ts.`);
  const markup = id ? drawn.replace('<svg', `<svg id="${id}"`) : drawn;
  return (
    <div
      data-scene
      className={`sk-${skin} ar-${area} ${className ?? ''}`}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
