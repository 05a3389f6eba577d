import { createContext } from 'react';
import type { PageId } from '#generated/page-id.ts';

/** The page that a section stands on; undefined on those without an entry. */
export const PageShown = createContext<PageId | undefined>(undefined);
