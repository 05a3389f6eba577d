import { CAREERS_FORM } from '../../src/contract/careers.ts';
import { CONTACT_FORM } from '../../src/contract/contact.ts';
import { NEWSLETTER_FORM } from '../../src/contract/newsletter.ts';
import { RESUME_PROBLEMS } from '../../src/contract/resume.ts';
import { startTcpProxy, type TcpProxy } from '../fixtures/tcp-proxy.ts';
import { careers, chooseResume, contact, fillIn, newsletter, seesValue, send } from './form-steps.ts';
import { test as base, expect } from './journey.ts';
import { Visitor } from './visitor.ts';

interface Line {
  /** Reaches the site through this connection. */
  readonly visitor: Visitor;
  /** Interrupts the connection ... */
  cut(): Promise<void>;
  /** ... and restores it. */
  restore(): Promise<void>;
}

const test = base.extend<{ line: Line }>({
  line: async ({ visitor }, use) => {
    const { hostname, port } = new URL(visitor.site);
    const site = { host: hostname, port: Number(port) };
    let proxy: TcpProxy | undefined = await startTcpProxy(site);
    const at = proxy.port;
    const cut = async () => {
      await proxy?.close();
      proxy = undefined;
    };
    const restore = async () => {
      proxy = await startTcpProxy(site, at);
    };
    await use({ visitor: new Visitor(visitor.tab, `http://127.0.0.1:${at}`), cut, restore });
    await cut();
  },
});

test('an enquiry is sent and confirmed, and the form is reset', async ({ visitor }) => {
  await fillIn(visitor, contact);
  await send(visitor, contact);
  await visitor.seesText('[role="status"]', CONTACT_FORM.messages.success.text);
  await seesValue(visitor, contact, 'name', '');
});

test('a subscription is sent and confirmed in a toast, and the form is reset', async ({ visitor }) => {
  await fillIn(visitor, newsletter);
  await send(visitor, newsletter);
  await visitor.seesText('.toast', NEWSLETTER_FORM.messages.success.text);
  await seesValue(visitor, newsletter, 'firstName', '');
});

test('an application is sent with its resume and confirmed in an alert', async ({ visitor }) => {
  await fillIn(visitor, careers);
  await chooseResume(visitor);
  await visitor.seesText('[data-island="career-form"] form', 'imani-okafor-cv.pdf');
  const alert = visitor.tab.nextAlert();
  await send(visitor, careers);
  expect(await alert).toBe(CAREERS_FORM.messages.success);
  await seesValue(visitor, careers, 'city', '');
});

test('a file that is not a resume is refused in an alert', async ({ visitor }) => {
  await visitor.visit('/careers');
  await visitor.focus('[data-island="career-form"] input');
  await visitor.sees('the form answers', () =>
    document.querySelector('[data-island="career-form"]')?.hasAttribute('data-hydrated'),
  );
  const alert = visitor.tab.nextAlert();
  await chooseResume(visitor, 'photo.png');
  expect(await alert).toBe(RESUME_PROBLEMS.wrongType);
});

test.describe('what the server refuses', () => {
  test.use({ expected: { problems: [/\b400\b.*api\/email\//, /status.* 400/] } });

  test('an enquiry: reported at the field, which has focus, and the values are kept', async ({ visitor }) => {
    // Valid for browsers, but not for the server: no dot in the domain.
    await fillIn(visitor, contact, { email: 'dana@halvengard' });
    await send(visitor, contact);
    await visitor.seesText('[role="alert"]', CONTACT_FORM.messages.refused.text);
    await visitor.seesFocus('[data-island="contact-form"] [name="email"][aria-invalid="true"]');
    await seesValue(visitor, contact, 'name', 'Dana Whitfield');
  });

  test('a subscription: reported in a toast, and the values are kept', async ({ visitor }) => {
    await fillIn(visitor, newsletter, { email: 'imani@engines' });
    await send(visitor, newsletter);
    await visitor.seesText('.toast', NEWSLETTER_FORM.messages.refused.text);
    await seesValue(visitor, newsletter, 'firstName', 'Imani');
  });

  test('an application: reported in an alert, and the values are kept', async ({ visitor }) => {
    await fillIn(visitor, careers, { email: 'imani@engines' });
    await chooseResume(visitor);
    const alert = visitor.tab.nextAlert();
    await send(visitor, careers);
    expect(await alert).toBe(CAREERS_FORM.messages.refused);
    await seesValue(visitor, careers, 'city', 'Austin');
  });
});

test.describe('when the connection is lost', () => {
  // Each engine has its own message.
  test.use({
    expected: {
      problems: [/^failed: http:\/\/127/, /^did not load/, /^console error: .*(connect|network|load)/i],
    },
  });

  test('an enquiry: the form says so and keeps the values, and sends them once connected', async ({
    line,
  }) => {
    await fillIn(line.visitor, contact);
    await line.cut();
    await send(line.visitor, contact);
    await line.visitor.seesText('[role="alert"]', CONTACT_FORM.messages.failed.text);
    await seesValue(line.visitor, contact, 'specificDetails', contact.typed.specificDetails ?? '');
    await line.restore();
    await send(line.visitor, contact);
    await line.visitor.seesText('[role="status"]', CONTACT_FORM.messages.success.text);
    await line.visitor.seesFocus('[data-island="contact-form"] [type="submit"]');
  });

  test('a subscription: an alert says so, as the toast cannot be loaded, and the values are kept', async ({
    line,
  }) => {
    await fillIn(line.visitor, newsletter);
    await line.cut();
    const alert = line.visitor.tab.nextAlert();
    await send(line.visitor, newsletter);
    expect(await alert).toBe(
      `${NEWSLETTER_FORM.messages.failed.title}. ${NEWSLETTER_FORM.messages.failed.text}`,
    );
    await seesValue(line.visitor, newsletter, 'firstName', 'Imani');
  });

  test('an application: an alert says so and the values are kept', async ({ line }) => {
    await fillIn(line.visitor, careers);
    await chooseResume(line.visitor);
    await line.cut();
    const alert = line.visitor.tab.nextAlert();
    await send(line.visitor, careers);
    expect(await alert).toBe(CAREERS_FORM.messages.failed);
    await seesValue(line.visitor, careers, 'city', 'Austin');
  });
});
