import { useState } from 'react';
import { treeTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { valueAt } from '#contract/desk/content-tree.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons.ts';
import { SearchField } from '../../../components/fields.tsx';
import { Avatar } from '../../../components/person.tsx';
import { useSitePresence } from '../../../data/presence.ts';
import { Link } from '../../../router/router.tsx';
import { titleOf } from '../../file-names.ts';
import { siteAddress } from '../../site-address.ts';
import { useSite } from '../../site-data.tsx';
import { useEditPlace } from '../edit-place.ts';
import { plus } from '../icons.ts';
import { ChangeMark } from '../marks.tsx';
import { NewPage } from './new-page.tsx';
import { fileGroups, type PageNode, pageTree } from './page-tree.ts';
import { SearchResults } from './search-results.tsx';

/** Pages, lists and the texts of the whole site, and the search over all of them. */
export function Tree() {
  const { draft, schema, canWrite } = useSite();
  const [query, setQuery] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const { lists, wholeSite, documents } = fileGroups(draft, schema);
  return (
    <nav className="tree" aria-label={texts.label}>
      <h1 className="tree-title phone-only" tabIndex={-1}>
        {texts.label}
      </h1>
      <div className="tree-search">
        <SearchField label={texts.search} placeholder={texts.search} value={query} onSearch={setQuery} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling pane has to be reachable by keyboard. */}
      <section className="tree-pane" tabIndex={0} aria-label={texts.all} data-keeps-scroll="" id="site-tree">
        {query === '' ? (
          <>
            <h2>
              {texts.pages}
              {canWrite && (
                <button
                  type="button"
                  className="button plain icon-only"
                  aria-label={texts.newPage}
                  onClick={() => setIsAdding(true)}
                >
                  <Icon of={plus} size={14} />
                </button>
              )}
            </h2>
            <Pages nodes={pageTree(draft)} />
            <Group title={texts.lists} files={lists} />
            <Group title={texts.wholeSite} files={wholeSite} />
            <Group title={texts.documents} files={documents} />
          </>
        ) : (
          <SearchResults query={query} onClear={() => setQuery('')} />
        )}
      </section>
      {isAdding && <NewPage onClose={() => setIsAdding(false)} />}
    </nav>
  );
}

function Pages({ nodes }: { readonly nodes: readonly PageNode[] }) {
  return (
    <ul>
      {nodes.map((node) => (
        <Page key={node.file} node={node} />
      ))}
    </ul>
  );
}

function Page({ node: { file, children } }: { readonly node: PageNode }) {
  const { draft } = useSite();
  const { file: current } = useEditPlace();
  /** Null until somebody opens or closes it. */
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? (file === current || filesIn(children).includes(current));
  const title = titleOf(file, draft[file]);
  return (
    <li>
      <div>
        {children.length > 0 && (
          <button
            type="button"
            className="twisty"
            aria-expanded={isOpen}
            aria-label={filled(texts.below, { title })}
            data-repeatable=""
            onClick={() => setIsOpened(!isOpen)}
          >
            <Icon of={chevronDown} size={12} />
          </button>
        )}
        <FileLink file={file} below={isOpen ? [] : filesIn(children)} />
      </div>
      {isOpen && children.length > 0 && <Pages nodes={children} />}
    </li>
  );
}

function filesIn(nodes: readonly PageNode[]): readonly string[] {
  return nodes.flatMap(({ file, children }) => [file, ...filesIn(children)]);
}

function Group({ title, files }: { readonly title: string; readonly files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <div>
              <FileLink file={file} below={[]} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FileLinkProps {
  readonly file: string;
  /** Files whose links are not shown: theirs count here. */
  readonly below: readonly string[];
}

function FileLink({ file, below }: FileLinkProps) {
  const { draft, changes, problems } = useSite();
  const { file: current } = useEditPlace();
  const files = [file, ...below];
  const isOff = valueAt(draft[file], 'off') === true;
  const changed = changes.filter((change) => files.includes(change.file)).length;
  const wrong = problems.filter((problem) => files.includes(problem.file)).length;
  const presence = useSitePresence();
  const editors = files.flatMap((one) => presence[one] ?? []);
  return (
    <Link
      href={siteAddress({ file })}
      className={classes(isOff && 'is-off')}
      aria-current={file === current ? 'page' : undefined}
    >
      <span className="clip">{titleOf(file, draft[file])}</span>
      {isOff && <span className="off-mark">{texts.off}</span>}
      {editors.map((person) => (
        <Avatar key={person.id} of={person} />
      ))}
      {below.length > 0 && changed + wrong === 0 && <span className="num">{below.length}</span>}
      <ChangeMark changes={changed} problems={wrong} />
    </Link>
  );
}
