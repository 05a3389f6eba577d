import { type ComponentProps, type ComponentType, createElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, islands } from './islands.ts';

type ComponentOf<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

interface IslandProps<Name extends IslandName> {
  readonly name: Name;
  /** The component of that name. */
  readonly of: ComponentOf<Name>;
  /** JSON only: they travel in the document. */
  readonly props: ComponentProps<ComponentOf<Name>>;
  /** Fetched when it comes near the screen. Every island is fetched when it is focused or pressed. */
  readonly wakeInView?: boolean;
  /** Fetched at once when the tab keeps a draft of this name ... */
  readonly draft?: string;
  /** ... or when the address has one of these parameters. */
  readonly parameters?: readonly string[];
  /** What to tell the visitor when its code cannot be fetched. */
  readonly failure?: ReactNode;
  readonly className?: string;
}

/**
 * Renders an island into the document and marks it for the browser. By itself, not as a part of the page's tree: only
 * then do its ids match those of hydrating it alone.
 */
export function Island<Name extends IslandName>(island: IslandProps<Name>) {
  const prefix = useId();
  const props = JSON.stringify(island.props);
  return (
    <div
      data-island={island.name}
      data-prefix={prefix}
      data-props={props === '{}' ? undefined : props}
      data-wake-in-view={island.wakeInView ? '' : undefined}
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

/** Stops the build at what could not be hydrated, or not under the content-security policy. */
function renderAlone<Name extends IslandName>(
  { name, of, props }: IslandProps<Name>,
  identifierPrefix: string,
): string {
  const problem = notJson(props);
  if (problem) throw new Error(`The island "${name}" has a property that is no JSON: ${problem}.`);
  const element = createElement(of as ComponentType<object>, props as object);
  const html = renderToString(element, { identifierPrefix });
  if (html.includes('<!--$'))
    throw new Error(`The island "${name}" suspends. What it needs must be there when it is rendered.`);
  if (html.includes('<script'))
    throw new Error(
      `The island "${name}" brings an inline script, which the content-security policy refuses.`,
    );
  return html;
}

/** The path of the first value that JSON would not carry. */
function notJson(value: unknown, path = 'props'): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object')
    return ['string', 'number', 'boolean'].includes(typeof value) ? undefined : path;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain || '$$typeof' in value) return path;
  return Object.entries(value)
    .map(([key, inner]) => notJson(inner, `${path}.${key}`))
    .find(Boolean);
}
