import { pictureOf } from '#art/picture-of.ts';
import { artUrl } from '#art/url.ts';
import type { Lists } from '#content/lists.ts';
import { Picture } from '#ui/picture.tsx';

interface LogoProps {
  readonly of: Pick<Lists['clients'][number], 'name' | 'logo'>;
  /** Width of a drawn logo. */
  readonly width: number;
  readonly className: string;
}

/** The logo of a client or partner: a file, a drawn wordmark, or the name itself. */
export function Logo({ of: { name, logo }, width, className }: LogoProps) {
  if (!logo) return <span className="text-center text-lg leading-tight font-semibold">{name}</span>;
  return (
    <Picture
      {...pictureOf(logo, { alt: name, width, height: 56 })}
      // Never crop a logo, even on an opaque background.
      photo={false}
      sizes="280px"
      placeholder={artUrl('images/placeholder')}
      className={className}
    />
  );
}
