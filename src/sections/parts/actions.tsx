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
import { downloadFacts } from './download-facts.ts';
import { PageShown } from './page-shown.ts';

/** The buttons of a section: the first is the one we would press, the others are quieter. */
export function Actions({
  links,
  className,
}: {
  readonly links: readonly LinkRecord[];
  readonly className?: string;
}) {
  const page = use(PageShown);
  const shown = links.filter((link) => hrefOf(link.to) !== undefined);
  if (shown.length === 0) return null;
  return (
    <div className={classes('flex flex-wrap gap-3 max-sm:*:w-full', className)}>
      {shown.map((link, index) => (
        <ButtonLink key={link.label} variant={index === 0 ? 'primary' : 'ghost'} {...linkProps(link, page)}>
          <LinkWords link={link} />
          {(index === 0 || 'file' in link.to) && <TargetIcon to={link.to} />}
        </ButtonLink>
      ))}
    </div>
  );
}

export function ActionLink({ link, className }: { readonly link: LinkRecord; readonly className?: string }) {
  return (
    <TextLink className={className} {...linkProps(link, use(PageShown))}>
      <LinkWords link={link} />
      <TargetIcon to={link.to} />
    </TextLink>
  );
}

/** What is behind a download, under the words that offer it. */
function LinkWords({ link: { label, to } }: { readonly link: LinkRecord }) {
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
