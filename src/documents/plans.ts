import type { DocumentFile } from '#content/documents.ts';
import type { DocumentPlan } from './plan.ts';
import { consultingServices } from './plans/consulting-services.tsx';
import { factoryOfTheFuture } from './plans/factory-of-the-future.tsx';
import { flexpod } from './plans/flexpod.tsx';
import { flexutility } from './plans/flexutility.tsx';
import { itechMobile } from './plans/itech-mobile.tsx';
import { managedServices } from './plans/managed-services.tsx';
import { onDemandServices } from './plans/on-demand-services.tsx';
import { transportMigration } from './plans/transport-migration.tsx';

/** Which plan makes which document of the list. */
export const plans: Readonly<Record<DocumentFile, DocumentPlan>> = {
  'flexpod-brochure.pdf': flexpod,
  'flexutility-documentation.pdf': flexutility,
  'transport-migration-documentation.pdf': transportMigration,
  'itech-mobile-specifications.pdf': itechMobile,
  'factory-of-the-future-brochure.pdf': factoryOfTheFuture,
  'managed-services-methodology-guide.pdf': managedServices,
  'consulting-services-capabilities.pdf': consultingServices,
  'on-demand-services-capabilities.pdf': onDemandServices,
};
