import type { ComponentType } from 'react';
import type { SectionData } from '#content/page.ts';

/** One component per kind of section: the folders of src/sections. */
const components = import.meta.glob<ComponentType<SectionData>>('../sections/*/section.tsx', {
  eager: true,
  import: 'default',
});

/** The sections of a page, in order. */
export function Sections({ of }: { readonly of: readonly SectionData[] }) {
  return of.map((data) => {
    const Section = components[`../sections/${data.kind}/section.tsx`];
    if (!Section) throw new Error(`src/sections/${data.kind}/section.tsx is missing.`);
    const section = <Section key={JSON.stringify(data)} {...data} />;
    return data.colors ? (
      <div key={JSON.stringify(data)} data-area={data.colors}>
        {section}
      </div>
    ) : (
      section
    );
  });
}
