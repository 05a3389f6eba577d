import { changesTexts, siteTexts } from '#content/desk/site.ts';
import { pageTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { counted } from '../../../components/counted.ts';
import { Avatar, useShortName } from '../../../components/person.tsx';
import { Link } from '../../../router/router.tsx';
import { useOffice } from '../../../time/office.ts';
import { useNow } from '../../../time/use-now.ts';
import { whenText } from '../../../time/when.ts';
import { placeOfChange, valueText } from '../../changes/change-sentences.ts';
import { labelOf } from '../../file-names.ts';
import { siteAddress } from '../../site-address.ts';
import { useSite } from '../../site-data.tsx';
import { useForm } from '../form/form-context.tsx';

const KINDS = { add: texts.added, remove: texts.removed, move: texts.moved } as const;

/** What differs from the live page, and who edited what. */
export function PageHistory() {
  const { file, content, changes, edits } = useForm();
  const { draft, state } = useSite();
  const shortName = useShortName();
  const now = useNow();
  const { timeZone } = useOffice();
  if (changes.length === 0 && edits.length === 0) return <p className="pane-note">{texts.noHistory}</p>;
  return (
    <div className="page-history">
      {changes.length > 0 && (
        <section>
          <div className="section-head">
            <h2>{counted(siteTexts.changes, changes.length)}</h2>
            <Link className="link" href={siteAddress({ tab: 'changes' })}>
              {texts.toChanges}
            </Link>
          </div>
          <ul className="history-list">
            {changes.map((change) => (
              <li key={change.id}>
                <Link className="link" href={siteAddress({ file, path: change.path })}>
                  {placeOfChange(change, state.liveFiles, draft).join(' › ') || texts.wholePage}
                </Link>
                <p className="quiet">
                  {change.kind === 'set'
                    ? valueText(change.after) || changesTexts.nothing
                    : KINDS[change.kind]}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {edits.length > 0 && (
        <section>
          <div className="section-head">
            <h2>{texts.edits}</h2>
          </div>
          <ul className="history-list">
            {edits.map(({ path, by, at }) => (
              <li key={`${path} ${at}`} className="history-edit">
                <Avatar of={by} />
                <span>
                  {filled(texts.edited, {
                    name: by === null ? texts.commandLine : shortName(by),
                    place: labelOf(path, file, content) || texts.wholePage,
                  })}
                </span>
                <span className="quiet num">{whenText(at, now, timeZone)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
