import { type ComponentProps, type ComponentType, createElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, islands } from './islands.ts';

type ComponentOf<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

interface IslandProps<Name extends IslandName> {
  readonly name: Name;
  /** The component of that name. */
  readonly of: ComponentOf<Name>;
  /** JSON only: they are serialized into the document. */
  readonly props: ComponentProps<ComponentOf<Name>>;
  /** The URL of a JSON file with the same properties. They are then not in the document. */
  readonly propsFrom?: string;
  /** Loads the island near the viewport. Every island is loaded when it is focused or pressed. */
  readonly hydrateInView?: boolean;
  /** Loads it immediately if sessionStorage has a draft of this name ... */
  readonly draft?: string;
  /** ... or if the URL has one of these parameters. */
  readonly parameters?: readonly string[];
  /** Shown if the code cannot be loaded. */
  readonly failure?: ReactNode;
  readonly className?: string;
}

/**
 * Renders an island into the document, with attributes for the loader (app/islands.ts). In its own render, not in the page's
 * tree, so that its useId values match when it is hydrated alone.
 */
export function Island<Name extends IslandName>(island: IslandProps<Name>) {
  const prefix = useId();
  const props = island.propsFrom === undefined ? JSON.stringify(island.props) : '{}';
  return (
    <div
      data-island={island.name}
      data-prefix={prefix}
      data-props={props === '{}' ? undefined : props}
      data-props-from={island.propsFrom}
      data-hydrate-in-view={island.hydrateInView ? '' : undefined}
      data-draft={island.draft}
      data-parameters={island.parameters?.join(' ')}
      className={island.className}
    >
      {island.failure && (
        <div className="island-failure" role="alert">
          {island.failure}
        </div>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
      <div dangerouslySetInnerHTML={{ __html: renderAlone(island, prefix) }} />
    </div>
  );
}

/** Throws, and so stops the build, if the island could not be hydrated under the content-security policy. */
function renderAlone<Name extends IslandName>(
  { name, of, props }: IslandProps<Name>,
  identifierPrefix: string,
): string {
  const problem = findNonJson(props);
  if (problem) throw new Error(`The island "${name}" has a property that is not JSON: ${problem}.`);
  const element = createElement(of as ComponentType<object>, props as object);
  const html = renderToString(element, { identifierPrefix });
  if (html.includes('<!--$'))
    throw new Error(`The island "${name}" suspends. Its data must be available when it is rendered.`);
  if (html.includes('<script'))
    throw new Error(
      `The island "${name}" contains an inline script, which the content-security policy blocks.`,
    );
  return html;
}

/** The path of the first value that JSON cannot represent. */
function findNonJson(value: unknown, path = 'props'): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object')
    return ['string', 'number', 'boolean'].includes(typeof value) ? undefined : path;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain || '$$typeof' in value) return path;
  return Object.entries(value)
    .map(([key, inner]) => findNonJson(inner, `${path}.${key}`))
    .find(Boolean);
}
