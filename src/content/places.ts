/** Places of the company as sentences name them. */
import site from '../../content/site.json' with { type: 'json' };
import { company, type Office } from './company.ts';
import { numberWord } from './number-words.ts';

const texts = site.place;

export const headquarters: Office = company.headquarters;

/** The first office besides the headquarters, or the headquarters where there is no other. */
export const otherOffice: Office = company.offices.find((office) => office !== headquarters) ?? headquarters;

const { offices, deliveryCenters } = company;
const locations = offices.length + deliveryCenters.length;

/** Offices and delivery centers together: "five delivery locations". */
export const deliveryLocations = (locations === 1 ? texts.location : texts.locations).replace(
  '{count}',
  numberWord(locations),
);

/** "offices in Lyon and Osaka and delivery centers in Porto and Pune". */
export function deliveryPlaces(): string {
  const places = inSentence(offices.length === 1 ? texts.office : texts.offices, cities('and'));
  if (deliveryCenters.length === 0) return places;
  const centers = deliveryCenters.length === 1 ? texts.center : texts.centers;
  return `${places} ${texts.and} ${inSentence(centers, listed(deliveryCenters, 'and'))}`;
}

/** "Lyon and Osaka", or with "or". */
export function cities(word: 'and' | 'or'): string {
  return listed(
    offices.map(({ city }) => city),
    word,
  );
}

/** "France or Japan". */
export function countries(word: 'and' | 'or'): string {
  return listed(
    offices.map(({ country, countryShort }) => countryShort ?? country),
    word,
  );
}

/** "in France and in Japan". */
export function inCountries(): string {
  return listed(
    offices.map(({ country, countryInText }) => texts.inPlace.replace('{place}', countryInText ?? country)),
    'and',
  );
}

/** "in Lyon and in Osaka". */
export function inCities(): string {
  return listed(
    offices.map(({ city }) => texts.inPlace.replace('{place}', city)),
    'and',
  );
}

function inSentence(text: string, names: string): string {
  return text.replace('{cities}', names);
}

function listed(names: readonly string[], word: 'and' | 'or'): string {
  const [last = '', ...others] = [...new Set(names)].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} ${texts[word]} ${last}`;
}
