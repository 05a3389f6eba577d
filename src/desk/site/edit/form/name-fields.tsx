import { useMemo } from 'react';
import { pickerTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { Icon } from '#ui/icon.tsx';
import { close, file as fileIcon } from '#ui/icons.ts';
import { fieldName } from '../../file-names.ts';
import { useSite } from '../../site-data.tsx';
import { type Option, Picker } from '../picker.tsx';
import type { ControlProps } from './control.ts';
import { useDrawings } from './drawing.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useForm } from './form-context.tsx';
import { linkOptions, pageOptions, shownLink, typedLink } from './link-options.ts';
import { singular } from './singular.ts';
import { useField } from './use-field.ts';

/** A page, a part of one, a document, or an address elsewhere. */
export function LinkField(props: ControlProps) {
  const { draft, schema } = useSite();
  const { file } = useForm();
  const options = useMemo(() => linkOptions(draft, file, schema.names.files), [draft, file, schema]);
  return (
    <NameField
      {...props}
      options={options}
      shown={(to) => shownLink(to, options)}
      typedOption={(text) => typedLink(text, options)}
      foot={texts.pasteAddress}
    />
  );
}

export function PageField(props: ControlProps) {
  const { draft } = useSite();
  const options = useMemo(() => pageOptions(draft), [draft]);
  return <NameField {...props} options={options} />;
}

export function FileField(props: ControlProps) {
  const { names } = useSite().schema;
  return (
    <NameField {...props} options={names.files.map((name) => ({ value: name, name, icon: fileIcon }))} />
  );
}

export function SceneField(props: ControlProps) {
  const { names } = useSite().schema;
  const urlOf = useDrawings();
  const options = names.scenes.map((name) => ({ value: name, name: fieldName(name), picture: urlOf(name) }));
  return <NameField {...props} options={options} />;
}

interface NameFieldProps extends ControlProps {
  readonly options: readonly Option[];
  readonly shown?: (value: string) => Option;
  readonly typedOption?: (text: string) => Option | null;
  readonly foot?: string;
}

function NameField({ path, label, isOptional, onRemove, options, shown, typedOption, foot }: NameFieldProps) {
  const field = useField(path);
  const value = typeof field.value === 'string' ? field.value : '';
  const selected = shown?.(value) ?? options.find((one) => one.value === value) ?? { value, name: value };
  return (
    <FieldFrame field={field} label={label} isOptional={isOptional} onRemove={onRemove} isTextBox>
      {(ids) => (
        <Picker
          id={ids.inputId}
          labelId={ids.labelId}
          describedBy={ids.describedBy}
          isInvalid={ids.isInvalid}
          selected={value === '' ? null : selected}
          placeholder={texts.choose}
          options={options}
          {...(typedOption && { typedOption })}
          foot={foot}
          onChoose={field.set}
        />
      )}
    </FieldFrame>
  );
}

/** A list of pages in order. */
export function PagesField({ path, node, label, isOptional, onRemove }: ControlProps) {
  const { draft } = useSite();
  const field = useField(path);
  const options = useMemo(() => pageOptions(draft), [draft]);
  const pages = Array.isArray(field.value) ? (field.value as readonly string[]) : [];
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = node;
  const nameOfPage = (id: string) => options.find(({ value }) => value === id)?.name ?? id;
  return (
    <FieldFrame field={field} label={label} isOptional={isOptional} onRemove={onRemove} isTextBox>
      {(ids) => (
        <>
          {pages.length > 0 && (
            <ul className="tokens">
              {pages.map((id) => (
                <li key={id} className="token">
                  {nameOfPage(id)}
                  {pages.length > minItems && (
                    <button
                      type="button"
                      aria-label={filled(texts.removeNamed, { name: nameOfPage(id) })}
                      onClick={() => field.set(pages.filter((one) => one !== id))}
                    >
                      <Icon of={close} size={12} />
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
          {pages.length < maxItems && (
            <Picker
              id={ids.inputId}
              labelId={ids.labelId}
              describedBy={ids.describedBy}
              isInvalid={ids.isInvalid}
              selected={null}
              placeholder={filled(texts.add, { noun: singular(label) })}
              options={options.filter(({ value }) => !pages.includes(value))}
              onChoose={(id) => field.set([...pages, id])}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
