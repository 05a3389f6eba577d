import { useState } from 'react';
import { formTexts as texts } from '#content/desk/site-edit.ts';
import { type Json, valueAt } from '#contract/desk/content-tree.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu, MenuItem } from '../../../components/menu.tsx';
import { fieldName } from '../../file-names.ts';
import { useSite } from '../../site-data.tsx';
import { plus } from '../icons.ts';
import { useSchemaField } from './control.ts';
import { focusField } from './focus-field.ts';
import { isAt, joined, useForm } from './form-context.tsx';
import { controlOf, entryFields, fieldsOf, type Node } from './schema-node.ts';

interface ObjectFieldsProps {
  readonly path: string;
  readonly node: Node;
  /** Fields that are elsewhere. */
  readonly without?: readonly string[];
}

/** The fields of an object. Optional ones without a value are in a menu. */
export function ObjectFields({ path, node, without = [] }: ObjectFieldsProps) {
  const { file, content, liveContent, schema, canWrite, problems } = useForm();
  const { save } = useSite();
  const SchemaField = useSchemaField();
  /** Fields that got their value here, or lost it: they stay until the form closes. */
  const [added, setAdded] = useState<readonly string[]>([]);
  const value = path === '' ? content : valueAt(content, path);
  const required = node.required ?? [];
  const fields = fieldsOf(node, schema).filter(([name]) => !without.includes(name));
  const has = (name: string) => valueAt(value ?? undefined, name) !== null;
  const isShown = ([name, field]: readonly [string, Node]) => {
    const at = joined(path, name);
    return (
      required.includes(name) ||
      has(name) ||
      added.includes(name) ||
      // Absent, they have a meaning that can be shown.
      (['switch', 'choice'].includes(controlOf(field, schema)) && canWrite) ||
      valueAt(liveContent ?? undefined, at) !== null ||
      problems.some((problem) => isAt(problem.path, at))
    );
  };
  const shown = fields.filter(isShown);
  const absent = canWrite ? fields.filter((field) => !isShown(field)) : [];
  const remove = (name: string) => {
    setAdded(added.filter((one) => one !== name));
    const at = joined(path, name);
    const seen: Json | null = valueAt(content, at);
    if (seen !== null) void save([{ op: 'set', file, path: at, seen, value: null }]);
  };
  return (
    <>
      {[...shown, ...entryFields(node, value, schema)].map(([name, field]) => {
        const isOptional = !required.includes(name) && name in (node.properties ?? {});
        const isRemovable = isOptional && (has(name) || added.includes(name));
        return (
          <SchemaField
            key={name}
            path={joined(path, name)}
            node={field}
            isOptional={isOptional}
            onRemove={isRemovable ? () => remove(name) : undefined}
          />
        );
      })}
      {absent.length > 0 && (
        <div className="add-field">
          <Menu
            buttonClass="button plain"
            label={
              <>
                <Icon of={plus} size={14} />
                {texts.addField}
              </>
            }
          >
            {(close) =>
              absent.map(([name]) => (
                <MenuItem
                  key={name}
                  onChoose={() => {
                    close();
                    setAdded([...added, name]);
                    focusField(joined(path, name));
                  }}
                >
                  {fieldName(name)}
                </MenuItem>
              ))
            }
          </Menu>
        </div>
      )}
    </>
  );
}
