/** Places of the company as sentences name them. With one office both teams are the same one. */
import { company, type Office } from './company.ts';
import { numberWord } from './number-words.ts';

export const headquarters: Office = company.headquarters;

/** The second of the two teams that hand over to each other. */
export const otherOffice: Office = company.offices.find((office) => office !== headquarters) ?? headquarters;

/** Offices and delivery centers together: "five delivery locations". */
export const deliveryLocations: string = `${numberWord(company.offices.length + company.deliveryCenters.length)} delivery locations`;

/** "offices in Lyon and Osaka and delivery centers in Porto and Pune". */
export function deliveryPlaces(): string {
  const offices = `offices in ${cities('and')}`;
  if (company.deliveryCenters.length === 0) return offices;
  return `${offices} and delivery centers in ${listed(company.deliveryCenters, 'and')}`;
}

/** "Lyon and Osaka", or with "or". */
export function cities(word: 'and' | 'or'): string {
  return listed(
    company.offices.map(({ city }) => city),
    word,
  );
}

/** "France or Japan". */
export function countries(word: 'and' | 'or'): string {
  return listed(
    company.offices.map(({ country, countryShort }) => countryShort ?? country),
    word,
  );
}

/** "in France and in Japan". */
export function inCountries(): string {
  return listed(
    company.offices.map(({ country, countryInText }) => `in ${countryInText ?? country}`),
    'and',
  );
}

/** "in Lyon and in Osaka". */
export function inCities(): string {
  return listed(
    company.offices.map(({ city }) => `in ${city}`),
    'and',
  );
}

function listed(names: readonly string[], word: 'and' | 'or'): string {
  const [last = '', ...others] = [...new Set(names)].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} ${word} ${last}`;
}
