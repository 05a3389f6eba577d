/**
 * A field of a form, written down once. From these records follow the type of the payload, its check, the markup, the
 * reading of a form that the browser sent by itself, the mails, the desk and the export. Their order is that of the form.
 */
export type Field = TextField | ChoiceField | TickField;
export type Fields = Readonly<Record<string, Field>>;

interface AnyField {
  /** As the form names it. */
  readonly label: string;
  /** As desk and mails name it, where the words of the form would be too many. */
  readonly shortLabel?: string;
  /** In mails, fields with the same word here share one line, which has it as its label. */
  readonly mailLine?: string;
  readonly required: boolean;
  readonly autoComplete?: string;
  /** Of a choice: what stands there while nothing is chosen. Without it, browsers choose the first option. */
  readonly placeholder?: string;
}

export type TextKind = 'line' | 'text' | 'email' | 'phone' | 'number' | 'date' | 'url';

/** Typed by the visitor. What is wrong with it is said in the words of `fieldProblem`. */
export interface TextField extends AnyField {
  readonly kind: TextKind;
  /** In UTF-16 units, as `maxlength` counts; line breaks count as one. */
  readonly maxLength: number;
  /** For numbers. */
  readonly min?: number;
  readonly max?: number;
}

/** One of a list. */
export interface ChoiceField extends AnyField {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  /** The field that decides which of the options there are. */
  readonly dependsOn?: string;
  /** What is chosen from the start; nothing is, unless told. */
  readonly initial?: string;
  /** Whether links and programs may spell the options otherwise (see `findOption`). */
  readonly anySpelling?: boolean;
  /** What visitors are told who have not chosen one of the options. */
  readonly problem: string;
  /** What visitors are told who have chosen an option that does not go with the field that this one depends on. */
  readonly mismatch?: string;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Stands behind the label in the form only, in brackets. */
  readonly note?: string;
  /** There only while the field that this one depends on has this value. */
  readonly when?: string;
}

/** Yes or no. One that is required must be a yes. */
export interface TickField extends AnyField {
  readonly kind: 'tick';
  /** What visitors are told who have not ticked it. */
  readonly problem: string;
}

/** The fields of a form as they are kept. A number is null when it may be left empty and was. */
export type PayloadOf<Form extends Fields> = {
  readonly [Name in keyof Form]: Form[Name]['kind'] extends 'tick'
    ? boolean
    : Form[Name]['kind'] extends 'number'
      ? number | null
      : string;
};

export function isText(field: Field): field is TextField {
  return field.kind !== 'choice' && field.kind !== 'tick';
}

/**
 * What stands in a form, as a script sends it. `read` gives nothing for a field that a browser leaves out, as it does
 * with a box that is not ticked.
 */
export function payloadFrom(
  fields: Fields,
  read: (name: string) => string | null | undefined,
): Record<string, string | boolean> {
  const values = Object.entries(fields).map(([name, { kind }]) => {
    const value = read(name) ?? undefined;
    return [name, kind === 'tick' ? value !== undefined : (value ?? '')];
  });
  return Object.fromEntries(values);
}
