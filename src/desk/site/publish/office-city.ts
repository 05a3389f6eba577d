import { useMe } from '../../data/use-me.ts';

/** The city whose time scheduled releases have. */
export function useOfficeCity(): string {
  const { offices, timeZone } = useMe().company;
  return offices.find((office) => office.timeZone === timeZone)?.city ?? timeZone;
}
