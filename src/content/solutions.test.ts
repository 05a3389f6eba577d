import { describe, expect, it } from 'vitest';
import { capabilityCards } from '#pages/analytics/content/capabilities.ts';
import { platformCategories } from '#pages/analytics/content/platform.ts';
import * as analytics from '#pages/analytics/content.ts';
import * as cloud from '#pages/cloud-enablement/content.ts';
import * as digital from '#pages/digital-manufacturing/content.ts';
import * as factory from '#pages/factory-of-the-future/content.ts';
import { solutionCards as financeCards } from '#pages/intelligent-finance/content/ledger.ts';
import * as finance from '#pages/intelligent-finance/content.ts';
import { foundation, layers } from '#pages/iot-big-data/content/capabilities.ts';
import { pipelineSteps } from '#pages/iot-big-data/content/pipeline.ts';
import { solutionCards as iotCards } from '#pages/iot-big-data/content/signals.ts';
import * as iot from '#pages/iot-big-data/content.ts';
import { capabilities } from '#pages/manufacturing-operations/content/capabilities.ts';
import { schedulingTopics } from '#pages/manufacturing-operations/content/schedule.ts';
import * as operations from '#pages/manufacturing-operations/content.ts';
import * as lifecycle from '#pages/product-lifecycle-management/content.ts';
import { methodologyPhases } from '#pages/sap-implementation/content/methodology.ts';
import { serviceCards as sapCards } from '#pages/sap-implementation/content/services.ts';
import * as sap from '#pages/sap-implementation/content.ts';
import { solutionCards } from '#pages/solutions/content/cards.ts';
import * as solutions from '#pages/solutions/content.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord } from './types.ts';

/** Names and counts as the specification gives them (2.5, 2.12). */

const titles = (cards: readonly { readonly title: string }[]) => cards.map((card) => card.title);

function featuresOf(cards: readonly { readonly features?: readonly string[] }[]): number[] {
  return cards.map((card) => card.features?.length ?? 0);
}

describe('solutions overview', () => {
  it('sends both buttons of the hero to the contact page', () => {
    expect(solutions.hero.actions.map((action) => action.label)).toEqual(['Explore Solutions', 'Contact Us']);
    for (const action of solutions.hero.actions) expect(action.to).toMatchObject({ page: 'contact' });
  });

  it('has ten cards, each with four features and a route of its own', () => {
    expect(solutionCards.map((card) => card.route)).toEqual([
      'convokeai',
      'factory-of-the-future',
      'manufacturing-operations',
      'product-lifecycle-management',
      'digital-manufacturing',
      'sap-implementation',
      'cloud-enablement',
      'analytics',
      'intelligent-finance',
      'iot-big-data',
    ]);
    expect(featuresOf(solutionCards)).toEqual(Array(10).fill(4));
  });

  it('flags ConvokeAI as not external', () => {
    expect(solutionCards[0]).toMatchObject({ title: 'ConvokeAI', isExternal: false });
  });
});

