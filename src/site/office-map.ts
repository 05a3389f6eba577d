import { type Office, oneLineAddress } from '#content/company.ts';
import { filled } from '#content/filled.ts';
import { hourTexts } from '#generated/texts/site.ts';

const mapService = 'https://www.openstreetmap.org';

/** Half the width and height of the bounding box in degrees: about ten city blocks. */
const halfSize = { longitude: 0.011, latitude: 0.0055 };

/** URL of the embeddable map. The server's content-security policy allows frames of this page only. */
export function mapFrameUrl({ latitude, longitude }: Office): string {
  const box = [
    longitude - halfSize.longitude,
    latitude - halfSize.latitude,
    longitude + halfSize.longitude,
    latitude + halfSize.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map((edge) => edge.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${mapService}/export/embed.html?${query}`;
}

/** URL of the office on the map service's site, for directions. */
export function mapPageUrl({ latitude, longitude }: Office): string {
  return `${mapService}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

export function mapTitle(office: Office): string {
  return filled(hourTexts.map, { city: office.city, address: oneLineAddress(office) });
}
