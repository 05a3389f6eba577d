import { useMemo } from 'react';
import { treeTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { counted } from '../../../components/counted.ts';
import { Link } from '../../../router/router.tsx';
import { labelOf, titleOf } from '../../file-names.ts';
import { siteAddress } from '../../site-address.ts';
import { useSite } from '../../site-data.tsx';
import { searchTexts, snippetOf } from '../find/search.ts';

const MAX_PER_FILE = 6;

interface SearchResultsProps {
  readonly query: string;
  readonly onClear: () => void;
}

/** Texts with all words, of the draft and of the live site. */
export function SearchResults({ query, onClear }: SearchResultsProps) {
  const { draft, state } = useSite();
  const found = useMemo(() => searchTexts(draft, state.liveFiles, query), [draft, state.liveFiles, query]);
  const count = found.reduce((sum, { hits }) => sum + hits.length, 0);
  const pages = Object.keys(draft).filter((file) => file.startsWith('pages/')).length;
  const lists = Object.keys(draft).filter((file) => file.startsWith('lists/')).length;
  if (count === 0) {
    return (
      <div className="no-results">
        <h2>{filled(texts.none, { query })}</h2>
        <p>{filled(texts.searched, { pages, lists })}</p>
        <button type="button" className="button" onClick={onClear}>
          {texts.clear}
        </button>
      </div>
    );
  }
  return (
    <>
      <p className="result-count" role="status">
        {counted(texts.results, count)}
      </p>
      {found.map(({ file, hits }) => {
        const content = draft[file] ?? state.liveFiles[file];
        return (
          <section key={file} className="file-hits">
            <h2>{titleOf(file, content)}</h2>
            <ul>
              {hits.slice(0, MAX_PER_FILE).map(({ path, text, isLiveOnly }) => (
                <li key={`${path} ${text}`}>
                  <Link href={siteAddress({ file, path })}>
                    <span>
                      {snippetOf(text, query).map((piece, index) => {
                        const key = `${index} ${piece.text}`;
                        return piece.isHit ? (
                          <mark key={key}>{piece.text}</mark>
                        ) : (
                          <span key={key}>{piece.text}</span>
                        );
                      })}
                    </span>
                    <small>
                      {isLiveOnly && <b>{texts.liveOnly} </b>}
                      {labelOf(path, file, content)}
                    </small>
                  </Link>
                </li>
              ))}
            </ul>
            {hits.length > MAX_PER_FILE && (
              <p className="result-count">{counted(texts.more, hits.length - MAX_PER_FILE)}</p>
            )}
          </section>
        );
      })}
    </>
  );
}
