import { useState } from 'react';
import type { Exhibit } from './exhibit.ts';

const widths = { wide: 1440, tablet: 768, phone: 390 };

/** A list of all exhibits, and the selected one in frames of three widths. */
export function Workbench({ exhibits }: { readonly exhibits: readonly Exhibit[] }) {
  const [chosen, setChosen] = useState(decodeURIComponent(location.hash.slice(1)) || exhibits[0]?.name);
  return (
    <div className="workbench">
      <nav aria-label="Exhibits">
        {(['primitive', 'section'] as const).map((kind) => (
          <div key={kind}>
            <h2 className="mt-4 mb-2 text-base">{kind === 'primitive' ? 'Primitives' : 'Sections'}</h2>
            {exhibits
              .filter((exhibit) => exhibit.kind === kind)
              .map(({ name }) => (
                <a
                  key={name}
                  href={`#${name}`}
                  aria-current={name === chosen}
                  onClick={() => setChosen(name)}
                >
                  {name}
                </a>
              ))}
          </div>
        ))}
      </nav>
      <section aria-label={chosen}>
        {Object.entries(widths).map(([className, width]) => (
          <figure key={className} className="mb-8">
            <figcaption className="mb-2 text-sm text-muted">{width} px</figcaption>
            <iframe
              title={`${chosen} at ${width} pixels`}
              className={className}
              src={`?alone=${encodeURIComponent(chosen ?? '')}`}
            />
          </figure>
        ))}
      </section>
    </div>
  );
}
