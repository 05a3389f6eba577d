import { recordTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import type { Json } from '#contract/desk/content-tree.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { dots } from '../../../components/icons.ts';
import { Menu, MenuItem } from '../../../components/menu.tsx';
import { asCell, asRow, asRowHead } from '../../../components/page.tsx';
import { Mark } from '../../../components/status.tsx';
import { fieldName, nameOf, ROW_NAME } from '../../file-names.ts';
import { countAt, useForm } from '../form/form-context.tsx';
import { ObjectFields } from '../form/object-fields.tsx';
import type { Node } from '../form/schema-node.ts';
import { ChangeMark, NewMark } from '../marks.tsx';
import { Grip, type useReorder } from '../reorder.tsx';
import { shownText } from '../text/values.ts';
import { type RecordContext, type RecordLayout, statusOf } from './record-columns.ts';

interface RecordRowProps {
  readonly record: Json;
  readonly id: string;
  readonly node: Node;
  readonly number: number;
  readonly count: number;
  readonly noun: string;
  readonly layout: RecordLayout;
  readonly context: RecordContext;
  readonly isOpen: boolean;
  readonly isAdded: boolean;
  readonly reorder: ReturnType<typeof useReorder>;
  readonly onOpen: () => void;
  readonly onAddBelow: () => void;
  readonly onDuplicate: () => void;
  readonly onRemove: (() => void) | undefined;
}

export function RecordRow(props: RecordRowProps) {
  const { record, id, number, noun, layout, context, isOpen, isAdded, reorder, onOpen } = props;
  const { canWrite, changes, problems, liveContent } = useForm();
  const path = `items.#${id}`;
  const name = shownText(
    nameOf(record, ROW_NAME) ?? filled(texts.unnamed, { noun: fieldName(noun), number }),
    context.facts,
  );
  const isClosed = layout.hasStatus && statusOf(record, context.today) === 'closed';
  const isNew =
    isAdded ||
    (liveContent !== null && changes.some((change) => change.path === path && change.kind === 'add'));
  const detail = layout.detail(record, context);
  const onKeys = reorder.onKeyDown(id);
  return (
    <>
      <tr
        className={classes('record', isOpen && 'is-open', isClosed && 'is-off')}
        {...reorder.row(id)}
        {...asRow}
        onKeyDown={(event) => {
          if (!canWrite) return;
          onKeys(event);
          if (event.key !== 'Enter' || !event.altKey) return;
          event.preventDefault();
          props.onAddBelow();
        }}
      >
        <td className="record-order" {...asCell}>
          {canWrite && <Grip label={name} {...reorder.grip(id)} />}
          <span className="num quiet">{number}</span>
        </td>
        <th {...asRowHead}>
          <button type="button" className="opens-record" aria-expanded={isOpen} onClick={onOpen}>
            {name}
          </button>
          {detail && <small>{detail}</small>}
        </th>
        {layout.columns.map(({ label, of: textOf, isNumeric = false }) => (
          <td key={label} className={classes(isNumeric && 'num')} {...asCell}>
            <span className="clip-lines">{textOf(record, context)}</span>
          </td>
        ))}
        <td {...asCell}>
          <span className="record-state">
            {layout.hasStatus && (
              <Mark tone={isClosed ? 'is-off' : 'answered'}>{isClosed ? texts.closed : texts.open}</Mark>
            )}
            {isNew ? (
              <NewMark />
            ) : (
              <ChangeMark changes={countAt(changes, path)} problems={countAt(problems, path)} />
            )}
          </span>
        </td>
        <td className="record-more" {...asCell}>
          {canWrite && <RecordMenu {...props} name={name} />}
        </td>
      </tr>
      {isOpen && <RecordForm {...props} path={path} />}
    </>
  );
}

function RecordMenu(props: RecordRowProps & { readonly name: string }) {
  const { id, number, count, reorder, name, onDuplicate, onAddBelow, onRemove } = props;
  return (
    <Menu
      buttonClass="button plain icon-only"
      placement="to-right"
      name={filled(texts.moreFor, { name })}
      label={<Icon of={dots} size={15} />}
    >
      {(close) => {
        const closeAnd = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            <MenuItem onChoose={closeAnd(onAddBelow)}>{texts.addBelow}</MenuItem>
            <MenuItem onChoose={closeAnd(onDuplicate)}>{texts.duplicate}</MenuItem>
            {number > 1 && <MenuItem onChoose={closeAnd(() => reorder.by(id, -1))}>{texts.up}</MenuItem>}
            {number < count && <MenuItem onChoose={closeAnd(() => reorder.by(id, 1))}>{texts.down}</MenuItem>}
            {onRemove && (
              <MenuItem isDangerous onChoose={closeAnd(onRemove)}>
                {texts.remove}
              </MenuItem>
            )}
          </>
        );
      }}
    </Menu>
  );
}

function RecordForm(props: RecordRowProps & { readonly path: string }) {
  const { node, layout, noun, path, onOpen, onDuplicate, onRemove } = props;
  const { canWrite } = useForm();
  return (
    <tr className="more-row record-form-row" {...asRow}>
      <td colSpan={layout.columns.length + 4} {...asCell}>
        <div className="record-form form" data-field={path}>
          <ObjectFields path={path} node={node} />
          <div className="record-foot">
            <button type="button" className="button" onClick={onOpen}>
              {texts.done}
            </button>
            {canWrite && (
              <button type="button" className="button plain" onClick={onDuplicate}>
                {texts.duplicate}
              </button>
            )}
            {canWrite && onRemove && (
              <button type="button" className="button plain danger" onClick={onRemove}>
                {filled(texts.removeNoun, { noun })}
              </button>
            )}
          </div>
        </div>
      </td>
    </tr>
  );
}
