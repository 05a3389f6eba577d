import type { FastifyRequest } from 'fastify';
import { isReference } from '../submissions/reference.ts';
import { notFound } from './problem.ts';

/** The reference in the address. What cannot be one is looked for nowhere. */
export function referenceOf(request: FastifyRequest): string {
  const { reference } = request.params as { readonly reference: string };
  const written = reference.toUpperCase();
  if (!isReference(written)) throw notFound();
  return written;
}
