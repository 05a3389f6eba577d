import { useRef, useState } from 'react';
import { artUrl } from '#art/url.ts';
import type { Office } from '#content/company.ts';
import { mapFrameUrl, mapTitle } from '#site/office-map.ts';
import { classes } from '#ui/classes.ts';
import { useNear } from '#ui/use-near.ts';

/**
 * The map service's frame, over a drawn map that is what shows until the service's own is there, and for good when it
 * cannot come.
 *
 * A frame fires `load` for the browser's error page too, and nothing else about it can be read from outside. An
 * <object> tells the two apart, silently: it fires `load` only when the page came and may be shown. So the frame stays
 * hidden until an <object> with the same address has loaded, which by then costs next to nothing.
 *
 * Browsers fetch a lazy frame long before it comes into view, but not one without a box. This one gets its box when
 * somebody comes near: until then nothing is asked of the other host, and its page never competes with ours.
 */
export function OfficeMap({ office }: { readonly office: Office }) {
  const map = useRef<HTMLDivElement>(null);
  const near = useNear(map);
  const [arrived, setArrived] = useState(false);
  const [reached, setReached] = useState(false);
  const url = mapFrameUrl(office);

  return (
    <div ref={map} className="relative h-[300px] overflow-hidden bg-steel-100">
      <img
        src={artUrl(`images/map-${office.city.toLowerCase()}`)}
        alt=""
        width={640}
        height={300}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 h-full w-full object-cover object-[80%_50%]"
      />
      <iframe
        src={url}
        title={mapTitle(office)}
        width={640}
        height={300}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        onLoad={() => setArrived(true)}
        className={classes('absolute inset-0 h-full w-full', !near && 'hidden', !reached && 'invisible')}
      />
      {arrived && !reached && (
        <object
          data={url}
          type="text/html"
          title={mapTitle(office)}
          aria-hidden="true"
          tabIndex={-1}
          onLoad={() => setReached(true)}
          className="sr-only"
        />
      )}
    </div>
  );
}
