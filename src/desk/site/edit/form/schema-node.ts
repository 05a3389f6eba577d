import type { Json } from '#contract/desk/content-tree.ts';
import type { JsonSchema } from '#contract/desk/site.ts';

/** Keywords that the schemas also use. */
export interface Node extends Omit<JsonSchema, 'items' | 'properties' | 'anyOf'> {
  readonly oneOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly allOf?: readonly Node[];
  readonly prefixItems?: readonly Node[];
  readonly items?: Node | false;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The name that the node refers to, such as "linkTarget". */
  readonly ref?: string;
}

/** What a person edits the value with. */
export type Control =
  | 'text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'date'
  | 'address'
  | 'link'
  | 'page'
  | 'file'
  | 'scene'
  | 'picture'
  | 'pages'
  | 'texts'
  | 'numbers'
  | 'table'
  | 'entries'
  | 'fields'
  | 'variants'
  | 'fixed';

const REFS: Readonly<Record<string, Control>> = {
  linkTarget: 'link',
  pageName: 'page',
  sceneName: 'scene',
  spotName: 'picture',
  imageName: 'picture',
  mediaFile: 'picture',
  publicFile: 'file',
};

/** Of a file: it has what references lead to. */
type Root = Pick<JsonSchema, '$defs'>;

/** The schema with its reference followed. What the reference itself says, such as its description, wins. */
export function resolved(node: JsonSchema | Node, root: Root): Node {
  const { $ref, ...own } = node as Node & { readonly $ref?: string };
  if ($ref === undefined) return own;
  const name = $ref.replace('#/$defs/', '');
  const found = root.$defs?.[name];
  return { ...(found ? resolved(found, root) : {}), ...own, ref: name };
}

export function controlOf(node: Node, root: Root): Control {
  const byRef = node.ref === undefined ? undefined : REFS[node.ref];
  if (byRef) return byRef;
  if (node.const !== undefined) return 'fixed';
  if (node.enum || choicesOf(node).length > 0) return 'choice';
  const variants = variantsOf(node, root);
  if (variants.some(isPicture) || variants.some(({ ref }) => ref && REFS[ref] === 'picture'))
    return 'picture';
  if (variants.length > 0) return 'variants';
  if (isPicture(node)) return 'picture';
  if (node.type === 'boolean') return 'switch';
  if (node.type === 'number' || node.type === 'integer') return 'number';
  if (node.type === 'array') return listControl(node, root);
  if (node.type === 'object') return 'fields';
  if (node.format === 'date') return 'date';
  return node.format === 'uri' || node.format === 'email' ? 'address' : 'text';
}

function listControl(node: Node, root: Root): Control {
  if (node.prefixItems || !node.items) return 'texts';
  const items = resolved(node.items, root);
  if (items.ref === 'pageName') return 'pages';
  if (items.type === 'array') return 'table';
  if (items.type === 'object') return 'entries';
  return items.type === 'number' || items.type === 'integer' ? 'numbers' : 'texts';
}

/** Numbers to choose from, such as 2 or 3 columns. */
export function choicesOf({ enum: values, anyOf }: Node): readonly (string | number)[] {
  if (values) return values;
  const fixed = (anyOf ?? []).map((one) => one.const);
  return fixed.every((one) => typeof one === 'number' || typeof one === 'string')
    ? (fixed as (string | number)[])
    : [];
}

/** Objects to choose from, such as a chart or a list. */
export function variantsOf({ oneOf, anyOf }: Node, root: Root): readonly Node[] {
  return (oneOf ?? anyOf ?? []).map((one) => resolved(one, root));
}

/** The field that says which variant it is, and its value. */
export function variantName(variant: Node): readonly [field: string, name: string] | null {
  const found = Object.entries(variant.properties ?? {}).find(
    ([, { const: value }]) => typeof value === 'string',
  );
  return found ? [found[0], String(found[1].const)] : null;
}

/** The variant that the value is, by its fixed field or else by its fields. */
export function variantAt(variants: readonly Node[], value: Json | null): number {
  if (typeof value !== 'object' || value === null) return 0;
  const fields = value as { readonly [key: string]: Json };
  const named = variants.findIndex((variant) => {
    const name = variantName(variant);
    return name !== null && fields[name[0]] === name[1];
  });
  const keys = Object.keys(fields).filter((key) => key !== '$id');
  const fitting = variants.findIndex(({ properties = {} }) => keys.every((key) => key in properties));
  return Math.max(0, named >= 0 ? named : fitting);
}

