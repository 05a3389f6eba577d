import { company } from '#content/company.ts';
import type { PageId } from '#generated/page-id.ts';
import { siteUrl } from '#generated/site-url.ts';
import { footerTexts } from '#generated/texts/site.ts';
import { addressOf } from '#site/href.ts';
import { footerLinks, officesAnchor } from '#site/navigation.ts';
import { isOn, pages, pathOf } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight, arrowUpRight, facebookLogo, linkedInLogo, mail, xLogo } from '#ui/icons.ts';

const socialIcons = new Map([
  ['X', xLogo],
  ['Facebook', facebookLogo],
  ['LinkedIn', linkedInLogo],
]);
const officesHref = addressOf({ page: 'contact', anchor: officesAnchor });
const quietLink =
  'inline-flex min-h-11 items-center text-muted no-underline hover:text-white hover:underline';

export function Footer() {
  const { headquarters } = company;
  return (
    <footer className="band-ink pt-[clamp(4rem,3rem+4vw,7rem)] print:pt-4">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-[4fr_2fr_2fr_3fr]">
          <div className="col-span-2 lg:col-span-1 print:hidden">
            {isOn('careers') && (
              <>
                <p className="mb-6 max-w-[13em] text-[clamp(1.5rem,1.1rem+1.5vw,2.25rem)] leading-[1.12] font-semibold tracking-[-0.02em] font-stretch-[110%] text-balance">
                  {footerTexts.careers}
                </p>
                <ButtonLink href={addressOf({ page: 'careers', anchor: 'opportunities' })}>
                  {footerTexts.careersAction}
                  <Icon of={arrowRight} />
                </ButtonLink>
              </>
            )}
          </div>
          <FooterColumn title={footerTexts.quickLinks} ids={footerLinks.quick} />
          <FooterColumn title={footerTexts.company} ids={footerLinks.company}>
            <li>
              <Anchor href={officesHref} className={quietLink}>
                {footerTexts.officeLocations}
              </Anchor>
            </li>
          </FooterColumn>
          <div className="col-span-2 lg:col-span-1">
            <h2 className="mb-3 text-base font-stretch-[106%] tracking-normal">{headquarters.shortTitle}</h2>
            <address className="text-muted not-italic">
              {headquarters.streetLines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              <span className="block">
                {headquarters.city}, {headquarters.region} {headquarters.postalCode}
              </span>
              <span className="block">{headquarters.country}</span>
            </address>
            {/* In print, instead of the links. */}
            <p className="hidden print:block">
              {company.email.general} · {company.phone.display} · {siteUrl}
            </p>
            <ul className="mt-3 -ml-3 flex gap-1 print:hidden">
              {company.social.map((link) => (
                <li key={link.network}>
                  <Anchor
                    href={link.url}
                    newTab
                    data-tooltip={link.network}
                    className="grid size-11 place-items-center text-muted hover:text-white"
                  >
                    <Icon of={socialIcons.get(link.network) ?? arrowUpRight} />
                    <span className="sr-only">{link.network}</span>
                  </Anchor>
                </li>
              ))}
              <li>
                <a
                  href={`mailto:${company.email.general}`}
                  data-tooltip={footerTexts.email}
                  className="grid size-11 place-items-center text-muted hover:text-white"
                >
                  <Icon of={mail} />
                  <span className="sr-only">{footerTexts.email}</span>
                </a>
              </li>
            </ul>
          </div>
        </div>
        <div className="mt-16 flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-white/18 py-5 text-sm print:hidden">
          <p className="mr-auto py-2.5 text-muted">
            © {company.copyrightYear} {company.name}
          </p>
          <button type="button" popoverTarget="cookie-settings" className={quietLink}>
            {footerTexts.cookieSettings}
          </button>
          {footerLinks.legal.map((id) => (
            <Anchor key={id} href={pathOf(id)} className={quietLink}>
              {pages[id].title}
            </Anchor>
          ))}
        </div>
      </div>
      <TemperStripe />
    </footer>
  );
}

interface FooterColumnProps {
  readonly title: string;
  readonly ids: readonly PageId[];
  readonly children?: React.ReactNode;
}

function FooterColumn({ title, ids, children }: FooterColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-base font-stretch-[106%] tracking-normal">{title}</h2>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <Anchor href={pathOf(id)} className={quietLink}>
              {pages[id].title}
            </Anchor>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** A decorative stripe in the tempering colors of steel, in the order of heating. */
function TemperStripe() {
  return (
    <div className="h-2 bg-[linear-gradient(to_right,var(--color-steel-100)_0_16.67%,var(--color-straw-400)_0_33.33%,var(--color-bronze-500)_0_50%,var(--color-violet-500)_0_66.67%,var(--color-blue-500)_0_83.33%,var(--color-teal-500)_0)] print:hidden" />
  );
}
