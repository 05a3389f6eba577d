import type { ComponentType } from 'react';
import type { ViewName } from './address/address.ts';
import { Applications } from './application/applications.tsx';
import { Delivery } from './delivery/delivery.tsx';
import { History } from './history/history.tsx';
import { Enquiries } from './items/enquiries.tsx';
import { NotFound } from './not-found.tsx';
import { People } from './people/people.tsx';
import { Quarantine } from './quarantine/quarantine.tsx';
import { Search } from './search/search.tsx';
import { Settings } from './settings/settings.tsx';
import { Subscribers } from './subscribers/subscribers.tsx';
import { Today } from './today/today.tsx';
import type { ViewProps } from './view-props.ts';
import { Visits } from './visits/visits.tsx';

/** What is shown for each view of the desk. */
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
