import { listControls } from '#content/desk/items.ts';
import { Icon } from '#ui/icon.tsx';
import { download } from '#ui/icons.ts';
import { useRight } from '../data/use-me.ts';
import { Menu } from './menu.tsx';

interface ExportMenuProps {
  readonly of: 'items' | 'subscribers' | 'delivery' | 'history';
  /** The question that the list answers, as the server gets it. */
  readonly asked: string;
  readonly buttonClass?: string;
}

/** Everything that the list would show, as a file. Not there for who may not have it. */
export function ExportMenu({ of: kind, asked, buttonClass = 'button' }: ExportMenuProps) {
  const mayExport = useRight('export');
  if (!mayExport) return null;
  return (
    <Menu
      buttonClass={buttonClass}
      placement="to-right"
      label={
        <>
          <Icon of={download} size={15} />
          {listControls.export}
        </>
      }
    >
      {(close) =>
        (['csv', 'json'] as const).map((format) => (
          <a
            key={format}
            role="menuitem"
            tabIndex={-1}
            href={`/api/export/${kind}?${[`format=${format}`, asked].filter(Boolean).join('&')}`}
            download
            onClick={close}
          >
            {listControls.exportAs[format]}
          </a>
        ))
      }
    </Menu>
  );
}
