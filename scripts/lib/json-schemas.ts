import { z } from 'zod';
import { dataSchemas } from '../../src/content/data-schemas.ts';
import type { KnownNames } from '../../src/content/fields.ts';
import { listSchemas } from '../../src/content/lists.ts';
import { loadKinds } from '../../src/content/load.ts';
import { pageSchema } from '../../src/content/page.ts';
import { textSchemas } from '../../src/content/texts.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The JSON Schemas of the files in content/, by file name. Editors use them to complete fields and names and to show descriptions. */
export async function jsonSchemas(names: KnownNames): Promise<ReadonlyMap<string, JsonSchema>> {
  const lists = Object.entries(listSchemas).map(([name, { item, minItems }]) => {
    const file = z.strictObject({
      $schema: z.string().optional(),
      items: z.array(item as z.ZodType).min(minItems),
    });
    return [`${name}.json`, converted(file, names)] as const;
  });
  return new Map([
    ['page.json', pageJsonSchema(await loadKinds(), names)],
    ...Object.entries({ ...dataSchemas, ...textSchemas }).map(
      ([name, schema]) => [`${name}.json`, converted(schema, names)] as const,
    ),
    ...lists,
  ]);
}

/** Uses if/then instead of a union, so that editors suggest only the fields of the kind and mark the one that is wrong. */
function pageJsonSchema(kinds: ReadonlyMap<string, z.ZodObject>, names: KnownNames): JsonSchema {
  const sections = [...kinds].map(([id, section]) => section.meta({ id, description: section.description }));
  const { description } = pageSchema.shape.sections;
  const page = converted(
    pageSchema.extend({ sections: z.array(z.union(sections)).meta({ description }) }),
    names,
  );
  Object.assign(page.properties?.sections ?? {}, {
    items: {
      type: 'object',
      required: ['kind'],
      properties: {
        kind: {
          description: pageSchema.shape.sections.element.shape.kind.description,
          enum: [...kinds.keys()],
          // Known to VS Code only.
          enumDescriptions: sections.map((section) => section.description),
        },
      },
      allOf: [...kinds.keys()].map((kind) => ({
        if: { required: ['kind'], properties: { kind: { const: kind } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { $ref: `#/$defs/${kind}` },
      })),
    },
  });
  return page;
}

/** The schema of a file as its author writes it, before facts are filled in, with lists of the names that it may refer to. */
function converted(schema: z.ZodType, names: KnownNames): JsonSchema {
  const json: JsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const pages = [...names.pages.keys()];
  const enums: Readonly<Record<string, readonly string[] | undefined>> = {
    pageName: pages,
    publicFile: names.files,
    mediaFile: names.media,
    spotName: names.spots,
    imageName: names.images,
    sceneName: names.scenes,
  };
  for (const [id, field] of Object.entries(json.$defs ?? {})) {
    const values = enums[id] ?? [];
    // An empty list would be an invalid schema.
    if (values.length > 0) field.enum = [...values];
    // Other links are possible too.
    if (id === 'linkTarget') field.examples = pages;
  }
  return json;
}
