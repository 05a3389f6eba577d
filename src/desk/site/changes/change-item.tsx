import type { KeyboardEvent } from 'react';
import { siteTexts, changesTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import type { Change } from '#contract/desk/content-tree.ts';
import type { SiteProblem } from '#contract/desk/site.ts';
import { Icon } from '#ui/icon.tsx';
import { triangleAlert } from '#ui/icons.ts';
import { Avatar, useShortName } from '../../components/person.tsx';
import { Link, navigate } from '../../router/router.tsx';
import { useOffice } from '../../time/office.ts';
import { useNow } from '../../time/use-now.ts';
import { whenText } from '../../time/when.ts';
import { siteAddress } from '../site-address.ts';
import { useSite } from '../site-data.tsx';
import { editOf, placeOfChange } from './change-sentences.ts';
import { Diff } from './diff.tsx';

interface ChangeItemProps {
  readonly change: Change;
  readonly problem: SiteProblem | undefined;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onDiscard: () => void;
  readonly onPublish: () => void;
}

/** One change, with its live and its draft text. */
export function ChangeItem({ change, problem, isSelected, onSelect, onDiscard, onPublish }: ChangeItemProps) {
  const { state, draft, canWrite, canPublish } = useSite();
  const place = placeOfChange(change, state.liveFiles, draft);
  const wholeFile = change.file.startsWith('pages/') ? siteTexts.wholePage : siteTexts.wholeFile;
  const name = place.join(' › ') || wholeFile;
  const field = fieldAddress(change, problem);
  const open = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) navigate(field);
  };
  return (
    <li className="change" data-row={change.id} tabIndex={-1} onKeyDown={open}>
      {canPublish && (
        <input
          type="checkbox"
          className="check"
          checked={isSelected}
          disabled={problem !== undefined}
          aria-label={filled(texts.include, { place: name })}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      )}
      <div className="change-body">
        <div className="change-head">
          <h3>
            {place.length > 1 && <span>{place.slice(0, -1).join(' › ')} › </span>}
            {place.at(-1) ?? wholeFile}
          </h3>
          <Who change={change} />
        </div>
        <Diff change={change} after={draft} labels={{ before: texts.live, after: texts.draft }} />
        {problem && (
          <p className="change-problem">
            <Icon of={triangleAlert} size={14} />
            {problem.message}
          </p>
        )}
        {canWrite && (
          <div className="change-actions">
            <button type="button" className="button plain" onClick={onDiscard}>
              {texts.discard}
              <span className="visually-hidden"> {name}</span>
            </button>
            {problem && (
              <Link className="button" href={field}>
                {texts.fix}
                <span className="visually-hidden"> {name}</span>
              </Link>
            )}
            {!problem && canPublish && (
              <button type="button" className="button" onClick={onPublish}>
                {texts.publishThis}
                <span className="visually-hidden"> {name}</span>
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

/** Where the editor shows it: the problem's field, or the list of an entry that is gone. */
function fieldAddress({ file, path, kind }: Change, problem: SiteProblem | undefined): string {
  const around = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return siteAddress({
    file: problem?.file ?? file,
    path: problem?.path ?? (kind === 'remove' ? around : path),
  });
}

function Who({ change }: { readonly change: Change }) {
  const { state } = useSite();
  const { timeZone } = useOffice();
  const shortName = useShortName();
  const now = useNow();
  const edit = editOf(change, state.edits);
  if (edit === null) return null;
  return (
    <span className="change-who">
      {edit.by && <Avatar of={edit.by} />}
      {edit.by ? shortName(edit.by) : texts.commandLine}
      {', '}
      {whenText(edit.at, now, timeZone)}
    </span>
  );
}
