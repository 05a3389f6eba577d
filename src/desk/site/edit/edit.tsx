import './styles/layout.css';
import './styles/tree.css';
import './styles/sections.css';
import './styles/form.css';
import './styles/text.css';
import './styles/records.css';
import './styles/preview.css';
import {
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { siteTexts } from '#content/desk/site.ts';
import { editTexts as texts } from '#content/desk/site-edit.ts';
import { valueAt } from '#contract/desk/content-tree.ts';
import { Icon } from '#ui/icon.tsx';
import { Empty } from '../../components/states.tsx';
import { useReportSitePresence } from '../../data/presence.ts';
import { useKeys } from '../../keys/key-bindings.tsx';
import { Link, navigate, useAddress } from '../../router/router.tsx';
import { titleOf } from '../file-names.ts';
import { readSiteAddress, siteAddress } from '../site-address.ts';
import { useSite } from '../site-data.tsx';
import { useSiteChanges } from '../use-site-changes.ts';
import { type EditPlace, EditPlaceContext } from './edit-place.ts';
import { findField } from './find/find-field.ts';
import { SchemaFieldContext } from './form/control.ts';
import { focusField } from './form/focus-field.ts';
import { type FormFile, FormProvider } from './form/form-context.tsx';
import { SchemaField } from './form/schema-field.tsx';
import { eye, lock } from './icons.ts';
import { MarkdownFile } from './markdown-file.tsx';
import { PageEditor } from './page/page-editor.tsx';
import { Preview, type PreviewHandle, type PreviewWidth } from './preview/preview.tsx';
import { previewedPage, sectionIn } from './preview/previewed-page.ts';
import { Records } from './records/records.tsx';
import { shownText } from './text/values.ts';
import { HOME, schemaName } from './tree/page-tree.ts';
import { Tree } from './tree/tree.tsx';
import { WholeFile } from './whole-file.tsx';

const WIDE = '(min-width: 1280px)';

/** The editor: pages and lists, the form of one of them, and its preview. */
export function EditSite() {
  const site = useSite();
  const { draft, state, schema, canWrite } = site;
  const address = readSiteAddress(useAddress());
  const asked = address?.file ?? null;
  const path = address?.path ?? null;
  const file = asked ?? HOME;
  const content = draft[file] ?? null;
  const [request, setRequest] = useState(0);
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [isCompared, setIsCompared] = useState(false);
  const [isPreviewShown, setIsPreviewShown] = useState(false);
  const preview = useRef<PreviewHandle>(null);
  /** The path that was opened without moving focus. */
  const quiet = useRef<string | null>(null);

  const goTo = (next: string, nextPath: string | null) => {
    // Sections are screens on a phone, so Back closes them.
    const isPhone = matchMedia('(max-width: 767px)').matches;
    navigate(siteAddress({ file: next, path: nextPath }), { replace: next === file && !isPhone });
  };
  const open = (next: string, nextPath: string | null = null) => {
    setIsPreviewShown(false);
    goTo(next, nextPath);
    setRequest((count) => count + 1);
    if (nextPath !== null) focusField(nextPath);
  };
  const show = (next: string, nextPath: string | null) => {
    quiet.current = nextPath;
    goTo(next, nextPath);
  };
  const focusAsked = useEffectEvent((at: string) => {
    if (quiet.current === at) quiet.current = null;
    else {
      setRequest((count) => count + 1);
      focusField(at);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same path may be in another file.
  useEffect(() => {
    if (path !== null) focusAsked(path);
    else quiet.current = null;
  }, [file, path]);
  const section = sectionIn(path);
  useEffect(() => preview.current?.show(section, null), [section]);

  useReportSitePresence(canWrite ? file : null);
  const isWide = useMatch(WIDE);
  const isTreeFolded = isWide && (isCompared || width === 'desktop') && hasPreviewOf(file);
  const place: EditPlace = {
    file,
    path,
    request,
    open,
    show,
    isPreviewShown,
    showPreview: setIsPreviewShown,
    isTreeFolded,
    unfoldTree: () => {
      setIsCompared(false);
      setWidth('phone');
    },
  };
  const page = previewedPage(file, draft);
  useKeys(page ? ['p', 'w', 'c'] : [], (key) => {
    if (key === 'p') setIsPreviewShown(!isPreviewShown && !isWide);
    else if (key === 'w') setWidth(width === 'phone' ? 'desktop' : 'phone');
    else if (livePathOf(page) !== null) setIsCompared(!isCompared);
  });
  function livePathOf(pageFile: string | null): string | null {
    const live = pageFile === null ? null : valueAt(state.liveFiles[pageFile], 'path');
    return typeof live === 'string' ? live : null;
  }
  const draftPath = page === null ? null : valueAt(draft[page], 'path');

  /** Opens the field of a pressed text: in its section, then in the page, then anywhere. */
  const onPress = (pressedIn: string | null, text: string) => {
    const { facts } = schema;
    const at = pressedIn === null ? null : `sections.#${pressedIn}`;
    const inSection = at && page ? valueAt(draft[page], at) : null;
    const found = inSection && at ? findField(inSection, text, facts, at) : null;
    if (page === null) return;
    const inPage = found ?? findField(draft[page] ?? null, text, facts);
    if (inPage) return open(page, inPage);
    for (const [other, otherContent] of Object.entries(draft)) {
      const elsewhere = /^(lists\/|legal\/|[a-z]+\.json)/.test(other)
        ? findField(otherContent, text, facts)
        : null;
      if (elsewhere !== null) return open(other, elsewhere);
    }
    if (at) open(page, at);
  };
  const onLink = (linked: string) => {
    const wanted = linked.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
    const found = Object.entries(draft).find(
      ([name, one]) => name.startsWith('pages/') && valueAt(one, 'path') === wanted,
    );
    if (found) goTo(found[0], null);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const field = event.target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field === undefined) return;
    const value = valueAt(content ?? undefined, field);
    preview.current?.show(
      sectionIn(field),
      typeof value === 'string' ? shownText(value, schema.facts) : null,
    );
  };

  const step = isPreviewShown ? 'preview' : asked === null ? 'pages' : section !== null ? 'form' : 'sections';
  useFocusedTitle([step, file, section].join(' '));
  return (
    <EditPlaceContext value={place}>
      <SchemaFieldContext value={SchemaField}>
        <div
          className="studio"
          data-step={step}
          data-preview={page === null ? 'none' : isTreeFolded ? 'wide' : 'narrow'}
          data-compared={isCompared || undefined}
        >
          {!isTreeFolded && <Tree />}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the preview follows the focus; nothing is operated here. */}
          <div className="editor" onFocus={onFocus}>
            {!canWrite && <ViewOnly />}
            <OpenFile key={file} file={file} />
          </div>
          {page !== null && typeof draftPath === 'string' && (
            <Preview
              ref={preview}
              draftPath={draftPath}
              livePath={livePathOf(page)}
              width={width}
              onWidth={setWidth}
              isCompared={isCompared}
              onCompare={setIsCompared}
              onPress={onPress}
              onLink={onLink}
            />
          )}
          <ThumbBar
            step={step}
            isCompared={isCompared}
            onCompare={() => setIsCompared(!isCompared)}
            hasPreview={page !== null}
            onPreview={setIsPreviewShown}
            onDone={() => show(file, null)}
          />
        </div>
      </SchemaFieldContext>
    </EditPlaceContext>
  );
}

function OpenFile({ file }: { readonly file: string }) {
  const { draft, state, schema, canWrite, changes, problems } = useSite();
  const content = draft[file];
  const name = schemaName(file);
  const fileSchema = schema.schemas[name];
  const { liveFiles, edits } = state;
  const form = useMemo<FormFile | null>(
    () =>
      content === undefined
        ? null
        : {
            file,
            content,
            liveContent: liveFiles[file] ?? null,
            schema: fileSchema ?? {},
            canWrite,
            changes: changes.filter((change) => change.file === file),
            problems: problems.filter((problem) => problem.file === file),
            edits: edits.filter((edit) => edit.file === file),
          },
    [file, content, liveFiles, fileSchema, canWrite, changes, problems, edits],
  );
  if (form === null) return <Empty picture="nothing" title={texts.missing} text={texts.missingText} />;
  const title = titleOf(file, content);
  return (
    <FormProvider value={form}>
      {file.endsWith('.md') ? (
        <MarkdownFile title={title} />
      ) : file.startsWith('pages/') ? (
        <PageEditor title={title} />
      ) : file.startsWith('lists/') ? (
        <Records title={title} />
      ) : (
        <WholeFile title={title} />
      )}
    </FormProvider>
  );
}

function ViewOnly() {
  return (
    <p className="view-only">
      <Icon of={lock} size={15} />
      {texts.viewOnly}
    </p>
  );
}

interface ThumbBarProps {
  readonly step: 'pages' | 'sections' | 'form' | 'preview';
  readonly isCompared: boolean;
  readonly onCompare: () => void;
  readonly hasPreview: boolean;
  readonly onPreview: (isShown: boolean) => void;
  readonly onDone: () => void;
}

/** On a phone: the next steps, in reach of the thumb. */
function ThumbBar({ step, isCompared, onCompare, hasPreview, onPreview, onDone }: ThumbBarProps) {
  const { open } = useSiteChanges();
  const { canWrite } = useSite();
  if (step === 'pages') return null;
  if (step === 'preview') {
    return (
      <div className="thumb-bar">
        <button type="button" className="button" onClick={onCompare}>
          {isCompared ? texts.showDraft : texts.showLive}
        </button>
        <button type="button" className="button primary" onClick={() => onPreview(false)}>
          {texts.edit}
        </button>
      </div>
    );
  }
  return (
    <div className="thumb-bar">
      {hasPreview && (
        <button type="button" className="button" onClick={() => onPreview(true)}>
          <Icon of={eye} size={16} />
          {texts.preview}
        </button>
      )}
      {step === 'form' ? (
        <button type="button" className="button primary" onClick={onDone}>
          {texts.done}
        </button>
      ) : (
        canWrite &&
        open.length > 0 && (
          <Link className="button primary" href={siteAddress({ tab: 'changes' })}>
            {siteTexts.tabs.changes}
            <span className="of-count">{open.length}</span>
          </Link>
        )
      )}
    </div>
  );
}

/**
 * On a phone each step is a screen: its title gets the focus, except that of the first. A layout effect, so that a field that is
 * asked for gets it afterward.
 */
function useFocusedTitle(screen: string): void {
  const shown = useRef(screen);
  useLayoutEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (!matchMedia('(max-width: 767px)').matches) return;
    scrollTo(0, 0);
    const titles = document.querySelectorAll<HTMLElement>('.tree-title, .edit-name :is(h1, h2)');
    [...titles].find((title) => title.checkVisibility())?.focus({ preventScroll: true });
  }, [screen]);
}

function hasPreviewOf(file: string): boolean {
  return file.startsWith('pages/') || file.startsWith('legal/');
}

function useMatch(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const onChange = () => setMatches(list.matches);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }, [query]);
  return matches;
}
