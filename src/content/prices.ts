import { dollars } from './money.ts';

/**
 * List prices in dollars. Pages and documents take them from here, so a price is changed in one place. Hourly rates are in
 * role-rates.ts. After a change run `npm run documents`, as some of the documents to download state prices.
 */

/** Licenses of the products, a year. */
export const licenseDollars = {
  /** Per plant. */
  mdslite: 9_600,
  /** Per plant with up to 25 devices. */
  flexmobex: 14_400,
  /** Per depot. */
  flexpod: 12_000,
  /** Up to 50,000 connections. */
  flexutility: 38_000,
  /** Per system landscape. */
  transportMigration: 18_000,
  realEstate: 24_000,
} as const;

/** One ITECH Mobile phone with 36 months of updates. */
export const phoneDollars = 640;

/** The first step that each solution offers, once. */
const firstStepDollars = {
  convokeai: 38_000,
  factoryOfTheFuture: 40_560,
  /** Plus travel. */
  plantWalk: 3_000,
  productLifecycle: 7_800,
  digitalManufacturing: 28_000,
  sapReadiness: 42_000,
  cloudEnablement: 28_000,
  analytics: 9_800,
  intelligentFinance: 14_000,
  /** Plus sensors. */
  iotPilot: 20_000,
  /** A building connected. */
  realEstate: 20_000,
} as const;

/** As pages say them: "$9,600". */
export const license = asText(licenseDollars);
export const firstStep = asText(firstStepDollars);
export const phonePrice = dollars(phoneDollars);

/** Setting up MDSLite on the first line, once. */
export const mdsliteSetup = dollars(38_000);

/** The smallest fee of Managed Services, a month. The items that add up to it are in content/documents/managed-services-methodology-guide.md. */
export const managedServicesFee = dollars(6_500);

function asText<Name extends string>(prices: Readonly<Record<Name, number>>): Readonly<Record<Name, string>> {
  return Object.fromEntries(
    Object.entries<number>(prices).map(([name, price]) => [name, dollars(price)]),
  ) as Record<Name, string>;
}
