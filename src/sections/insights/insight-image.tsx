import { pictureOf } from '#art/picture-of.ts';
import { artUrl } from '#art/url.ts';
import type { MediaPicture } from '#content/media-picture.ts';
import type { ImageName } from '#generated/picture-names.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';

/** Background of a drawing, by the skin and area at the end of its name. */
const backgrounds: Readonly<Record<string, string>> = {
  'drawn-solutions': 'bg-blue-100',
  'built-products': 'bg-straw-400',
  'built-company': 'bg-steel-350',
  'run-ai': 'bg-violet-950',
  'run-services': 'bg-teal-900',
};

export function InsightImage({ name }: { readonly name: ImageName | MediaPicture }) {
  const look = typeof name === 'string' ? name.slice(name.lastIndexOf('.') + 1) : '';
  return (
    <div
      className={classes('h-[210px] overflow-hidden rounded-md sm:h-[250px] print:hidden', backgrounds[look])}
    >
      <Picture
        {...pictureOf(name, { width: 560, height: 472 })}
        placeholder={artUrl('images/placeholder')}
        className="size-full object-cover transition-[scale] duration-(--dur-4) ease-out group-hover:scale-104"
      />
    </div>
  );
}
