import type { ReactNode } from 'react';
import { sectionTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import type { Json } from '#contract/desk/content-tree.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { back, dots } from '../../../components/icons.ts';
import { Menu, MenuItem } from '../../../components/menu.tsx';
import { countAt, useForm } from '../form/form-context.tsx';
import { ChangeMark, NewMark } from '../marks.tsx';
import { Grip, type useReorder } from '../reorder.tsx';
import { SectionDrawing } from './section-drawing.tsx';
import { kindOf } from './sections.ts';
import { useKindLabel, useSectionName } from './use-section-name.ts';

interface SectionRowProps {
  readonly section: Json;
  readonly id: string;
  readonly number: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly reorder: ReturnType<typeof useReorder>;
  readonly onOpen: () => void;
  readonly actions: {
    readonly addBelow: () => void;
    readonly duplicate: () => void;
    readonly copy: () => void;
    readonly remove: () => void;
  };
  /** The form. */
  readonly children: ReactNode;
}

/** A section of a page. Its row stays at the top while its form scrolls. */
export function SectionRow(props: SectionRowProps) {
  const { section, id, number, count, isOpen, reorder, onOpen, actions, children } = props;
  const { canWrite, changes, problems, liveContent } = useForm();
  const nameOf = useSectionName();
  const labelOf = useKindLabel();
  const path = `sections.#${id}`;
  const name = nameOf(section);
  const kind = kindOf(section);
  const isNew =
    liveContent !== null && changes.some((change) => change.path === path && change.kind === 'add');
  const onKeys = reorder.onKeyDown(id);
  return (
    <li className={classes('section', isOpen && 'is-open')} {...reorder.row(id)} data-field={path}>
      {isOpen && <PhoneHead name={name} kind={labelOf(kind)} number={number} count={count} onBack={onOpen} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside. */}
      <div
        className="section-row"
        onKeyDown={(event) => {
          if (!canWrite) return;
          onKeys(event);
          if (event.key !== 'Enter' || !event.altKey) return;
          event.preventDefault();
          actions.addBelow();
        }}
      >
        {canWrite ? <Grip label={name} {...reorder.grip(id)} /> : <span />}
        <SectionDrawing kind={kind} width={36} />
        <button type="button" className="section-title" aria-expanded={isOpen} onClick={onOpen}>
          <b className="clip">{name}</b>
          <small>{labelOf(kind)}</small>
        </button>
        {isNew ? (
          <NewMark />
        ) : (
          <ChangeMark changes={countAt(changes, path)} problems={countAt(problems, path)} />
        )}
        {canWrite && (
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
                  <MenuItem onChoose={closeAnd(actions.addBelow)}>{texts.addBelow}</MenuItem>
                  <MenuItem onChoose={closeAnd(actions.duplicate)}>{texts.duplicate}</MenuItem>
                  {number > 1 && (
                    <MenuItem onChoose={closeAnd(() => reorder.by(id, -1))}>{texts.up}</MenuItem>
                  )}
                  {number < count && (
                    <MenuItem onChoose={closeAnd(() => reorder.by(id, 1))}>{texts.down}</MenuItem>
                  )}
                  <MenuItem onChoose={closeAnd(actions.copy)}>{texts.copy}</MenuItem>
                  <MenuItem isDangerous onChoose={closeAnd(actions.remove)}>
                    {texts.remove}
                  </MenuItem>
                </>
              );
            }}
          </Menu>
        )}
      </div>
      {isOpen && children}
    </li>
  );
}

interface PhoneHeadProps {
  readonly name: string;
  readonly kind: string;
  readonly number: number;
  readonly count: number;
  readonly onBack: () => void;
}

/** On a phone, a section is a screen of its own. */
function PhoneHead({ name, kind, number, count, onBack }: PhoneHeadProps) {
  return (
    <div className="step-head phone-only">
      <button type="button" className="button plain icon-only" aria-label={texts.back} onClick={onBack}>
        <Icon of={back} size={20} />
      </button>
      <div className="edit-name">
        <h2 tabIndex={-1}>{name}</h2>
        <p className="edit-address">{filled(texts.place, { kind, number, count })}</p>
      </div>
    </div>
  );
}
