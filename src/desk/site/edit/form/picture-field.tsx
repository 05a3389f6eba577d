import { useId } from 'react';
import { pictureTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { type Json, valueAt } from '#contract/desk/content-tree.ts';
import { classes } from '#ui/classes.ts';
import { fieldName } from '../../file-names.ts';
import { useSite } from '../../site-data.tsx';
import { type Option, Picker } from '../picker.tsx';
import { type ControlProps, useSchemaField } from './control.ts';
import { Drawing, useDrawings } from './drawing.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useForm } from './form-context.tsx';
import { ObjectFields } from './object-fields.tsx';
import { helpOf, type Node, resolved, variantsOf } from './schema-node.ts';
import { UploadButton } from './upload-button.tsx';
import { type Field, useField } from './use-field.ts';
import { useMedia } from './use-media.ts';
import { useUpload } from './use-upload.ts';

/** A drawing by its name, or a file of the library with its alternative text. */
export function PictureField({ path, node, label, isOptional, onRemove }: ControlProps) {
  const { schema } = useForm();
  const { names } = useSite().schema;
  const field = useField(path);
  const SchemaField = useSchemaField();
  const urlOf = useDrawings();
  const pickerId = useId();
  const kinds = [node, ...variantsOf(node, schema)];
  const media = kinds.find(({ properties }) => properties && 'media' in properties);
  const other = kinds.find(({ properties }) => properties && !('media' in properties));
  const drawings = kinds.some(({ ref }) => ref === 'spotName')
    ? names.spots
    : kinds.some(({ ref }) => ref === 'imageName')
      ? names.images
      : [];
  const file = valueAt(field.value ?? undefined, 'media');
  const name = typeof field.value === 'string' ? field.value : typeof file === 'string' ? file : '';
  const isOther =
    other !== undefined && typeof field.value === 'object' && field.value !== null && file === null;

  const library = useMedia(media !== undefined);
  const options: readonly Option[] = [
    ...(media
      ? library.map((one) => ({
          value: mediaValue(one.name),
          name: one.name,
          detail: filled(texts.size, one),
          picture: one.thumbnail,
        }))
      : []),
    ...drawings.map((one) => ({ value: one, name: fieldName(one), picture: urlOf(one), words: one })),
  ];
  const choose = (value: string) => field.set(pictureOf(value, field.value));
  const upload = useUpload((item) => choose(mediaValue(item.name)));
  return (
    <FieldFrame
      field={withoutAlt(field)}
      label={label}
      help={file === null || drawings.length > 0 ? null : helpOf(node)}
      isOptional={isOptional}
      onRemove={onRemove}
      isGroup
    >
      {({ labelId, describedBy, isInvalid }) => (
        <>
          <div className={classes('picture', upload.isOver && 'is-over')} {...(media && upload.dropProps)}>
            {name !== '' && <Drawing name={name} size="large" />}
            <div className="picture-fields">
              {options.length > 0 ? (
                <Picker
                  id={pickerId}
                  labelId={labelId}
                  describedBy={describedBy}
                  isInvalid={isInvalid}
                  selected={
                    name === '' ? null : { value: name, name: file === null ? fieldName(name) : name }
                  }
                  placeholder={texts.choose}
                  options={options}
                  foot={media && library.length === 0 ? texts.emptyLibrary : undefined}
                  onChoose={choose}
                />
              ) : (
                <p className="field-help">{texts.emptyLibrary}</p>
              )}
              {media && <UploadButton upload={upload} labelId={labelId} />}
              {file !== null && media && (
                <SchemaField path={`${path}.alt`} node={altNode(media, schema)} label={texts.alt} />
              )}
            </div>
          </div>
          {isOther && (
            <div className="fields">
              <ObjectFields path={path} node={other} />
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** The alternative text is a field of its own. */
function withoutAlt(field: Field): Field {
  const isElsewhere = ({ path }: { readonly path: string }) => path === `${field.path}.alt`;
  return {
    ...field,
    changes: field.changes.filter((change) => !isElsewhere(change)),
    problems: field.problems.filter((problem) => !isElsewhere(problem)),
  };
}

const MEDIA = 'media:';

function mediaValue(file: string): string {
  return MEDIA + file;
}

/** Keeps the alternative text when another file is chosen. */
function pictureOf(value: string, before: Json | null): Json {
  if (!value.startsWith(MEDIA)) return value;
  const alt = valueAt(before ?? undefined, 'alt');
  return { media: value.slice(MEDIA.length), alt: typeof alt === 'string' ? alt : '' };
}

function altNode(media: Node, schema: Parameters<typeof resolved>[1]): Node {
  return resolved(media.properties?.alt ?? {}, schema);
}
