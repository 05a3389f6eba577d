import { useId } from 'react';
import { formTexts as texts } from '#content/desk/site-edit.ts';
import type { Json } from '#contract/desk/content-tree.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons.ts';
import { useSaveOrTell } from '../../changes/use-discard.ts';
import { fieldName } from '../../file-names.ts';
import type { ControlProps } from './control.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm } from './form-context.tsx';
import { ObjectFields } from './object-fields.tsx';
import { emptyValue, helpOf, resolved, variantAt, variantName, variantsOf } from './schema-node.ts';
import { ownOnly, useField } from './use-field.ts';

/** An object inside another: its fields under one heading. */
export function FieldsField({ path, node, label, isOptional, onRemove }: ControlProps) {
  const field = useField(path);
  return (
    <FieldFrame
      field={ownOnly(field)}
      label={label}
      help={helpOf(node)}
      isOptional={isOptional}
      onRemove={onRemove}
      isGroup
    >
      {() => (
        <div className="fields">
          <ObjectFields path={path} node={node} />
        </div>
      )}
    </FieldFrame>
  );
}

/** One of several kinds of objects, such as a chart or a list. */
export function VariantsField({ path, node, label, isOptional, onRemove }: ControlProps) {
  const { file, schema } = useForm();
  const saveOrTell = useSaveOrTell();
  const field = useField(path);
  const selectId = useId();
  const variants = variantsOf(node, schema);
  const at = variantAt(variants, field.value);
  const variant = variants[at] ?? {};
  const choose = (index: number) => {
    const chosen = variants[index];
    if (chosen === undefined) return;
    const value = {
      ...(emptyValue(chosen, schema) as object),
      ...sharedWith(chosen.properties ?? {}, field.value),
    };
    const name = variantName(chosen);
    void saveOrTell([
      {
        op: 'set',
        file,
        path,
        seen: field.value,
        value: { ...value, ...(name && { [name[0]]: name[1] }) } as Json,
      },
    ]);
  };
  return (
    <FieldFrame
      field={ownOnly(field)}
      label={label}
      help={helpOf(node)}
      isOptional={isOptional}
      onRemove={onRemove}
      isGroup
    >
      {() => (
        <div className="fields">
          <div className="field is-short">
            <label className="label" htmlFor={selectId}>
              {texts.variant}
            </label>
            <span className="select">
              <select
                className="input"
                id={selectId}
                value={at}
                onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
              >
                {variants.map((one, index) => {
                  const name = variantName(one)?.[1] ?? String(index + 1);
                  return (
                    <option key={name} value={index}>
                      {fieldName(name)}
                    </option>
                  );
                })}
              </select>
              <Icon of={chevronDown} size={15} />
            </span>
          </div>
          <ObjectFields path={path} node={resolved(variant, schema)} key={at} />
        </div>
      )}
    </FieldFrame>
  );
}

/** What both variants have, such as a title. */
function sharedWith(properties: object, value: Json | null): object {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([key]) => key in properties));
}
