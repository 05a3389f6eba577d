/** The facts that texts of content/ may name in braces: of company.json, and prices, rates and sentences of facts.json. */
import data from '../../content/facts.json' with { type: 'json' };
import { company, legalName, locale, oneLineAddress } from './company.ts';
import { dollars } from './money.ts';
import { capitalized, numberWord } from './number-words.ts';
import { type Facts, PlaceholderError, resolvePlaceholders, setFormats } from './placeholders.ts';
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
import { clockName, hoursAhead, teamNames } from './shifts.ts';

setFormats({
  dollars,
  number: (value) => value.toLocaleString(locale),
  roundup: (value) => Math.ceil(value).toLocaleString(locale),
  word: numberWord,
});

const { licenses, firstSteps, prices, rates, record } = data;
const onsiteRates: Readonly<Record<string, number>> = rates.onsite;
const { onsite, offshore } = rates.blend;
const exactBlend =
  (onsite.percent * (onsiteRates[onsite.role] ?? 0) + offshore.percent * offshore.rate) / 100;

const plainFacts: Facts = {
  'company.name': company.name,
  'company.shortName': company.shortName,
  'company.legalName': legalName,
  'company.tagline': company.tagline,
  'company.description': company.description,
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
  ...prefixed('headquarters', { ...headquarters, address: oneLineAddress(headquarters) }),
  ...prefixed('otherOffice', { ...otherOffice, address: oneLineAddress(otherOffice) }),
  'offices.citiesAnd': cities('and'),
  'offices.citiesOr': cities('or'),
  'offices.countriesAnd': countries('and'),
  'offices.countriesOr': countries('or'),
  'offices.inCities': inCities(),
  'offices.inCountries': inCountries(),
  'offices.deliveryLocations': deliveryLocations,
  'offices.deliveryLocationsCapitalized': capitalized(deliveryLocations),
  'offices.deliveryPlaces': deliveryPlaces(),
  // As text, and as numbers to compute with.
  ...prefixed('license', inDollars(licenses)),
  ...prefixed('licenseDollars', licenses),
  ...prefixed('firstStep', inDollars(firstSteps)),
  ...prefixed('firstStepDollars', firstSteps),
  ...prefixed('prices', inDollars(prices)),
  ...prefixed('priceDollars', prices),
  ...prefixed('record', record),
  'rates.range': rates.range
    .replace('{least}', dollars(Math.min(...Object.values(onsiteRates))))
    .replace('{most}', dollars(Math.max(...Object.values(onsiteRates)))),
  'rates.blended': Math.round(exactBlend),
  'rates.exactBlend': exactBlend,
  'rates.onsitePercent': onsite.percent,
  'rates.offshorePercent': offshore.percent,
  'rates.offshore': offshore.rate,
  ...prefixed(
    'rates',
    Object.fromEntries(Object.entries(onsiteRates).map(([role, rate]) => [camelCase(role), rate])),
  ),
  'teams.first': teamNames[0],
  'teams.second': teamNames[1],
  'teams.clock': clockName,
  'teams.hoursAhead': hoursAhead,
  'careers.minimumAge': data.minimumAge,
  'projects.conversionHours': data.conversionHours,
};

/** Problems in `sentences` of facts.json, which may contain other facts. */
export const factProblems: string[] = [];

export const facts: Facts = {
  ...plainFacts,
  ...prefixed(
    'sentences',
    Object.fromEntries(Object.entries(data.sentences).map(([name, text]) => [name, sentence(name, text)])),
  ),
};

/** The facts of each office, for texts that are repeated for all of them. */
export const officeFacts: readonly Facts[] = company.offices.map((office) =>
  prefixed('office', { ...office, address: oneLineAddress(office) }),
);

function sentence(name: string, text: string): string {
  try {
    return resolvePlaceholders(text, plainFacts);
  } catch (error) {
    if (!(error instanceof PlaceholderError)) throw error;
    factProblems.push(`content/facts.json: sentences.${name}: ${error.message}`);
    return text;
  }
}

function prefixed(prefix: string, values: object): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [`${prefix}.${name}`, value]),
  );
}

function inDollars(amounts: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, dollars(amount)]));
}

/** "Engagement lead" as engagementLead. */
function camelCase(words: string): string {
  return words.toLowerCase().replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());
}
