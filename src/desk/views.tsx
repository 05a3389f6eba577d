import { type ComponentType, lazy } from 'react';
import { Applications } from './application/applications.tsx';
import { NotFound } from './components/not-found.tsx';
import { Delivery } from './delivery/delivery.tsx';
import { History } from './history/history.tsx';
import { People } from './people/people.tsx';
import { Quarantine } from './quarantine/quarantine.tsx';
import type { ViewName, ViewProps } from './router/address.ts';
import { Search } from './search/search.tsx';
import { Settings } from './settings/settings.tsx';
import { Enquiries } from './submissions/enquiries.tsx';
import { Subscribers } from './subscribers/subscribers.tsx';
import { Today } from './today/today.tsx';
import { Visits } from './visits/visits.tsx';

/** Loaded when it is opened first: only some people edit the site. */
const Site = lazy(() => import('./site/site.tsx').then((module) => ({ default: module.Site })));

const VIEWS: Partial<Record<ViewName, ComponentType<ViewProps>>> = {
  today: Today,
  enquiries: Enquiries,
  search: Search,
  applications: Applications,
  subscribers: Subscribers,
  site: Site,
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
