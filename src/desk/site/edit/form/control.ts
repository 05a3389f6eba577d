import { type ComponentType, createContext, useContext } from 'react';
import type { Node } from './schema-node.ts';

/** What every control of a form gets. */
export interface ControlProps {
  readonly path: string;
  readonly node: Node;
  readonly label: string;
  readonly isOptional: boolean;
  /** Removes the optional field. */
  readonly onRemove?: (() => void) | undefined;
  readonly isShort: boolean;
}

export interface SchemaFieldProps {
  readonly path: string;
  readonly node: Node;
  readonly isOptional?: boolean;
  readonly onRemove?: (() => void) | undefined;
  readonly label?: string;
}

/** The component for any field. From a context, as fields contain fields. */
export const SchemaFieldContext = createContext<ComponentType<SchemaFieldProps> | null>(null);

export function useSchemaField(): ComponentType<SchemaFieldProps> {
  const Field = useContext(SchemaFieldContext);
  if (Field === null) throw new Error('A field is shown only in a form.');
  return Field;
}
