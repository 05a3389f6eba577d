import { listControls } from '#content/desk/items.ts';
import { Icon } from '#ui/icon.tsx';
import { download } from '#ui/icons.ts';
import { askedFor } from '../address/item-query.ts';
import { useRight } from '../data/use-me.ts';
import { Menu } from '../parts/menu.tsx';
import type { ListPlace } from './list-place.ts';

/** Everything that the list would show, as a file. */
export function ExportMenu({ place }: { readonly place: ListPlace }) {
  const mayExport = useRight('export');
  if (!mayExport) return null;
  const asked = askedFor({ ...place.query, form: place.form });
  return (
    <Menu
      buttonClass="button plain"
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
            href={`/api/export/items?format=${format}&${asked}`}
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
