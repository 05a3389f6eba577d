import { type ComponentType, Fragment } from 'react';
import type { SectionData } from '#content/page.ts';
import heights from '#sections/heights.json' with { type: 'json' };

/** One component per kind of section: the folders of src/sections. */
const components = import.meta.glob<ComponentType<SectionData>>('../sections/*/section.tsx', {
  eager: true,
  import: 'default',
});

/** Typical heights of a kind in pixels, on a phone and in a wide window. */
const heightsOf: Readonly<Record<string, readonly number[]>> = heights;
const averageHeights = [1210, 830];

/** Sections below the first screen, which the browser does not lay out until they come near (sections.css). */
const FIRST_LATER = 2;

interface SectionsProps {
  readonly of: readonly SectionData[];
  /** Ids for marks before the sections, which the preview of the desk turns into attributes. */
  readonly marks?: readonly string[];
}

/** The sections of a page, in order. */
export function Sections({ of, marks = [] }: SectionsProps) {
  return of.map((data, index) => {
    const Section = components[`../sections/${data.kind}/section.tsx`];
    if (!Section) throw new Error(`src/sections/${data.kind}/section.tsx is missing.`);
    const key = JSON.stringify(data);
    const mark = marks[index];
    const section = (
      <Fragment key={key}>
        {mark === undefined ? null : <template data-section={mark} />}
        <Section {...data} />
      </Fragment>
    );
    const [narrow, wide] = heightsOf[data.kind] ?? averageHeights;
    // Sections without a height float above the page.
    const isLater = index >= FIRST_LATER && wide !== 0;
    if (!isLater && !data.colors) return section;
    return (
      <div
        key={key}
        data-area={data.colors}
        {...(isLater && { className: 'later', 'data-narrow': narrow, 'data-wide': wide })}
      >
        {section}
      </div>
    );
  });
}
