import { pageTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { type Json, valueAt } from '#contract/desk/content-tree.ts';
import { Icon } from '#ui/icon.tsx';
import { copyText } from '../../../components/copy-text.ts';
import { dots } from '../../../components/icons.ts';
import { Menu, MenuItem } from '../../../components/menu.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useSaveOrTell } from '../../changes/use-discard.ts';
import { useSite } from '../../site-data.tsx';
import { useEditPlace } from '../edit-place.ts';
import { useForm } from '../form/form-context.tsx';
import { HOME } from '../tree/page-tree.ts';

/** Actions for the whole page. */
export function PageMenu({ title }: { readonly title: string }) {
  const { file, content, liveContent, canWrite } = useForm();
  const { draft } = useSite();
  const { open } = useEditPlace();
  const saveOrTell = useSaveOrTell();
  const path = valueAt(content, 'path');
  const off: Json | null = valueAt(content, 'off');
  const copy = async () => {
    const isCopied = await copyText(String(path));
    showToast(isCopied ? { text: texts.copied } : { text: texts.notCopied, isProblem: true });
  };
  const remove = async () => {
    const before = draft[file];
    open(HOME);
    if (before === undefined || !(await saveOrTell([{ op: 'delete', file }]))) return;
    showToast({
      text: texts.deleted,
      detail: title,
      undo: () => void saveOrTell([{ op: 'create', file, content: before }]).then(() => open(file)),
    });
  };
  return (
    <Menu
      buttonClass="button plain icon-only"
      placement="to-right"
      name={filled(texts.moreFor, { title })}
      label={<Icon of={dots} size={15} />}
    >
      {(close) => {
        const closeAnd = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            <MenuItem onChoose={closeAnd(() => void copy())}>{texts.copyAddress}</MenuItem>
            {canWrite && file !== HOME && (
              <MenuItem
                onChoose={closeAnd(
                  () =>
                    void saveOrTell([
                      { op: 'set', file, path: 'off', seen: off, value: off === true ? null : true },
                    ]),
                )}
              >
                {off === true ? texts.turnOn : texts.turnOff}
              </MenuItem>
            )}
            {canWrite && liveContent === null && (
              <MenuItem isDangerous onChoose={closeAnd(() => void remove())}>
                {texts.delete}
              </MenuItem>
            )}
          </>
        );
      }}
    </Menu>
  );
}
