import type { PageId } from '#content/page-id.ts';
import { companyFindability } from './findability/company.ts';
import { productFindability } from './findability/products.ts';
import { serviceFindability } from './findability/services.ts';
import { solutionFindability } from './findability/solutions.ts';
import type { Findability } from './page-entry.ts';

export const findability: Readonly<Record<PageId, Findability>> = {
  ...companyFindability,
  ...solutionFindability,
  ...serviceFindability,
  ...productFindability,
};
