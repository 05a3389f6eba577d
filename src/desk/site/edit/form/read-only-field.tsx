import { fieldTexts as texts } from '#content/desk/site-edit.ts';
import { type Json, valueAt } from '#contract/desk/content-tree.ts';
import { fieldName } from '../../file-names.ts';
import { useSite } from '../../site-data.tsx';
import { piecesOf } from '../text/pieces.ts';
import { valueText } from '../text/values.ts';
import { useForm } from './form-context.tsx';
import {
  controlOf,
  entryFields,
  fieldsOf,
  type Node,
  resolved,
  variantAt,
  variantsOf,
} from './schema-node.ts';

interface ReadOnlyFieldProps {
  readonly path: string;
  readonly node: Node;
  readonly label: string;
}

/** A field as text, without controls. */
export function ReadOnlyField({ path, node, label }: ReadOnlyFieldProps) {
  const { content } = useForm();
  const value = valueAt(content, path);
  if (value === null) return null;
  return (
    <div className="read-only" data-field={path}>
      <p className="read-only-label">{label}</p>
      <ReadOnlyValue value={value} node={node} path={path} />
    </div>
  );
}

function ReadOnlyValue({
  value,
  node,
  path,
}: {
  readonly value: Json;
  readonly node: Node;
  readonly path: string;
}) {
  const { schema } = useForm();
  const control = controlOf(node, schema);
  if (typeof value === 'boolean') return <p>{value ? texts.yes : texts.no}</p>;
  if (typeof value !== 'object' || value === null) return <TextWithValues text={String(value)} />;
  if (Array.isArray(value)) {
    const items = resolved(node.items || {}, schema);
    return (
      <ul className="read-only-list">
        {(value as readonly Json[]).map((entry, index) => {
          const id = valueAt(entry, '$id');
          const step = typeof id === 'string' ? `#${id}` : String(index);
          return (
            <li key={step}>
              <ReadOnlyValue value={entry} node={items} path={`${path}.${step}`} />
            </li>
          );
        })}
      </ul>
    );
  }
  const variants = variantsOf(node, schema);
  const shape =
    control === 'variants' || control === 'picture' ? (variants[variantAt(variants, value)] ?? node) : node;
  return [...fieldsOf(shape, schema), ...entryFields(shape, value, schema)].map(([name, field]) => (
    <ReadOnlyField key={name} path={`${path}.${name}`} node={field} label={fieldName(name)} />
  ));
}

export function TextWithValues({ text }: { readonly text: string }) {
  const { facts } = useSite().schema;
  return (
    <p>
      {piecesOf(text).map((piece) =>
        piece.kind === 'words' ? (
          piece.text
        ) : (
          <span key={piece.start} className="value-chip" title={valueText(piece.text, facts) ?? undefined}>
            {piece.text}
          </span>
        ),
      )}
    </p>
  );
}
