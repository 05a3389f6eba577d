import { company } from '../../src/content/company.ts';
import { desktop, expect, open, phone, test } from '../helpers/site.ts';

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(`the footer has all its parts on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'See open positions' })).toHaveAttribute(
      'href',
      '/careers#opportunities',
    );
    const quick = footer.getByRole('navigation', { name: 'Quick links' });
    for (const path of ['/solutions', '/ai-services', '/services', '/products', '/industries']) {
      await expect(quick.locator(`a[href="${path}"]`)).toBeVisible();
    }
    const about = footer.getByRole('navigation', { name: 'Company' });
    for (const path of ['/about', '/careers', '/contact', '/contact#offices']) {
      await expect(about.locator(`a[href="${path}"]`)).toBeVisible();
    }
    for (const line of company.headquarters.streetLines) await expect(footer).toContainText(line);
    await expect(footer).toContainText(company.headquarters.city);
    for (const link of company.social) {
      const anchor = footer.getByRole('link', { name: new RegExp(`^${link.network}\\b`) });
      await expect(anchor).toHaveAttribute('href', link.url);
      await expect(anchor).toHaveAttribute('target', '_blank');
    }
    await expect(footer.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:/);
    for (const [name, path] of Object.entries({
      'Privacy policy': '/privacy-policy',
      'Terms of use': '/terms-of-use',
    })) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    const addresses = await footer.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(addresses).toEqual([...new Set(addresses)]);
    await expect(footer).toContainText(`© ${company.copyrightYear} ${company.name}`);
  });
}

test('"Office locations" leads to the offices, not to the top of the page', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Office locations' }).click();
  await expect(page).toHaveURL('/contact#offices');
  await expect(page.locator('#offices')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
});
