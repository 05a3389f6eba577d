import type { FastifyInstance } from 'fastify';
import type { FormName } from '#contract/answer.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { isReference } from '../submissions/reference.ts';
import type { SendFormAnswer } from './form-answers.ts';

const SENT = {
  newsletter: `${ENDPOINTS.newsletter}/sent`,
  contact: `${ENDPOINTS.contact}/sent`,
  careers: `${ENDPOINTS.careers}/sent`,
} as const satisfies Record<FormName, string>;

/** Where a visitor is sent after success: a page that can be loaded again, and sends nothing when it is. */
export function sentAddress(form: FormName, reference: string): string {
  // As in the JSON contract: a subscription has none.
  return form === 'newsletter' ? SENT[form] : `${SENT[form]}?${new URLSearchParams({ reference })}`;
}

/** `mustConfirm`: a subscription counts only when a mailed link was followed. */
export function registerSentPages(
  app: FastifyInstance,
  send: SendFormAnswer,
  { mustConfirm }: { readonly mustConfirm: boolean },
): void {
  for (const [form, url] of Object.entries(SENT) as [FormName, string][]) {
    app.get(url, async (request, reply) => {
      const { reference } = request.query as Record<string, unknown>;
      // An address can be made up, and what stands in it is shown as ours.
      const isShown = form !== 'newsletter' && isReference(reference);
      return send(reply, {
        ...{ form, success: true, values: {}, errors: {} },
        ...(isShown && { reference }),
        ...(form === 'newsletter' && { mustConfirm }),
      });
    });
  }
}
