import { visitWords } from '#content/desk/visits.ts';
import { VISIT_RANGES, type Visits as VisitData } from '#contract/desk/visits.ts';
import { Icon } from '#ui/icon.tsx';
import { download } from '#ui/icons.ts';
import { Link } from '../address/link.tsx';
import { useRight } from '../data/use-me.ts';
import { counted } from '../parts/counted.ts';
import { hasNothing, visitsLead, visitsTitle } from './visit-sentences.ts';
import { hrefOfLook, type Look } from './visits-address.ts';

interface VisitsHeadProps {
  readonly visits: VisitData;
  readonly look: Look;
}

/** The answer in a sentence, of which time and of whom; the ranges, and the file for who may have it. */
export function VisitsHead({ visits, look }: VisitsHeadProps) {
  const mayExport = useRight('export');
  const { totals, setApart, isOff } = visits;
  const isEmpty = hasNothing(visits);
  return (
    <div className="head">
      <div>
        {/* Without visits the page says what is so below, and has its title there. */}
        {!isEmpty && (
          <>
            <h1>{visitsTitle(totals)}</h1>
            <p className="subtitle">{visitsLead(visits)}</p>
            {isOff && <p className="subtitle">{visitWords.noLongerCounted}</p>}
          </>
        )}
        {setApart > 0 && <p className="subtitle">{counted(visitWords.setApart, setApart)}</p>}
      </div>
      <div className="actions">
        <nav className="ranges" aria-label={visitWords.range}>
          {VISIT_RANGES.map((range) => (
            <Link
              key={range}
              href={hrefOfLook({ ...look, range })}
              aria-current={range === look.range ? 'page' : undefined}
            >
              {visitWords.ranges[range]}
            </Link>
          ))}
        </nav>
        {mayExport && !isEmpty && (
          <a
            className="button"
            href={`/api/export/visits?format=csv&range=${look.range}`}
            download
            aria-label={visitWords.csvLabel}
          >
            <Icon of={download} size={15} />
            {visitWords.csv}
          </a>
        )}
      </div>
    </div>
  );
}
