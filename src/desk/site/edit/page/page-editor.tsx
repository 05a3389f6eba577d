import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { pageTexts as texts } from '#content/desk/site-edit.ts';
import { valueAt } from '#contract/desk/content-tree.ts';
import { ErrorBoundary } from '../../../components/states.tsx';
import { EditHead } from '../edit-head.tsx';
import { useEditPlace } from '../edit-place.ts';
import { useForm } from '../form/form-context.tsx';
import { ObjectFields } from '../form/object-fields.tsx';
import type { Node } from '../form/schema-node.ts';
import { PageHistory } from './page-history.tsx';
import { PageMenu } from './page-menu.tsx';
import { PageSettings, SEARCH_FIELDS } from './page-settings.tsx';
import { SectionList } from './section-list.tsx';

const TABS = ['sections', 'search', 'settings', 'history'] as const;
type Tab = (typeof TABS)[number];

function tabOf(path: string | null): Tab {
  const [field = 'sections'] = path?.split('.') ?? [];
  if (field === 'sections' || field === 'heading') return 'sections';
  return SEARCH_FIELDS.includes(field) ? 'search' : 'settings';
}

/** A page: its sections, what search engines and menus show, and its settings. */
export function PageEditor({ title }: { readonly title: string }) {
  const { file, content } = useForm();
  const { path, request } = useEditPlace();
  const [tab, setTab] = useState<Tab>(() => tabOf(path));
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens the tab of its field.
  useEffect(() => {
    if (path !== null) setTab(tabOf(path));
  }, [file, path, request]);
  const sections = valueAt(content, 'sections');
  const address = valueAt(content, 'path');
  const isOff = valueAt(content, 'off') === true;

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps === undefined) return;
    const next = TABS[(TABS.indexOf(tab) + steps + TABS.length) % TABS.length] ?? tab;
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
    event.preventDefault();
  };
  return (
    <>
      <EditHead
        title={title}
        subtitle={typeof address === 'string' ? address : ''}
        state={isOff ? texts.isOff : null}
        menu={<PageMenu title={title} />}
      >
        <div className="edit-tabs" role="tablist" aria-label={texts.tabsLabel} onKeyDown={onKeyDown}>
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}-${one}`}
              aria-selected={one === tab}
              aria-controls={`${id}-panel`}
              tabIndex={one === tab ? 0 : -1}
              onClick={() => setTab(one)}
            >
              {texts.tabs[one]}
              {one === 'sections' && (
                <span className="num">{Array.isArray(sections) ? sections.length : 0}</span>
              )}
            </button>
          ))}
        </div>
      </EditHead>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrolling pane has to be reachable by keyboard. */}
      <div
        className="edit-pane"
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        tabIndex={0}
        data-scrolls=""
      >
        <ErrorBoundary resetKey={`${file} ${tab}`}>
          <Panel tab={tab} />
        </ErrorBoundary>
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above. */}
    </>
  );
}

function Panel({ tab }: { readonly tab: Tab }) {
  const { schema } = useForm();
  if (tab === 'sections') return <SectionList />;
  if (tab === 'history') return <PageHistory />;
  if (tab === 'settings') return <PageSettings />;
  return (
    <div className="form">
      <ObjectFields path="" node={onlyFields(schema as Node, SEARCH_FIELDS)} />
    </div>
  );
}

/** The schema with only these fields. */
export function onlyFields(node: Node, names: readonly string[]): Node {
  const { properties = {} } = node;
  const kept = names.flatMap((name) => (properties[name] ? [[name, properties[name]] as const] : []));
  return { ...node, properties: Object.fromEntries(kept) };
}
