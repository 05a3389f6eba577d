import { needsDeveloperTexts } from '#content/desk/site.ts';
import { developerTexts as texts } from '#content/desk/site-edit.ts';
import { filled } from '#content/filled.ts';
import { Icon } from '#ui/icon.tsx';
import { copyText } from '../../components/copy-text.ts';
import { showToast } from '../../components/toast-store.ts';
import { wrench } from './icons.ts';

interface DeveloperNoteProps {
  /** "Menus and footer › Search" */
  readonly place: string;
  readonly text?: string;
}

/** What only a developer can change, and a text to ask for it. */
export function DeveloperNote({ place, text = texts.compiled }: DeveloperNoteProps) {
  const copy = async () => {
    const isCopied = await copyText(filled(texts.request, { place }));
    showToast(
      isCopied
        ? { text: needsDeveloperTexts.copied }
        : { text: needsDeveloperTexts.notCopied, isProblem: true },
    );
  };
  return (
    <div className="needs-developer">
      <Icon of={wrench} size={18} />
      <div>
        <b className="strong">{needsDeveloperTexts.title}</b>
        <p>{text}</p>
      </div>
      <button type="button" className="button" onClick={() => void copy()}>
        {needsDeveloperTexts.copy}
      </button>
    </div>
  );
}
