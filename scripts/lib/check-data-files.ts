import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { check } from '../../src/content/check.ts';
import { companySchema } from '../../src/content/company-schema.ts';
import { colorsSchema, factsSchema, redirectsSchema } from '../../src/content/data-schemas.ts';
import { CONTENT_VERSION, versionOf } from '../../src/content/migrations.ts';
import { parseJson } from '../../src/content/parse-json.ts';

export const dataSchemas: Readonly<Record<string, z.ZodType>> = {
  company: companySchema,
  colors: colorsSchema,
  facts: factsSchema,
  redirects: redirectsSchema,
};

/**
 * Problems of the files that modules import directly. Checked before any of these modules is imported, because Node's own message
 * about a broken file does not help an editor.
 */
export function dataFileProblems(): string[] {
  const version = existsSync('content/version.json')
    ? versionOf(new Map([['version.json', JSON.parse(readFileSync('content/version.json', 'utf8'))]]))
    : 1;
  if (version < CONTENT_VERSION)
    return [
      `content/ has the format of version ${version}. Upgrade it to ${CONTENT_VERSION}: npm run content -- upgrade`,
    ];
  if (version > CONTENT_VERSION)
    return [
      `content/ has the format of version ${version}, and this site knows ${CONTENT_VERSION}. Update the site.`,
    ];
  const checked = Object.entries(dataSchemas).flatMap(([name, schema]) => {
    const file = `content/${name}.json`;
    const { value, problem } = parseJson(readFileSync(file, 'utf8'));
    return problem === undefined ? check(schema, value, file).problems : [`${file}: ${problem}`];
  });
  const { problem } = parseJson(readFileSync('content/site.json', 'utf8'));
  return problem === undefined ? checked : [...checked, `content/site.json: ${problem}`];
}
