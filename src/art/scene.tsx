import { createContext, use } from 'react';
import { moveInView } from './move-in-view.ts';
import type { SceneName } from './names.ts';
import type { ArtArea, Skin } from './skin.ts';
import { artUrl } from './url.ts';
import { useAdopted } from './use-adopted.ts';

export type { SceneName } from './names.ts';

/**
 * Where scenes come from: at build time from the drawn files, in the browser over the network. The markup of a scene is
 * in the document, never in the script; the app adopts what is there and fetches only what a later page needs.
 */
export const SceneSource = createContext<(name: SceneName) => string | Promise<string>>(fetchScene);

interface SceneProps {
  readonly name: SceneName;
  readonly skin: Skin;
  readonly area: ArtArea;
  /** Names the drawing, so that a `SceneCopy` can show it again. */
  readonly id?: string;
  /** Given when the drawing says something that no text beside it says. */
  readonly title?: string;
  readonly className?: string;
}

export function Scene({ name, skin, area, id, title, className }: SceneProps) {
  const source = use(SceneSource);
  const drawn = sceneMarkup(source, name, useAdopted());
  const markup = id ? drawn.replace('<svg', `<svg id="${id}"`) : drawn;
  return (
    <div
      ref={moveInView}
      className={`sk-${skin} ar-${area} ${className ?? ''}`}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made at build time
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function sceneMarkup(
  source: (name: SceneName) => string | Promise<string>,
  name: SceneName,
  adopted: boolean,
): string {
  if (source !== fetchScene) return source(name) as string;
  return adopted ? '' : use(fetchScene(name));
}

const fetched = new Map<SceneName, Promise<string>>();

function fetchScene(name: SceneName): Promise<string> {
  let promise = fetched.get(name);
  if (!promise) {
    promise = fetch(artUrl(`scenes/${name}`)).then(
      (response) => (response.ok ? response.text() : ''),
      // A page without its picture is better than no page.
      () => '',
    );
    fetched.set(name, promise);
  }
  return promise;
}
