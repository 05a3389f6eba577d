import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as flexmobex from '#pages/flexmobex/content.ts';
import * as flexpod from '#pages/flexpod/content.ts';
import * as flexutility from '#pages/flexutility/content.ts';
import * as itechMobile from '#pages/itech-mobile/content.ts';
import * as mdslite from '#pages/mdslite/content.ts';
import * as products from '#pages/products/content.ts';
import * as realEstate from '#pages/real-estate/content.ts';
import * as transportMigration from '#pages/transport-migration/content.ts';
import type { LinkRecord } from './types.ts';

/** What SPEC.md 2.9, 2.13 and 9 state, held against the records. */
const titles = (records: readonly { readonly title: string }[]) => records.map(({ title }) => title);
const labels = (links: readonly LinkRecord[]) => links.map(({ label }) => label);
const category = (link: LinkRecord | undefined) =>
  link && 'page' in link.to ? [link.to.page, link.to.query?.specificCategory] : undefined;

describe('products overview', () => {
  test('seven cards, named and ordered as specified', () => {
    expect(titles(products.cards)).toEqual([
      'MDSLite',
      'FLEXMOBEX',
      'ITECH MOBILE',
      'FlexPod',
      'FlexUtility',
      'Transport Migration Utility',
      'Real Estate Management Integration',
    ]);
  });

  test.each(products.cards)('$title has every field of a product card', (card) => {
    for (const field of ['title', 'description', 'icon', 'category', 'route', 'image'] as const) {
      expect(card[field], field).toBeTruthy();
    }
    expect(card.features.length).toBeGreaterThanOrEqual(3);
    expect(card.techSpecs.length).toBeGreaterThanOrEqual(3);
  });

  test('Learn More on each card, four reasons, both buttons lead to contact', () => {
    expect(products.catalog.learnMore).toBe('Learn More');
    expect(products.reasons.items).toHaveLength(4);
    expect(labels(products.callToAction.actions)).toEqual([
      'Request Demo',
      'Start Your Digital Transformation',
    ]);
    for (const action of products.callToAction.actions) expect(category(action)?.[0]).toBe('contact');
  });
});

describe('MDSLite', () => {
  test('four cores, six benefits, three manufacturing types', () => {
    expect(mdslite.cores).toHaveLength(4);
    expect(mdslite.benefits).toHaveLength(6);
    expect(mdslite.manufacturingTypes).toHaveLength(3);
  });

  test('the figures', () => {
    expect(mdslite.stats.map(({ value, unit, label }) => `${value}${unit ?? ''} ${label}`)).toEqual([
      '80% of manufacturing challenges addressed',
      '20% of traditional cost',
      '8 weeks implementation',
    ]);
  });

  test('the film has its files and the fallback text', () => {
    expect(mdslite.film.fallback).toBe('Your browser does not support the video tag.');
    expect(mdslite.film.source).toMatch(/\.mp4$/);
    for (const file of [mdslite.film.source, mdslite.film.poster, mdslite.film.captions]) {
      expect(existsSync(`public/media/${file}`), file).toBe(true);
    }
    expect(readFileSync(`public/media/${mdslite.film.captions}`, 'utf8')).toMatch(/^WEBVTT/);
  });

  test('the webinar had two parts on two Thursdays in August 2020', () => {
    expect(mdslite.webinar.parts).toHaveLength(2);
    for (const { date, day } of mdslite.webinar.parts) {
      expect(date).toMatch(/^2020-08-/);
      const written = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        year: 'numeric',
        timeZone: 'UTC',
      });
      expect(day).toBe(written);
      expect(day).toContain('Thursday');
    }
  });

  test('the figures of the board agree with each other', () => {
    const { board } = mdslite;
    const good = board.hours.reduce((sum, hour) => sum + (hour.count ?? 0), 0);
    expect(board.output.good).toBe(String(good));
    const minutes = 162;
    const lost = board.losses.reduce((sum, loss) => sum + loss.minutes, 0);
    const [availability, performance, quality] = [
      (minutes - lost) / minutes,
      (366 * 22) / ((minutes - lost) * 60),
      good / 366,
    ];
    const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
    expect(board.effectiveness.map(({ value }) => value)).toEqual([
      percent(availability),
      percent(performance),
      percent(quality),
      percent(availability * performance * quality),
    ]);
  });
});

