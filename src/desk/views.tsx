import type { ComponentType } from 'react';
import { notFoundTexts } from '#content/desk/states.ts';
import { Applications } from './application/applications.tsx';
import { titleText, useTitle } from './components/page.tsx';
import { Empty } from './components/states.tsx';
import { useMe } from './data/use-me.ts';
import { Delivery } from './delivery/delivery.tsx';
import { History } from './history/history.tsx';
import { People } from './people/people.tsx';
import { Quarantine } from './quarantine/quarantine.tsx';
import type { ViewName, ViewProps } from './router/address.ts';
import { Link } from './router/router.tsx';
import { Search } from './search/search.tsx';
import { Settings } from './settings/settings.tsx';
import { Enquiries } from './submissions/enquiries.tsx';
import { Subscribers } from './subscribers/subscribers.tsx';
import { Today } from './today/today.tsx';
import { Visits } from './visits/visits.tsx';

/** The same for a missing page and one the person may not see. */
function NotFound() {
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

const VIEWS: Partial<Record<ViewName, ComponentType<ViewProps>>> = {
  today: Today,
  enquiries: Enquiries,
  search: Search,
  applications: Applications,
  subscribers: Subscribers,
  quarantine: Quarantine,
  delivery: Delivery,
  visits: Visits,
  people: People,
  history: History,
  settings: Settings,
};

export function viewOf(name: ViewName): ComponentType<ViewProps> {
  return VIEWS[name] ?? NotFound;
}
