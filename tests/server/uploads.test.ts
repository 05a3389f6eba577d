import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import { applicationForm, encodeForm } from '../fixtures/sample-submissions.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

const MEGABYTE = 1024 * 1024;
let forms: TestForms;
let url: string;
beforeAll(async () => {
  forms = await openTestForms();
  await forms.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(forms.app.server.address() as AddressInfo).port}${CAREERS_FORM.endpoint}`;
});
afterAll(() => forms.close());

const storedCount = async () =>
  (await forms.storage.db.selectFrom('submissions').selectAll().execute()).length;
const PART_HEADER =
  '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';

/** A form with a file of this size, streamed without a Content-Length. */
function streamedForm(megabytes: number, start = '%PDF-1.4\n'): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(sent === 0 ? Buffer.from(PART_HEADER + start) : Buffer.alloc(MEGABYTE, '%'));
      sent += 1;
      if (sent > megabytes) {
        controller.enqueue(Buffer.from('\r\n--x--\r\n'));
        controller.close();
      }
    },
  });
}
const postStream = (body: ReadableStream<Uint8Array>) =>
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    duplex: 'half',
  } as RequestInit);

describe('an upload over a real connection', () => {
  it('gets 413 if its Content-Length is over the limit', async () => {
    const response = await fetch(url, {
      method: 'POST',
      body: applicationForm(undefined, { bytes: pdfResume({ bytes: 30 * MEGABYTE }) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ success: false, error: 'The request is too large' });
  });

  it('without a Content-Length gets 413 once it is over the limit', async () => {
    const response = await postStream(streamedForm(40));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ success: false });
  });

  it('slightly over the limit gets an error for the resume field', async () => {
    const response = await fetch(url, {
      method: 'POST',
      body: applicationForm(undefined, { bytes: pdfResume({ bytes: 10 * MEGABYTE + 100 }) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      errors: { resume: 'Please upload a file of at most 10 MB.' },
    });
  });

  it.each([0, 1, 5])('with an unterminated part header of %i MB is rejected', async (megabytes) => {
    const response = await fetch(url, {
      method: 'POST',
      body: `--x\r\nno head at all${'.'.repeat(megabytes * MEGABYTE)}\r\n--x--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false });
  });

  it('of another file type is rejected with 415', async () => {
    const response = await postStream(streamedForm(9, 'MZ'));
    expect(response.status).toBe(415);
  });

  it('that is aborted stores nothing and logs no error', async () => {
    const { payload, contentType } = await encodeForm(
      applicationForm(undefined, { bytes: pdfResume({ bytes: MEGABYTE }) }),
    );
    const before = await storedCount();
    for (const part of [0.001, 0.5, 0.999]) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      const head = `POST ${CAREERS_FORM.endpoint} HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\nContent-Length: ${payload.length}\r\n\r\n`;
      const arrived = once(forms.app.server, 'request');
      socket.write(head);
      socket.write(payload.subarray(0, Math.floor(payload.length * part)));
      const [request] = await arrived;
      const closed = new Promise((resolve) => request.once('close', resolve));
      socket.destroy();
      await closed;
    }
    const response = await fetch(url, { method: 'POST', body: applicationForm() });
    expect(response.status).toBe(200);
    expect(await storedCount()).toBe(before + 1);
    expect(forms.log.join('')).not.toContain('request failed');
  });

  it('succeeds beside two dozen stalled uploads from three addresses', async () => {
    const { port } = forms.app.server.address() as AddressInfo;
    const sockets: Socket[] = [];
    const recordSocket = (socket: Socket) => void sockets.push(socket);
    forms.app.server.on('connection', recordSocket);
    // Together they would use up the upload budget, but no client exceeds its own share.
    const bytes = Buffer.concat([Buffer.from(`${PART_HEADER}%PDF-1.4\n`), Buffer.alloc(5.4 * MEGABYTE, '%')]);
    const head = `POST ${CAREERS_FORM.endpoint} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${10 * MEGABYTE}\r\n\r\n`;
    const stalled = Array.from({ length: 24 }, (_, index) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (index % 3)}` });
      socket.on('error', () => {});
      socket.write(head);
      socket.write(bytes);
      return socket;
    });
    const received = () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    await expect.poll(received).toBe(24 * (head.length + bytes.length));
    forms.app.server.off('connection', recordSocket);

    const resume = { bytes: pdfResume({ bytes: 9 * MEGABYTE }) };
    const response = await fetch(url, { method: 'POST', body: applicationForm(undefined, resume) });
    expect(response.status).toBe(200);
    for (const socket of stalled) socket.destroy();
  });

  it('among many concurrent ones gets 200, 429 or 503, and is stored if it gets 200', async () => {
    const send = async (index: number) => {
      const bytes = pdfResume({ bytes: 9 * MEGABYTE, extra: `number ${index}` });
      return (await fetch(url, { method: 'POST', body: applicationForm(undefined, { bytes }) })).status;
    };
    const before = await storedCount();
    const statuses = await Promise.all(Array.from({ length: 24 }, (_, index) => send(index)));
    const counted = (status: number) => statuses.filter((each) => each === status).length;
    // A slow disk may not store all of them within the five seconds that a visitor waits.
    expect(counted(200) + counted(429) + counted(503)).toBe(statuses.length);
    expect(counted(200) + counted(503)).toBeGreaterThanOrEqual(6);
    // A 503 may still be stored; a 200 always is.
    expect(await storedCount()).toBeGreaterThanOrEqual(before + counted(200));
    expect((await fetch(url, { method: 'POST', body: applicationForm() })).status).toBe(200);
  });
});
