import { type Office, oneLineAddress } from '#content/company.ts';

const mapService = 'https://www.openstreetmap.org';

/** Half the width and height of the map's cut-out, in degrees of longitude and latitude: some ten city blocks. */
const reach = { longitude: 0.011, latitude: 0.0055 };

/** The page of the map service that is made to be framed. The server's content-security policy allows this one only. */
export function mapFrameUrl({ latitude, longitude }: Office): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map((edge) => edge.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${mapService}/export/embed.html?${query}`;
}

/** The office on the service's own site, for directions. */
export function mapPageUrl({ latitude, longitude }: Office): string {
  return `${mapService}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

export function mapTitle(office: Office): string {
  return `Map of ${office.city}: ${oneLineAddress(office)}`;
}
