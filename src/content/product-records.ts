import type { PageId } from '#generated/page-id.ts';
import type { MediaPicture } from './media-picture.ts';
import type { Target } from './types.ts';

/** One product on the overview. `icon` and `image` name drawings (`image` may be a file of media/), `route` names the page. */
export interface ProductCard {
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly category: string;
  readonly features: readonly string[];
  readonly techSpecs: readonly Spec[];
  readonly route: PageId;
  readonly image: string | MediaPicture;
}

/** A line of a data sheet. */
export interface Spec {
  readonly name: string;
  readonly value: string;
}

export interface SpecGroup {
  readonly title: string;
  readonly specs: readonly Spec[];
}

/** Benefit, reason, manufacturing type: a title and what it means. */
export interface PointRecord {
  readonly title: string;
  readonly description: string;
}

/** MDSLite core, process category, module: a point with its parts. */
export interface FeatureRecord extends PointRecord {
  readonly features: readonly string[];
}

/** FlexMobEx capability, device or technology. `image` names a drawing of the section that shows it. */
export interface PicturedRecord extends PointRecord {
  readonly image: string;
}

/** A way to use a product, with the devices it runs on. `colour` is the tone its picture stands on. */
export interface FeatureCard extends FeatureRecord {
  readonly subtitle: string;
  readonly icon: string;
  readonly image: string;
  readonly color: 'tint' | 'paper' | 'steel';
  readonly devices: readonly string[];
}

export interface WorkflowStep extends PointRecord {
  readonly step: number;
  readonly icon: string;
  /** The state a record is in when this step is done. */
  readonly state: string;
}

/** Where a button for a product leads: the contact form, with the product already chosen. */
export function productEnquiry(specificCategory?: ProductCategory): Target {
  return {
    page: 'contact',
    query: { enquiryType: 'Products', ...(specificCategory ? { specificCategory } : {}) },
  };
}

/** Where a button that asks for a price leads. The form's message names the product. */
export const quoteEnquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Request for Proposal', specificCategory: 'Enterprise Solutions' },
};

/** As the contact form spells them. */
export type ProductCategory =
  | 'FlexMobEx'
  | 'FlexPod'
  | 'FlexUtility'
  | 'MDS Lite'
  | 'ITECH Mobile'
  | 'Transport Migration Utility';