describe('manufacturing operations', () => {
  it('numbers its six capabilities, each with three feature tags', () => {
    expect(titles(capabilities)).toEqual([
      'Warehouse Management System',
      'Manufacturing Execution System',
      'Quality Management System',
      'Traceability & Containment Management',
      'Plant Maintenance Management',
      'Advanced Production Scheduling',
    ]);
    expect(capabilities.map((card) => card.number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(featuresOf(capabilities)).toEqual(Array(6).fill(3));
  });

  it('has four scheduling topics and four benefits', () => {
    expect(titles(schedulingTopics)).toEqual([
      'Plant Capacity Requirements',
      'Production Plan Leveling',
      'Scenario Analysis',
      'Sales & Product Analysis',
    ]);
    expect(titles(operations.benefitCards)).toEqual([
      'Enhanced Efficiency',
      'Complete Visibility',
      'Cost Optimization',
      'Performance Analytics',
    ]);
  });
});

describe('factory of the future', () => {
  it('has four platform features and four core capabilities', () => {
    expect(titles(factory.platformFeatures)).toEqual([
      'Industrial Engineering: Resource Planning',
      'Industrial Engineering: Manufacturing Planning',
      'Planning & Optimization',
      'Manufacturing & Operations',
    ]);
    expect(titles(factory.coreCapabilities)).toEqual([
      'Digital Twin Technology',
      'Cloud-Native Platform',
      'Intelligent Automation',
      'Operational Excellence',
    ]);
  });

  it('shows example readings that agree with each other', () => {
    const reading = (label: string) => factory.twinReadings.find((entry) => entry.label === label);
    for (const state of ['planned', 'running'] as const) {
      const oee = Number.parseInt(reading('OEE')?.[state] ?? '', 10) / 100;
      expect(Math.round((450 * 60 * oee) / 57)).toBe(Number(reading('Good pieces a shift')?.[state]));
    }
  });
});

describe('product lifecycle management', () => {
  it('has four cards and four lifecycle items', () => {
    expect(titles(lifecycle.offerCards)).toEqual([
      'Product Lifecycle Management',
      'CATIA',
      'ENOVIA',
      'PLM Implementation',
    ]);
    expect(titles(lifecycle.lifecycleItems)).toEqual([
      '3DEXPERIENCE Platform',
      'Instinctive 3D Experience',
      'Teamcenter Integration',
      'Secure Collaboration',
    ]);
  });
});

describe('digital manufacturing', () => {
  it('has four cards and four technology items', () => {
    expect(titles(digital.practiceCards)).toEqual([
      'Digital Manufacturing',
      'Collaborative Manufacturing',
      'Process Planning',
      'Robotics',
    ]);
    expect(titles(digital.technologyItems)).toEqual([
      'Fabrication',
      'Ergonomics',
      'Manufacturing Project Governance',
      '4D Simulation',
    ]);
  });
});

describe('SAP implementation', () => {
  it('has six services, four benefits and four phases', () => {
    expect(titles(sapCards)).toEqual([
      'SAP S/4HANA',
      'SAP Simple Finance',
      'SAP Supply Chain Management',
      'SAP Fiori',
      'S/4HANA Conversion and Migration',
      'SAP Integration Services',
    ]);
    expect(sap.benefitCards).toHaveLength(4);
    expect(methodologyPhases.map((phase) => phase.phase)).toEqual([
      'Discovery & Assessment',
      'Solution Design',
      'Implementation & Testing',
      'Go-Live & Support',
    ]);
  });
});

describe('cloud enablement', () => {
  it('opens with its mandated button', () => {
    expect(cloud.hero.actions[0]?.label).toBe('Start Your Cloud Journey');
  });

  it('has four services with images and tags, three SAP solutions and four benefits', () => {
    expect(cloud.serviceCards).toHaveLength(4);
    for (const card of cloud.serviceCards) {
      expect(card.image).not.toBe('');
      expect(card.features.length).toBeGreaterThan(0);
    }
    expect(cloud.solutionsTable.columns).toEqual([
      'S/4HANA Cloud',
      'SAP Analytics Cloud',
      'SAP Cloud Platform',
    ]);
    for (const row of cloud.solutionsTable.rows) expect(row.cells).toHaveLength(3);
    expect(titles(cloud.benefitCards)).toEqual([
      'Enhanced Performance',
      'Cost Efficiency',
      'Enhanced Security',
      'Scalability',
    ]);
  });
});

describe('data analytics', () => {
  it('scrolls to its solutions', () => {
    expect(analytics.hero.actions[0]).toEqual({
      label: 'Explore Analytics Solutions',
      to: { anchor: 'analytics-solutions' },
    });
  });

  it('has four capabilities, three tool categories, four benefits and platform categories', () => {
    expect(titles(capabilityCards)).toEqual([
      'Business Intelligence & Analytics',
      'Enterprise Analytics Portal',
      'Executive Dashboards',
      'Advanced Data Processing',
    ]);
    expect(titles(analytics.toolCategories)).toEqual([
      'Business Objects',
      'Data Visualization',
      'BW on HANA',
    ]);
    expect(titles(analytics.benefitCards)).toEqual([
      'Predictive Analytics',
      'Real-time Insights',
      'Collaborative Analytics',
      'Data Governance',
    ]);
    for (const entry of platformCategories) expect(entry.capabilities.length).toBeGreaterThan(0);
  });
});

describe('intelligent finance', () => {
  it('has four solutions, four modules and four automation benefits', () => {
    expect(titles(financeCards)).toEqual([
      'S/4HANA Finance conversion and migration',
      'BPC planning and consolidation',
      'Revenue recognition and receivables management',
      'Central Finance',
    ]);
    expect(titles(finance.moduleCards)).toEqual([
      'Financial Planning and Analysis',
      'Treasury Management',
      'Financial Reporting',
      'Risk Management',
    ]);
    expect(titles(finance.benefitCards).map((title) => title.toLowerCase())).toEqual([
      'process automation',
      'real-time visibility',
      'compliance and control',
      'ai insights',
    ]);
  });
});

describe('IoT', () => {
  it('has four solutions, a pipeline of four steps and four capabilities', () => {
    expect(iotCards).toHaveLength(4);
    expect(titles(pipelineSteps).map((title) => title.toLowerCase())).toEqual([
      'collection',
      'processing',
      'pattern recognition',
      'intelligent actions',
    ]);
    expect(
      titles([...layers, foundation])
        .map((title) => title.toLowerCase())
        .sort(),
    ).toEqual(['analytics engine', 'edge computing', 'secure infrastructure', 'sensor networks']);
  });

  it('raises each flag at a value on the trace', () => {
    for (const { trace } of iotCards) expect(trace.values[trace.flagged]).toBeDefined();
  });
});

describe('every solution page', () => {
  const category: readonly [{ hero: HeroRecord; callToAction: CallToActionRecord }, string, string][] = [
    [factory, 'Solutions', 'Factory of the Future'],
    [operations, 'Solutions', 'Manufacturing Operations Management'],
    [lifecycle, 'Solutions', 'Product Lifecycle Management'],
    [digital, 'Solutions', 'Digital Manufacturing'],
    [sap, 'Services', 'SAP Implementation'],
    [cloud, 'Solutions', 'Cloud Enablement & Migration'],
    [analytics, 'Solutions', 'Analytics & Big Data'],
    [finance, 'Solutions', 'Intelligent Finance'],
    [iot, 'Solutions', 'IoT & Big Data'],
  ];

  it.each(category)(
    'opens the contact form with its enquiry chosen (%#)',
    (page, enquiryType, specificCategory) => {
      const toContact = [...page.hero.actions, ...page.callToAction.actions].filter(leadsToContact);
      expect(toContact.length).toBeGreaterThan(1);
      for (const link of toContact)
        expect(link.to).toMatchObject({ query: { enquiryType, specificCategory } });
    },
  );

  it.each([...category.map(([page]) => page), solutions])('points on to two or three pages (%#)', (page) => {
    const { next } = page as unknown as { next: readonly string[] };
    expect(next.length).toBeGreaterThanOrEqual(2);
    expect(next.length).toBeLessThanOrEqual(3);
  });
});

function leadsToContact(link: LinkRecord): boolean {
  return 'page' in link.to && link.to.page === 'contact';
}
