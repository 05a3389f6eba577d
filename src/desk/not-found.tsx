import { notFoundWords } from '#content/desk/states.ts';
import { Link } from './address/link.tsx';
import { useMe } from './data/use-me.ts';
import { Empty } from './parts/empty.tsx';
import { titleText, useTitle } from './shell/use-title.ts';

/** An address that names nothing, or nothing that this person may see: both are told alike. */
export function NotFound() {
  const { company } = useMe();
  useTitle(titleText(notFoundWords.title, company.shortName));
  return (
    <Empty picture="nothing" title={notFoundWords.title} text={notFoundWords.text} isPageTitle>
      <Link className="button" href="/">
        {notFoundWords.toToday}
      </Link>
    </Empty>
  );
}
