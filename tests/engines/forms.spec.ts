import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { RESUME_PROBLEMS } from '#contract/resume.ts';
import { startTcpProxy, type TcpProxy } from '../fixtures/tcp-proxy.ts';
import {
  careers,
  contact,
  expectValue,
  newsletter,
  openAndFill,
  selectResume,
  submit,
} from './form-steps.ts';
import { test as base, expect } from './journey.ts';
import { Visitor } from './visitor.ts';

interface Connection {
  /** Uses the site through this connection. */
  readonly visitor: Visitor;
  interrupt(): Promise<void>;
  restore(): Promise<void>;
}

const test = base.extend<{ connection: Connection }>({
  connection: async ({ visitor }, use) => {
    const { hostname, port } = new URL(visitor.site);
    const site = { host: hostname, port: Number(port) };
    let proxy: TcpProxy | undefined = await startTcpProxy(site);
    const { port: proxyPort } = proxy;
    const interrupt = async () => {
      await proxy?.close();
      proxy = undefined;
    };
    const restore = async () => {
      proxy = await startTcpProxy(site, proxyPort);
    };
    await use({ visitor: new Visitor(visitor.tab, `http://127.0.0.1:${proxyPort}`), interrupt, restore });
    await interrupt();
  },
});

test('an enquiry is sent and confirmed, and the form is reset', async ({ visitor }) => {
  await openAndFill(visitor, contact);
  await submit(visitor, contact);
  await visitor.expectText('[role="status"]', CONTACT_FORM.messages.success.text);
  await expectValue(visitor, contact, 'name', '');
});

test('a subscription is sent and confirmed in a toast, and the form is reset', async ({ visitor }) => {
  await openAndFill(visitor, newsletter);
  await submit(visitor, newsletter);
  await visitor.expectText('.toast', NEWSLETTER_FORM.messages.success.text);
  await expectValue(visitor, newsletter, 'firstName', '');
});

test('an application is sent with its resume and confirmed in an alert', async ({ visitor }) => {
  await openAndFill(visitor, careers);
  await selectResume(visitor);
  await visitor.expectText('[data-island="career-form"] form', 'imani-okafor-cv.pdf');
  const alert = visitor.tab.nextAlert();
  await submit(visitor, careers);
  expect(await alert).toBe(CAREERS_FORM.messages.success);
  await expectValue(visitor, careers, 'city', '');
});

test('an alert rejects a resume of an unsupported file type', async ({ visitor }) => {
  await visitor.visit('/careers');
  await visitor.focus('[data-island="career-form"] input');
  await visitor.waitFor('the form is hydrated', () =>
    document.querySelector('[data-island="career-form"]')?.hasAttribute('data-hydrated'),
  );
  const alert = visitor.tab.nextAlert();
  await selectResume(visitor, 'photo.png');
  expect(await alert).toBe(RESUME_PROBLEMS.wrongType);
});

test.describe('when the server rejects a value', () => {
  test.use({ expected: { problems: [/\b400\b.*api\/email\//, /status.* 400/] } });

  test('the contact form shows the error, focuses its field and keeps the values', async ({ visitor }) => {
    // Valid for browsers, but not for the server: no dot in the domain.
    await openAndFill(visitor, contact, { email: 'dana@halvengard' });
    await submit(visitor, contact);
    await visitor.expectText('[role="alert"]', CONTACT_FORM.messages.refused.text);
    await visitor.expectFocus('[data-island="contact-form"] [name="email"][aria-invalid="true"]');
    await expectValue(visitor, contact, 'name', 'Dana Whitfield');
  });

  test('the newsletter form shows the error in a toast and keeps the values', async ({ visitor }) => {
    await openAndFill(visitor, newsletter, { email: 'imani@engines' });
    await submit(visitor, newsletter);
    await visitor.expectText('.toast', NEWSLETTER_FORM.messages.refused.text);
    await expectValue(visitor, newsletter, 'firstName', 'Imani');
  });

  test('the career form shows the error in an alert and keeps the values', async ({ visitor }) => {
    await openAndFill(visitor, careers, { email: 'imani@engines' });
    await selectResume(visitor);
    const alert = visitor.tab.nextAlert();
    await submit(visitor, careers);
    expect(await alert).toBe(CAREERS_FORM.messages.refused);
    await expectValue(visitor, careers, 'city', 'Austin');
  });
});

test.describe('when the connection is lost', () => {
  // The messages differ between engines.
  test.use({
    expected: {
      problems: [/^failed: http:\/\/127/, /^did not load/, /^console error: .*(connect|network|load)/i],
    },
  });

  test('the contact form shows an alert, keeps the values and sends them once reconnected', async ({
    connection,
  }) => {
    await openAndFill(connection.visitor, contact);
    await connection.interrupt();
    await submit(connection.visitor, contact);
    await connection.visitor.expectText('[role="alert"]', CONTACT_FORM.messages.failed.text);
    await expectValue(connection.visitor, contact, 'specificDetails', contact.typed.specificDetails ?? '');
    await connection.restore();
    await submit(connection.visitor, contact);
    await connection.visitor.expectText('[role="status"]', CONTACT_FORM.messages.success.text);
    await connection.visitor.expectFocus('[data-island="contact-form"] [type="submit"]');
  });

  test('the newsletter form shows an alert, as toasts cannot be loaded, and keeps the values', async ({
    connection,
  }) => {
    await openAndFill(connection.visitor, newsletter);
    await connection.interrupt();
    const alert = connection.visitor.tab.nextAlert();
    await submit(connection.visitor, newsletter);
    expect(await alert).toBe(
      `${NEWSLETTER_FORM.messages.failed.title}. ${NEWSLETTER_FORM.messages.failed.text}`,
    );
    await expectValue(connection.visitor, newsletter, 'firstName', 'Imani');
  });

  test('the career form shows an alert and keeps the values', async ({ connection }) => {
    await openAndFill(connection.visitor, careers);
    await selectResume(connection.visitor);
    await connection.interrupt();
    const alert = connection.visitor.tab.nextAlert();
    await submit(connection.visitor, careers);
    expect(await alert).toBe(CAREERS_FORM.messages.failed);
    await expectValue(connection.visitor, careers, 'city', 'Austin');
  });
});
