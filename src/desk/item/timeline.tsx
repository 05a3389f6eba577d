import { itemWords } from '#content/desk/item.ts';
import type { HistoryEntry, Item } from '#contract/desk/items.ts';
import { classes } from '#ui/classes.ts';
import { useEveryone, useMe } from '../data/use-me.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';
import { historySentence } from './history-sentence.ts';
import { notePieces } from './mentions.ts';

/** Everything that happened with the item, and the notes among it. */
export function Timeline({ item }: { readonly item: Item }) {
  return (
    <>
      <div className="section-head thin">
        <h2>{itemWords.history}</h2>
      </div>
      <ol className="timeline">
        {item.history.map((entry) => (
          <Entry key={entry.id} entry={entry} item={item} />
        ))}
      </ol>
    </>
  );
}

function Entry({ entry, item }: { readonly entry: HistoryEntry; readonly item: Item }) {
  const { person } = useMe();
  const { timeZone } = useOffice();
  const now = useNow();
  const hasWords = entry.action === 'note' || entry.action === 'answer-sent';
  return (
    <li className={classes(hasWords && 'note', entry.action === 'answer-sent' && 'answer')}>
      <span>
        {historySentence(entry, person.id, item.form).map(({ text, isStrong }) =>
          isStrong ? <b key={text}>{text}</b> : text,
        )}
      </span>
      <time dateTime={new Date(entry.at).toISOString()}>{whenText(entry.at, now, timeZone)}</time>
      {hasWords && entry.text !== null && <NoteText text={entry.text} />}
    </li>
  );
}

function NoteText({ text }: { readonly text: string }) {
  const everyone = useEveryone();
  return (
    <p className="typed">
      {notePieces(text, everyone).map((piece, index) =>
        piece.person === null ? (
          piece.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text that never changes.
          <span className="mention" key={index}>
            {piece.text}
          </span>
        ),
      )}
    </p>
  );
}
