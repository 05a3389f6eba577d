import { company, legalName } from '#content/company.ts';
import type { PageId } from '#generated/page-id.ts';
import { breadcrumb, pages } from './pages.ts';
import { absoluteUrl } from './title.ts';

/** schema.org data of a page: the organization everywhere, the breadcrumb on inner pages. */
export function structuredData(id: PageId | undefined): object[] {
  return id && id !== 'home' ? [organization(), breadcrumbList(id)] : [organization()];
}

function organization(): object {
  const { headquarters } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    ...(company.legalForm ? { legalName } : {}),
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    description: company.description,
    slogan: company.tagline,
    foundingDate: String(company.foundingYear),
    email: company.email.general,
    telephone: company.phone.dial,
    address: {
      '@type': 'PostalAddress',
      streetAddress: headquarters.streetLines.join(', '),
      addressLocality: headquarters.city,
      addressRegion: headquarters.region,
      postalCode: headquarters.postalCode,
      addressCountry: headquarters.countryCode,
    },
    sameAs: company.social.map((link) => link.url),
  };
}

function breadcrumbList(id: PageId): object {
  const trail: PageId[] = ['home', ...breadcrumb(id)];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pages[step].title,
      item: absoluteUrl(pages[step].path),
    })),
  };
}
