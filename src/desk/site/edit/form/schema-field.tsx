import type { ComponentType } from 'react';
import { fieldName } from '../../file-names.ts';
import type { ControlProps, SchemaFieldProps } from './control.ts';
import { EntriesField } from './entries-field.tsx';
import { FieldsField, VariantsField } from './fields-field.tsx';
import { useForm } from './form-context.tsx';
import { FileField, LinkField, PageField, PagesField, SceneField } from './name-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { ReadOnlyField } from './read-only-field.tsx';
import { type Control, controlOf, isShort } from './schema-node.ts';
import { ChoiceField, DateField, NumberField, SwitchField } from './simple-fields.tsx';
import { TableField } from './table-field.tsx';
import { AddressField, TextField } from './text-field.tsx';
import { NumbersField, TextsField } from './texts-field.tsx';

const CONTROLS: Readonly<Record<Exclude<Control, 'fixed'>, ComponentType<ControlProps>>> = {
  text: TextField,
  address: AddressField,
  number: NumberField,
  switch: SwitchField,
  choice: ChoiceField,
  date: DateField,
  link: LinkField,
  page: PageField,
  pages: PagesField,
  file: FileField,
  scene: SceneField,
  picture: PictureField,
  texts: TextsField,
  numbers: NumbersField,
  table: TableField,
  entries: EntriesField,
  fields: FieldsField,
  variants: VariantsField,
};

/** The control for a node of a JSON Schema. */
export function SchemaField({ path, node, isOptional = false, onRemove, label }: SchemaFieldProps) {
  const { schema, canWrite } = useForm();
  const control = controlOf(node, schema);
  if (control === 'fixed') return null;
  const name = label ?? fieldName(path.slice(path.lastIndexOf('.') + 1));
  if (!canWrite) return <ReadOnlyField path={path} node={node} label={name} />;
  const Field = CONTROLS[control];
  return (
    <Field
      path={path}
      node={node}
      label={name}
      isOptional={isOptional}
      onRemove={onRemove}
      isShort={isShort(control, node)}
    />
  );
}
