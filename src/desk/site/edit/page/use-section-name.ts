import { type Json, valueAt } from '#contract/desk/content-tree.ts';
import { fieldName, nameOf, ROW_NAME } from '../../file-names.ts';
import { useSite } from '../../site-data.tsx';
import { useForm } from '../form/form-context.tsx';
import { shownText } from '../text/values.ts';
import { kindOf, showsPageHeading } from './sections.ts';

/** What the editor calls a kind of section. */
export function useKindLabel(): (kind: string) => string {
  const { kinds } = useSite().schema;
  return (kind) => kinds[kind]?.label ?? fieldName(kind);
}

/** The heading of a section, or else its kind. */
export function useSectionName(): (section: Json) => string {
  const { content } = useForm();
  const { facts } = useSite().schema;
  const labelOf = useKindLabel();
  return (section) => {
    const kind = kindOf(section);
    const heading = showsPageHeading(kind) ? valueAt(content, 'heading') : nameOf(section, ROW_NAME);
    return typeof heading === 'string' && heading !== '' ? shownText(heading, facts) : labelOf(kind);
  };
}
