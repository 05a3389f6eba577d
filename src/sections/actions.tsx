import type { LinkRecord, Target } from '#content/types.ts';
import { hrefOf } from '#site/href.ts';
import { ButtonLink, TextLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowDown, arrowRight, arrowUpRight, download } from '#ui/icons.ts';

/** The buttons of a section: the first is the one we would press, the others are quieter. */
export function Actions({
  links,
  className,
}: {
  readonly links: readonly LinkRecord[];
  readonly className?: string;
}) {
  if (links.length === 0) return null;
  return (
    <div className={classes('flex flex-wrap gap-3 max-sm:*:w-full', className)}>
      {links.map((link, index) => (
        <ButtonLink key={link.label} variant={index === 0 ? 'primary' : 'ghost'} {...targetProps(link.to)}>
          {link.label}
          {(index === 0 || 'file' in link.to) && <TargetIcon to={link.to} />}
        </ButtonLink>
      ))}
    </div>
  );
}

export function ActionLink({ link, className }: { readonly link: LinkRecord; readonly className?: string }) {
  return (
    <TextLink className={className} {...targetProps(link.to)}>
      {link.label}
      <TargetIcon to={link.to} />
    </TextLink>
  );
}

/** What a link to a target needs: its address, and how it opens. */
export function targetProps(to: Target) {
  return {
    href: hrefOf(to),
    newTab: 'url' in to && to.url.startsWith('http'),
    ...('file' in to ? { download: '' } : {}),
  };
}

/** The arrow says where the link goes: on, down the page, away, or into the downloads. */
function TargetIcon({ to }: { readonly to: Target }) {
  if ('file' in to) return <Icon of={download} className="icon-down" />;
  if ('url' in to) return <Icon of={arrowUpRight} />;
  if (!('page' in to)) return <Icon of={arrowDown} className="icon-down" />;
  return <Icon of={arrowRight} />;
}
