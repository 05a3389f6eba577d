import { useState } from 'react';
import type { Exhibit } from './exhibit.ts';

const widths = { wide: 1440, tablet: 768, phone: 390 };

/** A list of all exhibits, and the selected one in frames of three widths. */
export function Workbench({ exhibits }: { readonly exhibits: readonly Exhibit[] }) {
  const [name, setName] = useState(decodeURIComponent(location.hash.slice(1)));
  const chosen = exhibits.find((exhibit) => exhibit.name === name) ?? exhibits[0];
  if (!chosen) return null;
  return (
    <div className="workbench">
      <nav aria-label="Exhibits">
        {(['primitive', 'section'] as const).map((group) => (
          <div key={group}>
            <h2 className="mt-4 mb-2 text-base">{group === 'primitive' ? 'Primitives' : 'Sections'}</h2>
            {exhibits
              .filter((exhibit) => exhibit.group === group)
              .map(({ name }) => (
                <a
                  key={name}
                  href={`#${name}`}
                  aria-current={name === chosen.name}
                  onClick={() => setName(name)}
                >
                  {name}
                </a>
              ))}
          </div>
        ))}
      </nav>
      <section aria-label={chosen.name}>
        <h1>{chosen.name}</h1>
        <p className="text-muted">{chosen.description}</p>
        {Object.entries(widths).map(([className, width]) => (
          <figure key={className} className="mb-8">
            <figcaption className="mb-2 text-sm text-muted">{width} px</figcaption>
            <iframe
              title={`${chosen.name} at ${width} pixels`}
              className={className}
              src={`?alone=${encodeURIComponent(chosen.name)}`}
            />
          </figure>
        ))}
      </section>
    </div>
  );
}
