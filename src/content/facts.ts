/** The facts that texts of content/ may name in braces. */
import { company, legalName, oneLineAddress } from './company.ts';
import { minimumAge } from './minimum-age.ts';
import { newsletterPromise } from './newsletter.ts';
import { capitalized } from './number-words.ts';
import type { Facts } from './placeholders.ts';
import {
  cities,
  countries,
  deliveryLocations,
  deliveryPlaces,
  headquarters,
  inCities,
  inCountries,
  otherOffice,
} from './places.ts';
import { firstStep, license, managedServicesFee, mdsliteSetup, phonePrice } from './prices.ts';
import { blend, blendedRate, rateRange } from './role-rates.ts';
import { clockName, hoursAhead, teamNames } from './shifts.ts';
import {
  certificates,
  consultingRates,
  conversionHours,
  hourlyRates,
  independence,
  supportHours,
} from './terms-of-business.ts';

export const facts: Facts = {
  'company.name': company.name,
  'company.shortName': company.shortName,
  'company.legalName': legalName,
  'company.tagline': company.tagline,
  'company.foundingYear': company.foundingYear,
  'company.foundingPlace': company.foundingPlace,
  'company.foundingCountry': company.foundingCountry,
  'company.copyrightYear': company.copyrightYear,
  'company.laws': company.jurisdiction.laws,
  'company.courts': company.jurisdiction.courts,
  'company.phone': company.phone.display,
  'company.phoneDial': company.phone.dial,
  'company.email': company.email.general,
  'company.privacyEmail': company.email.privacy,
  'company.careersEmail': company.email.careers,
  'company.securityEmail': company.email.security,
  ...named('headquarters', { ...headquarters, address: oneLineAddress(headquarters) }),
  ...named('otherOffice', { ...otherOffice, address: oneLineAddress(otherOffice) }),
  'offices.citiesAnd': cities('and'),
  'offices.citiesOr': cities('or'),
  'offices.countriesAnd': countries('and'),
  'offices.countriesOr': countries('or'),
  'offices.inCities': inCities(),
  'offices.inCountries': inCountries(),
  'offices.deliveryLocations': deliveryLocations,
  'offices.deliveryLocationsCapitalized': capitalized(deliveryLocations),
  'offices.deliveryPlaces': deliveryPlaces(),
  'offices.deliveryLocationsCapitalized': capitalized(deliveryLocations),
  'offices.deliveryPlaces': deliveryPlaces(),
  ...named('license', license),
  ...named('firstStep', firstStep),
  'prices.phone': phonePrice,
  'prices.mdsliteSetup': mdsliteSetup,
  'prices.managedServices': managedServicesFee,
  'rates.range': rateRange,
  'rates.blended': blendedRate,
  'rates.offshorePercent': blend.offshore.percent,
  'rates.onsitePercent': blend.onsite.percent,
  'teams.first': teamNames[0],
  'teams.second': teamNames[1],
  'teams.clock': clockName,
  'teams.hoursAhead': hoursAhead,
  'sentences.hourlyRates': hourlyRates,
  'sentences.consultingRates': consultingRates,
  'sentences.supportHours': supportHours,
  'sentences.independence': independence,
  'sentences.certificates': certificates,
  'sentences.newsletterPromise': newsletterPromise,
  'careers.minimumAge': minimumAge,
  'projects.conversionHours': conversionHours,
  'hours.conversion': conversionHours,
};

/** The facts of each office, for texts that are repeated for all of them. */
export const officeFacts: readonly Facts[] = company.offices.map((office) =>
  named('office', { ...office, address: oneLineAddress(office) }),
);

function named(prefix: string, values: object): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [`${prefix}.${name}`, value]),
  );
}
