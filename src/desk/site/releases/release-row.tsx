import { releasesTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import type { Release } from '#contract/desk/site.ts';
import { counted } from '../../components/counted.ts';
import { asCell, asRow, asRowHead } from '../../components/page.tsx';
import { Avatar, useShortName } from '../../components/person.tsx';
import { Mark } from '../../components/status.tsx';
import { Link } from '../../router/router.tsx';
import { useOffice } from '../../time/office.ts';
import { useNow } from '../../time/use-now.ts';
import { whenText } from '../../time/when.ts';
import { siteAddress } from '../site-address.ts';
import { useSite } from '../site-data.tsx';
import { ReleaseChanges } from './release-changes.tsx';

interface ReleaseRowProps {
  readonly release: Release;
  readonly isOpen: boolean;
  readonly onRollBack: () => void;
}

/** One release; it opens to its changes. */
export function ReleaseRow({ release, isOpen, onRollBack }: ReleaseRowProps) {
  const { state, canPublish } = useSite();
  const { timeZone } = useOffice();
  const now = useNow();
  const shortName = useShortName();
  const { number, kind, by, at, note, restored, changes } = release;
  const isLive = number === state.live.number;
  return (
    <>
      <tr className={isOpen ? 'is-open' : undefined} {...asRow}>
        <th className="num release-number" {...asRowHead}>
          <span className="md:hidden">{filled(texts.release, { number })}</span>
          <span className="max-md:hidden">{number}</span>
        </th>
        <td className="release-note" {...asCell}>
          {kind === 'deployment' && <b className="strong">{texts.kinds.deployment} </b>}
          {restored !== null && (
            <b className="strong">{filled(texts.kinds.rolledBack, { number: restored })} </b>
          )}
          {note || (kind === 'publish' && <span className="quiet">{texts.noNote}</span>)}
        </td>
        <td {...asCell}>
          <span className="person">
            <Avatar of={by} />
            {by === null ? texts.system : shortName(by)}
          </span>
        </td>
        <td className="num whitespace-nowrap" {...asCell}>
          <time dateTime={new Date(at).toISOString()}>{whenText(at, now, timeZone)}</time>
        </td>
        <td className="whitespace-nowrap" {...asCell}>
          {kind === 'deployment' && changes === 0 ? texts.fromCode : counted(texts.changes, changes)}
        </td>
        <td {...asCell}>
          <span className="actions md:justify-end">
            {isLive && <Mark tone="answered">{texts.live}</Mark>}
            <Link
              className="button plain"
              href={siteAddress(isOpen ? { tab: 'releases' } : { release: number })}
              aria-expanded={isOpen}
            >
              {isOpen ? texts.hide : texts.show}
              <span className="visually-hidden"> {filled(texts.ofRelease, { number })}</span>
            </Link>
            {canPublish && !isLive && (
              <button
                type="button"
                className="button plain"
                aria-label={filled(texts.rollBack, { number })}
                onClick={onRollBack}
              >
                {texts.rollBackShort}
              </button>
            )}
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr className="more-row" {...asRow}>
          <td colSpan={6} {...asCell}>
            <ReleaseChanges number={number} />
          </td>
        </tr>
      )}
    </>
  );
}
