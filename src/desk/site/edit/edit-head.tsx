import type { ReactNode } from 'react';
import { editTexts as texts } from '#content/desk/site-edit.ts';
import { Icon } from '#ui/icon.tsx';
import { back } from '../../components/icons.ts';
import { Mark } from '../../components/status.tsx';
import { Link } from '../../router/router.tsx';
import { siteAddress } from '../site-address.ts';
import { useEditPlace } from './edit-place.ts';
import { eye, list } from './icons.ts';

interface EditHeadProps {
  readonly title: string;
  readonly subtitle?: string;
  /** "This page is off" */
  readonly state?: string | null;
  readonly hasPreview?: boolean;
  readonly menu?: ReactNode;
  /** Tabs. */
  readonly children?: ReactNode;
}

/** The title of what is open. On a phone it leads back to the list of pages. */
export function EditHead({ title, subtitle, state, hasPreview = true, menu, children }: EditHeadProps) {
  const { showPreview, isTreeFolded, unfoldTree } = useEditPlace();
  return (
    <div className="edit-head">
      <div className="edit-title">
        <Link className="button plain icon-only phone-only" href={siteAddress()} aria-label={texts.back}>
          <Icon of={back} size={20} />
        </Link>
        {isTreeFolded && (
          <button
            type="button"
            className="button plain icon-only unfold"
            aria-label={texts.showPages}
            onClick={unfoldTree}
          >
            <Icon of={list} size={15} />
          </button>
        )}
        <div className="edit-name">
          <h1 tabIndex={-1}>{title}</h1>
          {subtitle && <p className="edit-address clip">{subtitle}</p>}
        </div>
        {state && <Mark tone="is-off">{state}</Mark>}
        {hasPreview && (
          <button type="button" className="button middle-only" onClick={() => showPreview(true)}>
            <Icon of={eye} size={15} />
            {texts.preview}
          </button>
        )}
        {menu}
      </div>
      {children}
    </div>
  );
}
