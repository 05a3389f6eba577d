import { company } from '#content/company.ts';
import { footerTexts } from '#generated/texts/site.ts';
import { footerLinks, officesAnchor } from '#site/navigation.ts';
import { pages } from '#site/pages.ts';
import { plainPage } from '../helpers/pages.ts';
import { expect, open, test } from '../helpers/site.ts';

const offices = `${pages.contact.path}#${officesAnchor}`;

test('the footer has all its links and the address, and "Office locations" opens the offices', async ({
  page,
}) => {
  await open(page, plainPage.path);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: footerTexts.careersAction })).toHaveAttribute(
    'href',
    `${pages.careers.path}#opportunities`,
  );
  const paths = (ids: (typeof footerLinks)['quick']) => ids.map((id) => pages[id].path);
  for (const [name, expected] of [
    [footerTexts.quickLinks, paths(footerLinks.quick)],
    [footerTexts.company, [...paths(footerLinks.company), offices]],
  ] as const) {
    const links = footer.getByRole('navigation', { name }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(expected);
  }
  for (const line of company.headquarters.streetLines) await expect(footer).toContainText(line);
  await expect(footer).toContainText(company.headquarters.city);
  for (const link of company.social) {
    const anchor = footer.getByRole('link', { name: new RegExp(`^${link.network}\\b`) });
    await expect(anchor).toHaveAttribute('href', link.url);
    await expect(anchor).toHaveAttribute('target', '_blank');
  }
  await expect(footer.getByRole('link', { name: footerTexts.email })).toHaveAttribute('href', /^mailto:/);
  for (const id of footerLinks.legal) {
    await expect(footer.getByRole('link', { name: pages[id].title, exact: true })).toHaveAttribute(
      'href',
      pages[id].path,
    );
  }
  const addresses = await footer.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(addresses).toEqual([...new Set(addresses)]);
  await expect(footer).toContainText(`© ${company.copyrightYear} ${company.name}`);

  await footer.getByRole('link', { name: footerTexts.officeLocations }).click();
  await expect(page).toHaveURL(offices);
  await expect(page.locator(`#${officesAnchor}`)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
});
