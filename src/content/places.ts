/** Places of the company as sentences name them. */
import { company, type Office } from './company.ts';
import { numberWord } from './number-words.ts';

export const headquarters: Office = company.headquarters;

/** The first office besides the headquarters, or the headquarters where there is no other. */
export const otherOffice: Office = company.offices.find((office) => office !== headquarters) ?? headquarters;

/** Offices and delivery centers together: "five delivery locations". */
export const deliveryLocations: string = counted(
  company.offices.length + company.deliveryCenters.length,
  'delivery location',
);

/** "offices in Lyon and Osaka and delivery centers in Porto and Pune". */
export function deliveryPlaces(): string {
  const { offices, deliveryCenters } = company;
  const places = `${offices.length === 1 ? 'an office' : 'offices'} in ${cities('and')}`;
  if (deliveryCenters.length === 0) return places;
  const centers = deliveryCenters.length === 1 ? 'a delivery center' : 'delivery centers';
  return `${places} and ${centers} in ${listed(deliveryCenters, 'and')}`;
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

function counted(count: number, noun: string): string {
  return `${numberWord(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function listed(names: readonly string[], word: 'and' | 'or'): string {
  const [last = '', ...others] = [...new Set(names)].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} ${word} ${last}`;
}
