import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { badJson } from '../helpers/bad-input/json.ts';
import { oddText } from '../helpers/bad-input/odd-text.ts';
import { openTestForms } from './test-backend.ts';
import { openTestVisits, SHOWN, USER_AGENT } from './test-visits.ts';

/** Requests sent concurrently. */
const PER_RUN = 20;
const TIMES = Number(process.env.BAD_INPUT_TIMES ?? 1);

interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Returns every status that occurred. */
async function expectNoServerError<Request>(
  requests: fc.Arbitrary<Request>,
  send: (request: Request) => Promise<Reply>,
) {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: PER_RUN, maxLength: PER_RUN }), async (batch) => {
      const replies = await Promise.all(batch.map(send));
      for (const { status } of replies) seen.add(status);
      expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    }),
    { numRuns: 5 * TIMES, endOnFailure: true },
  );
  return seen;
}

const errorsIn = (log: readonly string[]) => log.filter((line) => line.includes('"level":"error"'));

describe('random malformed requests', () => {
  it('cause no server error as visit reports', async () => {
    const visits = await openTestVisits({ RATE_LIMIT_CLIENT: 'off' });
    onTestFinished(() => visits.close());
    const seen = await expectNoServerError(badJson({ events: [SHOWN] }), async ({ payload }) => {
      const headers = { 'content-type': 'application/json', 'user-agent': USER_AGENT };
      const reply = await visits.send(new Uint8Array(payload), { headers });
      return { status: reply.status, text: await reply.text() };
    });
    // Both statuses occur, so the bodies reach the parser.
    expect([...seen]).toEqual(expect.arrayContaining([204, 400]));
    expect(errorsIn(visits.log)).toEqual([]);
  });

  const links = [ENDPOINTS.confirmSubscription, ENDPOINTS.unsubscribe, ENDPOINTS.submissionLink];
  it.each(links.flatMap((link) => (['GET', 'POST'] as const).map((method) => [method, link] as const)))(
    'cause no server error at %s %s',
    async (method, link) => {
      const forms = await openTestForms();
      onTestFinished(() => forms.close());
      let clients = 0;
      const send = async ([{ headers, payload }, token]: readonly [
        { headers: Record<string, string>; payload: Buffer },
        string,
      ]): Promise<Reply> => {
        const { statusCode, body } = await forms.app.inject({
          method,
          url: `${link}?token=${encodeURIComponent(token.slice(0, 300).toWellFormed())}`,
          headers,
          // A new client address each time, to stay below the rate limit.
          remoteAddress: `10.0.${(clients >> 8) & 255}.${clients++ & 255}`,
          ...(method === 'POST' ? { payload } : {}),
        });
        return { status: statusCode, text: body };
      };
      await expectNoServerError(fc.tuple(badJson({ token: 'abc' }), oddText), send);
      expect(errorsIn(forms.log)).toEqual([]);
    },
  );
});
