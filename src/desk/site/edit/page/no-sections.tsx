import { sectionTexts as texts } from '#content/desk/site-edit.ts';
import { Empty } from '../../../components/states.tsx';

interface NoSectionsProps {
  readonly onAdd: (() => void) | undefined;
  readonly onCopy: () => void;
}

export function NoSections({ onAdd, onCopy }: NoSectionsProps) {
  return (
    <Empty picture="nothing" title={texts.none} text={onAdd ? texts.noneText : ''}>
      {onAdd && (
        <>
          <button type="button" className="button" onClick={onAdd}>
            {texts.add}
          </button>
          <button type="button" className="button" onClick={onCopy}>
            {texts.copyFromPage}
          </button>
        </>
      )}
    </Empty>
  );
}
