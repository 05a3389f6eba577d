import { artUrl } from '#art/url.ts';
import type { Office } from '#content/company.ts';
import { mapFrameUrl, mapTitle } from '#site/office-map.ts';

/** The map service's frame over a drawn map. enhance/office-maps.ts brings the frame in, if the service can be reached. */
export function OfficeMap({ office }: { readonly office: Office }) {
  return (
    <div data-office-map className="relative h-[300px] overflow-hidden bg-steel-100">
      <img
        src={artUrl(`images/map-${office.town}`)}
        alt=""
        width={640}
        height={300}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 h-full w-full object-cover object-[80%_50%]"
      />
      <iframe
        src={mapFrameUrl(office)}
        title={mapTitle(office)}
        width={640}
        height={300}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className="absolute inset-0 invisible hidden h-full w-full"
      />
    </div>
  );
}
