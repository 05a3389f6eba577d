import type { DocumentFile } from '#content/documents.ts';
import { documents } from '#content/documents.ts';
import type { DocumentPlan } from './plan.ts';

const brochures = import.meta.glob<DocumentPlan>('../pages/*/brochure.tsx', { eager: true, import: 'plan' });

/** The plans by document file. */
export const plans = Object.fromEntries(
  documents.map(({ file, page }) => {
    const plan = brochures[`../pages/${page}/brochure.tsx`];
    if (!plan)
      throw new Error(`${file} has no plan. Add src/pages/${page}/brochure.tsx with "export const plan".`);
    return [file, plan];
  }),
) as Readonly<Record<DocumentFile, DocumentPlan>>;
