import { useId } from 'react';
import { changesTexts } from '#content/desk/site.ts';
import type { SiteProblem } from '#contract/desk/site.ts';
import { Icon } from '#ui/icon.tsx';
import { triangleAlert } from '#ui/icons.ts';
import { counted } from '../../components/counted.ts';
import { Link } from '../../router/router.tsx';
import { labelOf, titleOf } from '../file-names.ts';
import { siteAddress } from '../site-address.ts';
import { useSite } from '../site-data.tsx';

const texts = changesTexts.problems;

/** What keeps changes from being published, above all changes. */
export function ProblemBlock({ blocked }: { readonly blocked: ReadonlyMap<string, SiteProblem> }) {
  const { draft, problems, state } = useSite();
  const titleId = useId();
  if (blocked.size === 0) return null;
  const shown = problems.filter((problem) => problem.changes.some((id) => blocked.has(id)));
  return (
    <section className="problem-block" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon of={triangleAlert} size={17} />
        {counted(texts, blocked.size)}
      </h2>
      <ul>
        {shown.map(({ file, path, message }) => {
          const content = draft[file] ?? state.liveFiles[file];
          const parts = [titleOf(file, content), labelOf(path, file, content)].filter(Boolean);
          const place = parts.join(' › ') || changesTexts.wholeSite;
          return (
            <li key={`${file} ${path} ${message}`}>
              <div>
                <b className="strong">{place}</b>
                <p>{message}</p>
              </div>
              {file && (
                <Link className="button" href={siteAddress({ file, path })}>
                  {texts.goToField}
                  <span className="visually-hidden"> {place}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