function isPicture({ properties }: Node): boolean {
  return (
    properties !== undefined &&
    'media' in properties &&
    'alt' in properties &&
    Object.keys(properties).length === 2
  );
}

/** Limits of the length of a text, as far as the schema or its help text says them. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

export function limitsOf({ description = '', minLength = 0, maxLength }: Node): Limits | null {
  const between = /(\d+) to (\d+) characters/.exec(description);
  if (between) return { min: Number(between[1]), max: Number(between[2]) };
  const most = /at most (\d+) characters/.exec(description);
  const max = most ? Number(most[1]) : maxLength;
  return max === undefined ? null : { min: minLength, max };
}

/** The help text as a sentence. Null where it would only repeat the name of the field. */
export function helpOf({ description }: Node): string | null {
  const words = (description ?? '')
    .replace(/, or leave it out$/, '')
    .replace(/[,:]? (?:such as |or a file of media\/: )?\{ ".*$/s, '')
    .trim();
  if (
    words.length < 16 ||
    /^(the|a) (text|heading|title)( of the (section|card|entry|row|page))?$/.test(words)
  )
    return null;
  return `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.$/, '')}.`;
}

/** A value with every required field, for a new entry. */
export function emptyValue(schema: JsonSchema | Node, root: Root): Json {
  const node = resolved(schema, root);
  if (node.const !== undefined) return node.const;
  const [choice] = choicesOf(node);
  if (choice !== undefined && !node.ref) return choice;
  const [variant] = variantsOf(node, root);
  if (variant) return emptyValue(variant, root);
  switch (node.type) {
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return node.minimum ?? (node.exclusiveMinimum === undefined ? 0 : 1);
    case 'array':
      return emptyList(node, root);
    case 'object':
      return Object.fromEntries(
        (node.required ?? []).map((name) => [name, emptyValue(node.properties?.[name] ?? {}, root)]),
      );
    default:
      return '';
  }
}

function emptyList(node: Node, root: Root): Json {
  if (node.prefixItems) return node.prefixItems.map((one) => emptyValue(one, root));
  return Array.from({ length: node.minItems ?? 0 }, () => emptyValue(node.items || {}, root));
}

/** How a section looks comes after what it says. */
const LOOKS = ['tone', 'columns', 'compact', 'skin', 'area', 'colors', 'id'];
const HIDDEN = ['$schema', '$id', 'kind'];

/** The fields of an object in the order of the form. */
export function fieldsOf(
  { properties = {} }: Node,
  root: Root,
): readonly (readonly [name: string, node: Node])[] {
  const fields = Object.entries(properties)
    .filter(([name, { const: fixed }]) => !HIDDEN.includes(name) && fixed === undefined)
    .map(([name, node]) => [name, resolved(node, root)] as const);
  const isLook = ([name]: readonly [string, Node]) => LOOKS.includes(name);
  return [
    ...fields.filter((field) => !isLook(field)),
    ...fields.filter(isLook).sort(([a], [b]) => LOOKS.indexOf(a) - LOOKS.indexOf(b)),
  ];
}

/** The fields of a record whose names are not in the schema, such as the prices of products. */
export function entryFields(
  node: Node,
  value: Json | null,
  root: Root,
): readonly (readonly [string, Node])[] {
  const { additionalProperties } = node;
  if (typeof additionalProperties !== 'object' || typeof value !== 'object' || value === null) return [];
  const known = node.properties ?? {};
  const field = resolved(additionalProperties, root);
  return Object.keys(value)
    .filter((name) => !(name in known) && !HIDDEN.includes(name))
    .map((name) => [name, { ...field, description: undefined } as Node] as const);
}

/** Fields that share a row. */
export function isShort(control: Control, node: Node): boolean {
  if (control === 'choice')
    return choicesOf(node).length > 4 || choicesOf(node).every((one) => typeof one === 'number');
  return ['number', 'date', 'switch'].includes(control) || node.ref === 'anchor';
}
