import { notFoundTexts } from '#content/desk/states.ts';
import { useMe } from '../data/use-me.ts';
import { Link } from '../router/router.tsx';
import { titleText, useTitle } from './page.tsx';
import { Empty } from './states.tsx';

/** The same for a missing page and one the person may not see. */
export function NotFound() {
  const { company } = useMe();
  useTitle(titleText(notFoundTexts.title, company.shortName));
  return (
    <Empty picture="nothing" title={notFoundTexts.title} text={notFoundTexts.text} isPageTitle>
      <Link className="button" href="/">
        {notFoundTexts.toToday}
      </Link>
    </Empty>
  );
}