describe('FlexMobEx', () => {
  test('six capabilities, three device families, four technologies, 100% accuracy', () => {
    expect(flexmobex.capabilities).toHaveLength(6);
    expect(flexmobex.devices.map(({ name }) => name)).toEqual([
      'Symbol MC70 and MC75',
      'Intermec 741',
      'Windows CE devices',
    ]);
    expect(flexmobex.technologies).toHaveLength(4);
    expect(flexmobex.pick.accuracy).toMatchObject({ value: '100', unit: '%' });
    expect(flexmobex.pick.accuracy.label).toContain('data accuracy');
  });

  test('the system requirements, word for word', () => {
    const stated = flexmobex.requirements.groups.flatMap(({ items }): readonly string[] => items);
    for (const requirement of [
      'SAP Netweaver 7.0 from Basis 7.00 SAP11',
      'SAP Netweaver 4.0 from Basis 6.40 SP22',
      'MS Windows Mobile 5.0',
      'MS Windows CE 5.0',
      'Symbol browser version 2.2.2',
      'Intermec iBrowse version 1.02',
    ]) {
      expect(stated).toContain(requirement);
    }
  });

  test('both closing buttons lead to contact with the product chosen', () => {
    expect(labels(flexmobex.callToAction.actions)).toEqual([
      'Get Started with FlexMobEx',
      'Schedule Consultation',
    ]);
    for (const action of flexmobex.callToAction.actions)
      expect(category(action)).toEqual(['contact', 'FlexMobEx']);
  });

  test('the device matrix has a mark for every task on every device', () => {
    expect(flexmobex.deviceFits.map(({ task }) => task)).toEqual(titles(flexmobex.capabilities));
    for (const { fits } of flexmobex.deviceFits) expect(fits).toHaveLength(flexmobex.devices.length);
  });
});

describe('ITECH Mobile', () => {
  test('six features, four spec groups, six benefits, the model', () => {
    expect(titles(itechMobile.features)).toEqual([
      '4G',
      'Android 10.0',
      'Wi-Fi',
      'App customization',
      'VOIP calling',
      'Enterprise ready',
    ]);
    expect(titles(itechMobile.specGroups)).toEqual([
      'Performance',
      'Connectivity',
      'Communication',
      'Business features',
    ]);
    expect(itechMobile.benefits).toHaveLength(6);
    expect(itechMobile.model.title).toContain('KTS-3C');
    expect(itechMobile.model.facts.map(({ value }) => value)).toEqual([
      'Android 10.0',
      'Octa-core',
      '2G/3G/4G',
      'VoLTE',
    ]);
  });

  test('demo, quote, specs, learn more and an e-mail address', () => {
    expect(labels(itechMobile.callToAction.actions)).toEqual(['Request Product Demo', 'Get a Quote']);
    for (const action of itechMobile.callToAction.actions) {
      expect(category(action)).toEqual(['contact', 'ITECH Mobile']);
    }
    expect(itechMobile.hero.actions.at(-1)).toEqual({ label: 'Learn More', to: { anchor: 'features' } });
    expect(itechMobile.download.to.file).toBe('itech-mobile-specifications.pdf');
    expect(itechMobile.directLine.email).toContain('@');
  });
});

