import { servedTexts as texts, toolTexts } from '#generated/texts/site.ts';
import { filled } from './filled.ts';

/** The settings of the server that the cookie drawer and the privacy policy describe. */
export interface StatedSettings {
  /** The third-party tool that is loaded with consent, and the host that it comes from. */
  readonly tool: { readonly kind: ToolKind; readonly host: string } | null;
  readonly isCounting: boolean;
  readonly confirmsSubscriptions: boolean;
  /** Retention in days; null for no fixed period. */
  readonly kept: Readonly<
    Record<'counts' | 'enquiries' | 'applications' | 'resumes' | 'subscribers', number | null>
  >;
}

type ToolKind = 'matomo' | 'plausible' | 'google';

/** The settings of a server without configuration. A test compares them with the settings records. */
export const defaultSettings: StatedSettings = {
  tool: null,
  isCounting: true,
  confirmsSubscriptions: true,
  kept: { counts: 400, enquiries: null, applications: null, resumes: null, subscribers: null },
};

/**
 * Places of the drawer (`drawer-`) and the policy (`policy-`) that depend on settings, with their texts. Documents are built with
 * those of the default settings; a server with others replaces them when it starts.
 */
export const servedTexts = {
  'drawer-lead': ({ tool, isCounting }) =>
    isCounting || tool ? texts.drawerLead.optional : texts.drawerLead.none,
  'drawer-analytical': (settings) =>
    [
      settings.isCounting ? texts.drawerAnalytical.counting : texts.drawerAnalytical.notCounting,
      toolOf(settings)?.analytical,
    ]
      .filter(Boolean)
      .join(' '),
  'drawer-marketing': (settings) => (toolOf(settings) ?? toolTexts.none).marketing,

  'policy-newsletter-data': ({ confirmsSubscriptions }) =>
    texts.newsletterData[confirmsSubscriptions ? 'confirmed' : 'unconfirmed'],
  'policy-newsletter-basis': ({ confirmsSubscriptions }) =>
    texts.newsletterBasis[confirmsSubscriptions ? 'confirmed' : 'unconfirmed'],
  'policy-newsletter-kept': ({ confirmsSubscriptions, kept: { subscribers } }) =>
    [
      texts.newsletterKept.start,
      kept(texts.newsletterKept, subscribers === null ? null : subscribers + 1),
      ...(confirmsSubscriptions ? [texts.newsletterKept.unconfirmed] : []),
    ].join(' '),
  'policy-enquiries-kept': ({ kept: { enquiries } }) => kept(texts.enquiriesKept, enquiries),
  'policy-applications-kept': ({ kept: { applications } }) => kept(texts.applicationsKept, applications),
  'policy-resumes-kept': ({ kept: { resumes } }) => kept(texts.resumesKept, resumes),

  'policy-counted': byCounting(texts.counted),
  'policy-visit-sent': byCounting(texts.visitSent),
  'policy-counting-basis': ({ isCounting, tool }) =>
    isCounting || tool ? texts.countingBasis.optional : texts.countingBasis.none,
  'policy-visit-entry': byCounting(texts.visitEntry),
  'policy-groups': (settings) => `${texts.groups.always} ${byCounting(texts.groups)(settings)}`,
  'policy-visit-kept': byCounting(texts.visitKept),
  'policy-counts-kept': (settings) =>
    filled(byCounting(texts.countsKept)(settings), {
      period: kept(texts.countsKept, settings.kept.counts),
    }),

  'policy-sharing': (settings) => (toolOf(settings) ?? toolTexts.none).sharing,
  'policy-foreign': (settings) => {
    const tool = toolOf(settings);
    return tool
      ? filled(texts.thirdParties.tool, { name: tool.name, host: tool.host, consent: tool.neededConsent })
      : texts.thirdParties.none;
  },
  'policy-security': (settings) => {
    const tool = toolOf(settings);
    return tool ? filled(texts.security.tool, { name: tool.name, host: tool.host }) : texts.security.none;
  },
  'policy-tools': (settings) => (toolOf(settings) ?? toolTexts.none).details,
  'policy-california': (settings) => (toolOf(settings) ?? toolTexts.none).california,
} as const satisfies Record<string, (settings: StatedSettings) => string>;

export type ServedPlace = keyof typeof servedTexts;

/** The text for the default settings, as built into the documents. */
export function builtText(place: ServedPlace): string {
  return servedTexts[place](defaultSettings);
}

function byCounting<Counting extends string, Other extends string>(variants: {
  readonly counting: Counting;
  readonly notCounting: Other;
}) {
  return ({ isCounting }: StatedSettings): Counting | Other =>
    isCounting ? variants.counting : variants.notCounting;
}

function kept(
  { noLimit, limit }: { readonly noLimit: string; readonly limit: string },
  count: number | null,
): string {
  if (count === null) return noLimit;
  const days = count === 1 ? texts.days.one : filled(texts.days.several, { days: count });
  return limit.replace('{days}', days);
}

function toolOf({ tool }: StatedSettings) {
  if (!tool) return null;
  const { kind, host } = tool;
  const isGoogle = kind === 'google';
  const name = isGoogle ? toolTexts.google.name : toolTexts.names[kind];
  const toolVariants = isGoogle ? toolTexts.google : { ...toolTexts.none, ...toolTexts.counting };
  const filledIn = Object.fromEntries(
    Object.entries(toolVariants).map(([key, text]) => [
      key,
      text.replaceAll('{name}', name).replaceAll('{host}', host),
    ]),
  ) as Record<keyof typeof toolVariants, string>;
  return { ...filledIn, name, host };
}
