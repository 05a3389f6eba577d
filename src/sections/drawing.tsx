import { artUrl } from '#art/url.ts';
import type { ImageName } from '#generated/picture-names.ts';
import type { Tone } from '#ui/band.tsx';

/** A spot drawing in a certain skin and colour, by the name of its file: "analytics.run-solutions". */
export type DrawingName = NameIn<ImageName>;
type NameIn<Name> = Name extends `spot-${infer Drawing}` ? Drawing : never;

/** For sections that mix skins; where all drawings of a section share one, <Spot> is shorter. */
export function Drawing({ name, className }: { readonly name: DrawingName; readonly className?: string }) {
  return (
    <img
      src={artUrl(`images/spot-${name}`)}
      alt=""
      width={260}
      height={200}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}

/** The ground a skin was made for. */
export function groundOf(name: DrawingName): Tone {
  if (name.includes('.run-')) return 'deep';
  return name.includes('.built-') ? 'steel' : 'tint';
}
