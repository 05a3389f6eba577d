import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  preValidationHookHandler,
  RawServerDefault,
} from 'fastify';
import { z } from 'zod';
import { deskProblems, submissionProblems } from '#content/desk/server-texts.ts';
import { readCursor } from './cursor.ts';
import { DeskProblem } from './errors.ts';

/** Handlers get the output of the schemas; a part without a schema is `unknown`. */
interface ZodTypeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
}

export type DeskApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Every input that a route takes. Query parameters that are not in it are ignored: a later version of the app may send them. */
export interface RouteSchema {
  readonly params?: z.ZodObject;
  readonly querystring?: z.ZodObject;
  readonly body?: z.ZodObject;
}

/** Params get 404 without a query: no record can match them. */
const REFUSALS: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  params: [404, deskProblems.notFound],
  querystring: [400, submissionProblems.query],
  body: [400, submissionProblems.body],
};
const SENTENCES: ReadonlySet<string> = new Set(Object.values(deskProblems));

/** Checks one part of a request. The message of an issue is shown when it is a sentence of ours. */
export const compileSchema: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart = '' }) => {
  const [status, sentence] = REFUSALS[httpPart]!;
  return (value) => {
    const result = schema.safeParse(value);
    if (result.success && !hasControlCharacter(result.data)) return { value: result.data };
    const message = result.error?.issues[0]?.message ?? '';
    return { error: new DeskProblem(status, SENTENCES.has(message) ? message : sentence) };
  };
};

/** Control characters other than tab and line breaks. PostgreSQL stores no NUL, and the others do harm in mail and terminals. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

function hasControlCharacter(value: unknown): boolean {
  if (typeof value === 'string') return CONTROL.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasControlCharacter);
}

/** The schema of a route that is being registered. Throws for one that is missing or incomplete. */
export function requireSchema(url: string, schema: object | undefined): RouteSchema {
  if (schema === undefined) {
    throw new Error(
      `${url} does not say what it takes. Add schema: { params, querystring, body }, or {} if it takes nothing.`,
    );
  }
  for (const [part, value] of Object.entries(schema)) {
    if (part in REFUSALS && value instanceof z.ZodObject) continue;
    throw new Error(`The schema of ${url} has a part that is not checked: ${part}. Each is a z.object().`);
  }
  const { params } = schema as RouteSchema;
  const missing = url.match(/:\w+|\*/g)?.find((each) => params?.shape[each.replace(':', '')] === undefined);
  if (missing !== undefined) throw new Error(`${url} takes ${missing} without a schema. Add it to params.`);
  return schema as RouteSchema;
}

/** A handler sees no input that its route does not declare. */
export const hideUndeclared: preValidationHookHandler = (request, _reply, done) => {
  const { schema = {} } = request.routeOptions;
  if (schema.querystring === undefined) request.query = {};
  // A file, which only a route that takes files gets.
  if (schema.body === undefined && !Buffer.isBuffer(request.body)) request.body = undefined;
  done();
};

const ID_PATTERN = /^[\w-]{1,100}$/;
export const ID = z.string().regex(ID_PATTERN);
export const BY_ID = z.object({ id: ID });
export const BY_TOKEN = z.object({ token: z.string().regex(ID_PATTERN, deskProblems.linkUnknown) });

/** Text that people type or paste. Pasted control characters are invisible, so they are removed rather than refused. */
export const typedText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    // Word processors use vertical tab and form feed as line breaks.
    .transform((text) =>
      text
        .replace(/[\v\f]/g, '\n')
        .replace(new RegExp(CONTROL, 'gu'), '')
        .trim(),
    )
    .refine((text) => text !== '');

/** Treats an empty parameter as missing. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** The cursor after which the page starts. */
export const AFTER = optional(
  z
    .string()
    .max(1000)
    .transform(readCursor)
    .refine((cursor) => cursor !== null),
).transform((cursor) => cursor ?? null);

export const PAGE_SIZE = 50;