describe('FlexPod', () => {
  test('three ways with four key features and their devices', () => {
    expect(flexpod.headings.channels.title).toBe('Three Powerful POD Solutions');
    expect(titles(flexpod.channels)).toEqual(['Mobile POD', 'Voice POD', 'Web POD']);
    for (const channel of flexpod.channels) expect(channel.features).toHaveLength(4);
    expect(flexpod.channels.map(({ devices }) => devices.join(', ').toLowerCase())).toEqual([
      'blackberry, iphone, android, windows mobile, symbian',
      'any phone, landline, mobile, voip',
      'desktop, tablet, mobile browser, cross-platform',
    ]);
  });

  test('benefits and steps under their headings', () => {
    expect(flexpod.headings.benefits.title).toBe('Business Benefits');
    expect(titles(flexpod.benefits)).toEqual([
      'Streamlined POD Process',
      'Faster Invoicing',
      'Improved Cash Flow',
      'Real-time Visibility',
    ]);
    expect(flexpod.headings.workflow.title).toBe('How FlexPod Works');
    expect(titles(flexpod.steps)).toEqual([
      'Capture Delivery',
      'Validation Process',
      'POD Creation',
      'Ready for Billing',
    ]);
    expect(flexpod.steps.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
  });

  test('the buttons', () => {
    expect(labels(flexpod.hero.actions)).toEqual(['Request Demo', 'Download Brochure']);
    expect(labels(flexpod.callToAction.actions)).toEqual([
      'Get Started with FlexPod',
      'Schedule Consultation',
    ]);
    for (const action of flexpod.callToAction.actions)
      expect(category(action)).toEqual(['contact', 'FlexPod']);
  });
});

describe('FlexUtility', () => {
  test('modules, processes, systems, benefits, documentation', () => {
    expect(titles(flexutility.modules)).toEqual([
      'CRM with utilities industry solution',
      'Billing and invoicing',
      'Material management',
      'Plant maintenance',
    ]);
    expect(titles(flexutility.processes)).toEqual([
      'Customer management',
      'Metering and device management',
      'Billing and financial',
      'Work management',
    ]);
    expect(flexutility.systems).toHaveLength(3);
    expect(flexutility.benefits).toHaveLength(4);
    expect(titles(flexutility.documentation)).toEqual([
      'Process design',
      'Configuration guides',
      'Data management tools',
    ]);
  });

  test('the buttons', () => {
    expect(labels(flexutility.hero.actions)).toEqual(['Request Demo', 'Download Documentation']);
    expect(flexutility.callToAction.actions).toHaveLength(2);
    for (const action of flexutility.callToAction.actions) {
      expect(category(action)).toEqual(['contact', 'FlexUtility']);
    }
  });
});

describe('Transport Migration Utility', () => {
  test('headings with their counts', () => {
    const { headings } = transportMigration;
    expect(titles(Object.values(headings))).toEqual([
      'Core Capabilities',
      'Challenges Addressed',
      'Deployment Architecture',
      'Business Benefits',
    ]);
    expect(transportMigration.capabilities).toHaveLength(4);
    expect(titles(transportMigration.challenges.items)).toEqual([
      'Code reliability',
      'Process efficiency',
      'Full transparency',
    ]);
    expect(transportMigration.benefits).toHaveLength(6);
    expect(titles(transportMigration.deployments)).toEqual([
      'Inside an SAP ECC system',
      'Inside Solution Manager',
    ]);
    expect(transportMigration.landscape.systems.map(({ name }) => name)).toEqual([
      'Development',
      'Quality',
      'Production',
    ]);
  });

  test('the buttons', () => {
    expect(labels(transportMigration.hero.actions)).toEqual(['Request Demo', 'Download Documentation']);
    expect(labels(transportMigration.callToAction.actions)).toEqual([
      'Start Implementation',
      'Schedule Consultation',
    ]);
    for (const action of transportMigration.callToAction.actions) {
      expect(category(action)).toEqual(['contact', 'Transport Migration Utility']);
    }
  });
});

describe('Real Estate Management Integration', () => {
  test('reasons, capabilities, systems with four capabilities each, stats', () => {
    expect(realEstate.reasons).toHaveLength(4);
    expect(realEstate.capabilities).toHaveLength(4);
    expect(titles(realEstate.systems)).toEqual([
      'Property management',
      'CRM',
      'Financial',
      'Document management',
    ]);
    for (const system of realEstate.systems) expect(system.features).toHaveLength(4);
    const stats = realEstate.stats.map(({ value, unit, label }) => `${value}${unit ?? ''} ${label}`);
    expect(stats[0]).toMatch(/^40% faster/);
    expect(stats[1]).toMatch(/^95% accuracy/);
    expect(stats[2]).toMatch(/^Unlimited growth/);
  });

  test('the buttons', () => {
    expect(labels(realEstate.hero.actions)).toEqual(['Request Demo', 'Learn More']);
    for (const action of realEstate.callToAction.actions) {
      expect(category(action)).toEqual(['contact', 'Real Estate Management']);
    }
  });
});

test('no description is used twice on the product pages', () => {
  const seen = new Map<string, string>();
  const pages = {
    products,
    mdslite,
    flexmobex,
    itechMobile,
    flexpod,
    flexutility,
    transportMigration,
    realEstate,
  };
  for (const [page, content] of Object.entries(pages)) {
    for (const text of descriptions(content)) {
      expect(seen.get(text), `"${text}" on ${page}`).toBeUndefined();
      seen.set(text, page);
    }
  }
});

/** Every sentence-long text in a page's records. Texts that a page itself uses twice count once. */
function descriptions(value: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (part: unknown) => {
    if (typeof part === 'string' && part.length > 40 && part.includes(' ')) found.add(part);
    else if (part && typeof part === 'object') Object.values(part).forEach(visit);
  };
  visit(value);
  return found;
}
