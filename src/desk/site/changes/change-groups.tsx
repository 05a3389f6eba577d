import { useId } from 'react';
import { changesTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import { type Change, valueAt } from '#contract/desk/content-tree.ts';
import type { SiteProblem } from '#contract/desk/site.ts';
import { counted } from '../../components/counted.ts';
import { Link } from '../../router/router.tsx';
import { inOrder, titleOf } from '../file-names.ts';
import { siteAddress } from '../site-address.ts';
import { useSite } from '../site-data.tsx';
import { ChangeItem } from './change-item.tsx';

interface ChangeGroupsProps {
  readonly changes: readonly Change[];
  readonly blocked: ReadonlyMap<string, SiteProblem>;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
  readonly onDiscard: (change: Change) => void;
  readonly onPublish: (id: string) => void;
}

/** The changes by page or list, in the order of the editor's list. */
export function ChangeGroups({ changes, ...rest }: ChangeGroupsProps) {
  const { draft, state } = useSite();
  const contentOf = (file: string) => draft[file] ?? state.liveFiles[file];
  const byFile = Map.groupBy(changes, ({ file }) => file);
  return inOrder([...byFile.keys()], contentOf).map((file) => (
    <Group key={file} file={file} changes={byFile.get(file) ?? []} {...rest} />
  ));
}

interface GroupProps extends ChangeGroupsProps {
  readonly file: string;
}

function Group({ file, changes, blocked, selected, onSelect, onDiscard, onPublish }: GroupProps) {
  const { draft, state } = useSite();
  const titleId = useId();
  const content = draft[file] ?? state.liveFiles[file];
  const title = titleOf(file, content);
  const address = valueAt(content, 'path');
  const where = file.startsWith('lists/') ? texts.list : texts.wholeSite;
  return (
    <section className="change-group" aria-labelledby={titleId}>
      <div className="section-head">
        <h2 id={titleId}>
          {title}
          <span className="change-path">{typeof address === 'string' ? address : where}</span>
        </h2>
        <span className="actions">
          <span className="hint max-md:hidden">{counted(texts.count, changes.length)}</span>
          {draft[file] !== undefined && (
            <Link
              className="button plain"
              href={siteAddress({ file })}
              aria-label={filled(texts.openNamed, { file: title })}
            >
              {texts.open}
            </Link>
          )}
        </span>
      </div>
      <ol>
        {changes.map((change) => (
          <ChangeItem
            key={change.id}
            change={change}
            problem={blocked.get(change.id)}
            isSelected={selected.has(change.id)}
            onSelect={(isSelected) => onSelect(change.id, isSelected)}
            onDiscard={() => onDiscard(change)}
            onPublish={() => onPublish(change.id)}
          />
        ))}
      </ol>
    </section>
  );
}
