import type { Json } from '#contract/desk/content-tree.ts';
import { useSchemaField } from '../form/control.ts';
import { useForm } from '../form/form-context.tsx';
import { ObjectFields } from '../form/object-fields.tsx';
import { type Node, resolved } from '../form/schema-node.ts';
import { kindOf, showsPageHeading } from './sections.ts';

interface SectionFormProps {
  readonly section: Json;
  readonly path: string;
  readonly isFirst: boolean;
}

export function SectionForm({ section, path, isFirst }: SectionFormProps) {
  const { schema } = useForm();
  const SchemaField = useSchemaField();
  const kind = kindOf(section);
  const node = schema.$defs?.[kind];
  const heading = schema.properties?.heading;
  return (
    <div className="form section-form">
      {isFirst && heading && showsPageHeading(kind) && (
        <SchemaField path="heading" node={resolved(heading, schema)} />
      )}
      {node && <ObjectFields path={path} node={node as Node} />}
    </div>
  );
}
