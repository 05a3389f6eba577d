import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { mapFrameUrl, mapPageUrl, mapTitle } from './office-map.ts';

describe.each(company.offices)('the map of $title', (office) => {
  it('has the office in the center of its bounding box', () => {
    const url = new URL(mapFrameUrl(office));
    expect(`${url.origin}${url.pathname}`).toBe('https://www.openstreetmap.org/export/embed.html');
    const [west, south, east, north] = (url.searchParams.get('bbox') ?? '').split(',').map(Number);
    expect((west! + east!) / 2).toBeCloseTo(office.longitude, 4);
    expect((south! + north!) / 2).toBeCloseTo(office.latitude, 4);
    expect(west!).toBeLessThan(east!);
    expect(south!).toBeLessThan(north!);
    expect(url.searchParams.get('marker')).toBe(`${office.latitude},${office.longitude}`);
  });

  it('links to the map service and has a title with the address', () => {
    expect(mapPageUrl(office)).toContain(`mlat=${office.latitude}&mlon=${office.longitude}`);
    expect(mapTitle(office)).toContain(office.city);
    expect(mapTitle(office)).toContain(office.postalCode);
  });
});
