import { use } from 'react';
import type { LinkRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';
import { enquiryTarget } from '#site/enquiry-link.ts';
import { hrefOf } from '#site/href.ts';
import { printedUrl } from '#site/printed-url.ts';
import { ButtonLink, TextLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { arrowDown, arrowRight, arrowUpRight, download } from '#ui/icons.ts';
import { CurrentPage } from './current-page.ts';
import { downloadFacts } from './download-facts.ts';

/** The buttons of a section: the first is primary, the others are secondary. */
export function Actions({
  links,
  className,
}: {
  readonly links: readonly LinkRecord[];
  readonly className?: string;
}) {
  const page = use(CurrentPage);
  const shown = links.filter((link) => hrefOf(link.to) !== undefined);
  if (shown.length === 0) return null;
  return (
    <div className={classes('grid gap-3 sm:flex sm:flex-wrap', className)}>
      {shown.map((link, index) => (
        <ButtonLink key={link.label} variant={index === 0 ? 'primary' : 'ghost'} {...linkProps(link, page)}>
          <LinkLabel link={link} />
          {(index === 0 || 'file' in link.to) && <TargetIcon to={link.to} />}
        </ButtonLink>
      ))}
    </div>
  );
}

export function ActionLink({ link, className }: { readonly link: LinkRecord; readonly className?: string }) {
  return (
    <TextLink className={className} {...linkProps(link, use(CurrentPage))}>
      <LinkLabel link={link} />
      <TargetIcon to={link.to} />
    </TextLink>
  );
}

/** The label of a link; for a download also its format, page count and size. */
function LinkLabel({ link: { label, to } }: { readonly link: LinkRecord }) {
  if (!('file' in to)) return label;
  return (
    <span className="grid text-left">
      {label} <small className="text-[0.8125rem] leading-snug font-normal">{downloadFacts(to.file)}</small>
    </span>
  );
}

function linkProps(link: LinkRecord, page: PageId | undefined) {
  return { ...targetProps(enquiryTarget(link, page)), 'data-address': printedUrl(link) };
}

/** The props of a link to a target: its URL, and how it opens. */
export function targetProps(to: Target) {
  return {
    href: hrefOf(to),
    newTab: 'url' in to && to.url.startsWith('http'),
    ...('file' in to ? { download: '' } : {}),
  };
}

/** The icon shows where the link goes: to a page, down this page, to another site, or to a download. */
function TargetIcon({ to }: { readonly to: Target }) {
  if ('file' in to) return <Icon of={download} className="icon-down" />;
  if ('url' in to) return <Icon of={arrowUpRight} />;
  if (!('page' in to)) return <Icon of={arrowDown} className="icon-down" />;
  return <Icon of={arrowRight} />;
}
