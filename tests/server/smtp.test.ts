import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpTransport, isOnThisMachine } from '#server/mail/smtp.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';

const message = {
  messageId: '<one@example.com>',
  from: { name: 'Example', address: 'site@example.com' },
  to: ['team@example.com'],
  recipient: 'team@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  headers: {},
  date: new Date(0),
  slug: 'hello',
};

let mailServer: MailServer;
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(() => mailServer.close());

describe('a mail server without TLS', () => {
  it('receives neither mail nor password, and the error names the setting', async () => {
    const transport = createSmtpTransport(mailServer.url.replace('//', '//user:password@'), {
      allowPlain: false,
    });
    await expect(transport.send(message)).rejects.toMatchObject({
      code: 'ETLS',
      isPermanent: false,
      advice: expect.stringContaining('set SMTP_ALLOW_PLAIN=1'),
    });
    expect(mailServer.signIns).toBe(0);
    expect(mailServer.offered).toBe(0);
    transport.close();
  });

  it('receives both if plain connections are allowed', async () => {
    const transport = createSmtpTransport(mailServer.url.replace('//', '//user:password@'), {
      allowPlain: true,
    });
    await transport.send(message);
    expect([mailServer.signIns, mailServer.received.length]).toEqual([1, 1]);
    transport.close();
  });
});

it('the error for an unreachable server has its address and the cause', async () => {
  const port = await freePort();
  const transport = createSmtpTransport(`smtp://user:password@127.0.0.1:${port}`, { allowPlain: true });
  const error = await transport.send(message).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    server: `127.0.0.1:${port}`,
    reason: expect.stringContaining('ECONNREFUSED'),
    isUnanswered: true,
  });
  transport.close();
});

it('isOnThisMachine is true only for loopback hosts', () => {
  const local = [
    'smtp://localhost',
    'smtp://127.0.0.1:2525',
    'smtp://user:pw@[::1]:25',
    'smtp://mail.localhost',
  ];
  const remote = ['smtp://mail', 'smtp://smtp.example.com:587', 'smtp://10.0.0.1', 'smtp://127.example.com'];
  expect(local.map(isOnThisMachine)).toEqual([true, true, true, true]);
  expect(remote.map(isOnThisMachine)).toEqual([false, false, false, false]);
});
