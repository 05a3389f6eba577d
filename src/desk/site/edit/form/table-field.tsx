import { entriesTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import type { Json } from '#contract/desk/content-tree.ts';
import { Icon } from '#ui/icon.tsx';
import { close } from '#ui/icons.ts';
import { plus } from '../icons.ts';
import { TextBox } from '../text/text-box.tsx';
import type { ControlProps } from './control.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm } from './form-context.tsx';
import { helpOf, type Node, resolved } from './schema-node.ts';
import { useField } from './use-field.ts';

/** A list of lists: rows of cells. */
export function TableField({ path, node, label, isOptional, onRemove }: ControlProps) {
  const { schema } = useForm();
  const field = useField(path);
  const rows = (Array.isArray(field.value) ? field.value : []) as readonly (readonly Json[])[];
  const rowNode = resolved(node.items || {}, schema);
  const cellNode = resolved(rowNode.items || {}, schema);
  const isNumber = cellNode.type === 'number' || cellNode.type === 'integer';
  const width = Math.max(rowNode.minItems ?? 1, ...rows.map((row) => row.length));
  const canGrow = width < (rowNode.maxItems ?? Number.POSITIVE_INFINITY);
  const canShrink = width > (rowNode.minItems ?? 1);
  const isFull = rows.length >= (node.maxItems ?? Number.POSITIVE_INFINITY);
  const empty: Json = isNumber ? 0 : '';
  const setCell = (row: number, column: number, cell: Json) =>
    field.type(
      rows.map((cells, index) => (index === row ? padded(cells, width, empty).with(column, cell) : cells)),
    );
  return (
    <FieldFrame
      field={field}
      label={label}
      help={helpOf(node)}
      isOptional={isOptional}
      onRemove={onRemove}
      isGroup
    >
      {({ describedBy }) => (
        <>
          <div className="cells-holder">
            <table className="cells">
              <tbody>
                {rows.map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
                  <tr key={index} data-field={`${path}.${index}`}>
                    {padded(row, width, empty).map((cell, column) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the same.
                      <td key={column}>
                        <Cell
                          cell={cell}
                          node={cellNode}
                          label={filled(texts.cell, { label, row: index + 1, column: column + 1 })}
                          describedBy={describedBy}
                          onType={(value) => setCell(index, column, value)}
                          onDone={field.flush}
                        />
                      </td>
                    ))}
                    <td>
                      {rows.length > (node.minItems ?? 0) && (
                        <button
                          type="button"
                          className="button plain icon-only"
                          aria-label={filled(texts.remove, { noun: texts.row, number: index + 1 })}
                          onClick={() => field.set(rows.toSpliced(index, 1))}
                        >
                          <Icon of={close} size={14} />
                        </button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="actions">
            {!isFull && (
              <button
                type="button"
                className="button"
                onClick={() => field.set([...rows, Array.from({ length: width }, () => empty)])}
              >
                <Icon of={plus} size={14} />
                {filled(texts.add, { noun: texts.row })}
              </button>
            )}
            {canGrow && (
              <button
                type="button"
                className="button plain"
                onClick={() => field.set(rows.map((row) => padded(row, width + 1, empty)))}
              >
                {filled(texts.add, { noun: texts.column })}
              </button>
            )}
            {canShrink && (
              <button
                type="button"
                className="button plain"
                onClick={() => field.set(rows.map((row) => row.slice(0, width - 1)))}
              >
                {texts.removeColumn}
              </button>
            )}
          </div>
        </>
      )}
    </FieldFrame>
  );
}

interface CellProps {
  readonly cell: Json;
  readonly node: Node;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly onType: (value: Json) => void;
  readonly onDone: () => void;
}

function Cell({ cell, node, label, describedBy, onType, onDone }: CellProps) {
  if (node.type !== 'number' && node.type !== 'integer') {
    return (
      <TextBox label={label} describedBy={describedBy} value={String(cell)} onType={onType} onDone={onDone} />
    );
  }
  return (
    <input
      className="input"
      type="number"
      step="any"
      min={node.minimum}
      max={node.maximum}
      aria-label={label}
      aria-describedby={describedBy}
      value={String(cell)}
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '') onType(currentTarget.valueAsNumber);
      }}
      onBlur={onDone}
    />
  );
}

function padded(row: readonly Json[], width: number, empty: Json): readonly Json[] {
  return Array.from({ length: width }, (_, column) => row[column] ?? empty);
}
