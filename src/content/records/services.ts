/** The records of the service and AI pages, with the fields that the specification gives them. */

import type { MediaPicture } from '../media-picture.ts';

/** The heading of a section and a quiet sentence beside it. */
export interface HeadRecord {
  readonly title: string;
  readonly note?: string;
}

export interface CardRecord {
  readonly title: string;
  readonly description: string;
  readonly features?: readonly string[];
}

export interface ServiceCard {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly benefits: readonly string[];
  /** Name of the drawing, or a file of media/. */
  readonly image: string | MediaPicture;
}

export interface SlaLevel {
  readonly level: 'Platinum' | 'Gold' | 'Silver' | 'Bronze';
  readonly description: string;
  readonly responseTime: string;
  readonly availability: string;
  /** What the availability allows, which is the figure an operations manager compares. */
  readonly downtime: string;
}

export interface CoverageLevel {
  readonly level: 'Bronze' | 'Silver' | 'Gold' | 'Platinum';
  readonly description: string;
  readonly responseTime: string;
  readonly coverage: string;
  /** What the coverage means: days and hours, and who answers in them. */
  readonly hours: string;
  readonly answeredBy: string;
  readonly pricing: string;
  /** What the pricing means in dollars. */
  readonly price: string;
}

export interface MethodologyPhase {
  readonly phase: string;
  readonly description: string;
  /** Name of the drawing, or a file of media/. */
  readonly icon: string | MediaPicture;
  readonly activities: readonly string[];
  readonly when: string;
  readonly endsWhen: string;
}

export interface ConsultingStep {
  readonly step: number;
  readonly title: string;
  readonly description: string;
  readonly activities: readonly string[];
  /** First and last week of the step, counted from the start. */
  readonly weeks: readonly [number, number];
  readonly deliverable: string;
}

export interface ConsultingIndustry {
  readonly name: string;
  readonly description: string;
  readonly expertise: readonly string[];
  /** Name of the drawing, or a file of media/. */
  readonly image: string | MediaPicture;
}

export interface Technology {
  readonly name: string;
  readonly description: string;
  readonly category: string;
}

export interface DeliveryModel {
  readonly title: string;
  readonly description: string;
  readonly benefits: readonly string[];
  /** Four weeks of five days: how much of each day is yours. */
  readonly month: readonly (readonly DayShare[])[];
  /** The same in words. */
  readonly monthInWords: string;
}

/** 0 is a free day, 1 a full one; 0.5 is shared with other clients. */
export type DayShare = 0 | 0.5 | 1;

export interface PortfolioItem {
  readonly title: string;
  readonly description: string;
  readonly services: readonly string[];
}

/** A figure with its reason. The first word of the metric is set large: "5.2x ROI". */
export interface ImpactMetric {
  readonly title: string;
  readonly description: string;
  readonly metric: string;
}

export type SharedModelBenefit = ImpactMetric;

export interface Factor {
  readonly factor: string;
  readonly description: string;
}

export interface SuccessStory {
  readonly industry: string;
  readonly title: string;
  readonly solution: string;
  readonly results: readonly string[];
  /** Name of the drawing, or a file of media/. */
  readonly image: string | MediaPicture;
}

/** An offer with what it takes and what is left when it is done. */
export interface OfferRecord {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly duration: string;
  readonly price: string;
  readonly outcome: string;
}

/** One layer of something that stands in layers, with its cards. */
export interface LayerRecord {
  readonly title: string;
  readonly note: string;
  readonly cards: readonly CardRecord[];
}

/** An application with what AI does in it, and one question as a user would put it. */
export interface ApplicationRecord {
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly example: {
    readonly question: string;
    readonly answer: string;
    readonly sources: readonly string[];
  };
}

export interface AcceleratorRecord {
  readonly name: string;
  readonly description: string;
  /** The records it reads. */
  readonly reads: string;
}

/** When one of our teams is at work, in hours of the chart's clock. A shift may run past midnight. */
export interface DutyRecord {
  readonly team: string;
  readonly localHours: string;
  readonly from: number;
  readonly to: number;
}
