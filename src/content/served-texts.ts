import { noTool, toolTexts } from './tool-texts.ts';

/** The settings of the server that drawer and privacy policy speak about. */
export interface StatedSettings {
  /** The tool of somebody else that is loaded with consent, and the host that it comes from. */
  readonly tool: { readonly kind: keyof typeof toolTexts; readonly host: string } | null;
  readonly isCounting: boolean;
  readonly confirmsSubscriptions: boolean;
  /** Days until it is deleted. Null: no fixed period. */
  readonly kept: Readonly<Record<Kept, number | null>>;
}

type Kept = 'counts' | 'enquiries' | 'applications' | 'resumes' | 'subscribers';

/** Those of a server that was told nothing. A test holds them to its records. */
export const defaultSettings: StatedSettings = {
  tool: null,
  isCounting: true,
  confirmsSubscriptions: true,
  kept: { counts: 400, enquiries: null, applications: null, resumes: null, subscribers: null },
};

/** Without a period the policy names what decides (GDPR, Article 13(2)(a)), and that people do it. */
const deletedByHand =
  'There is no fixed number of days: our staff review and delete them by hand, and sooner if you ask.';

/**
 * Which places of drawer (`drawer-`) and policy (`policy-`) follow the settings, and what stands there. The documents are built
 * with the words of the default settings; a server with others puts its own there when it starts, so that they cannot be wrong.
 */
export const servedTexts = {
  'drawer-lead': ({ tool, isCounting }) =>
    isCounting || tool
      ? 'This site works without optional cookies. If you agree, we learn which pages help, and which do not. Nothing optional is on until you say so.'
      : 'This site works without optional cookies, and has none today. Nothing optional is on until you say so.',
  'drawer-analytical': (settings) =>
    [
      settings.isCounting
        ? 'Counts pages, form steps and loading times on our own server, without cookie or identifier. The pages of your visit are kept in this tab until you close it, and go along only with a form that you send.'
        : 'Nothing is counted on our own server today. If that changes, you are asked again.',
      toolOf(settings)?.analytical,
    ]
      .filter(Boolean)
      .join(' '),
  'drawer-marketing': (settings) => (toolOf(settings) ?? noTool).marketing,

  'policy-newsletter-data': ({ confirmsSubscriptions }) =>
    confirmsSubscriptions
      ? 'First name, last name, email address, the topic you choose, the fact that you accepted this policy, and when you confirmed your address.'
      : 'First name, last name, email address, the topic you choose, and the fact that you accepted this policy.',
  'policy-newsletter-basis': ({ confirmsSubscriptions }) =>
    confirmsSubscriptions
      ? 'Your consent (Article 6(1)(a)), which you give by the form and by following the link that we mail to you, and can withdraw at any time. No newsletter goes to an unconfirmed address.'
      : 'Your consent (Article 6(1)(a)), which you give by the form and can withdraw at any time.',
  'policy-newsletter-kept': ({ confirmsSubscriptions, kept: { subscribers } }) => {
    const after =
      subscribers === null
        ? 'We then keep your record, marked as unsubscribed so that we do not write again, until you ask us to delete it.'
        : `Deleted within ${days(subscribers + 1)} after that.`;
    return `Until you unsubscribe. ${after}${confirmsSubscriptions ? ' Addresses that were never confirmed: 30 days.' : ''}`;
  },
  'policy-enquiries-kept': ({ kept: { enquiries } }) =>
    enquiries === null
      ? `Until the matter you wrote about is closed and no claim can arise from it. ${deletedByHand} If a contract follows, its periods apply.`
      : `Deleted ${days(enquiries)} after our answer, or after your message where there was none, unless a contract follows from them.`,
  'policy-applications-kept': ({ kept: { applications } }) =>
    applications === null
      ? `Until we have decided, and the time in which you can contest the decision is over. ${deletedByHand}`
      : `Deleted ${days(applications)} after our answer, or after your application where there was none.`,
  'policy-resumes-kept': ({ kept: { resumes } }) =>
    resumes === null ? 'As long as the application.' : `Deleted ${days(resumes)} after they were sent.`,

  'policy-counted': ({ isCounting }) =>
    isCounting
      ? 'If you allow Analytical/Performance in the cookie settings, each page tells our own server that it was shown: its path, the day, the host of the page that led to us and the campaign named in the address. It adds whether your window is the size of a phone, a tablet or a desktop, whether this is the first page of the visit, and how fast the page loaded. Forms report how far they are filled in, by the names of fields and never by what is typed. The server adds one to the counts of that day. It sets no cookie, gives you no identifier and does not store your IP address, so the counts cannot be traced to anyone.'
      : 'Nothing is counted on our own server today: whatever you allow in the cookie settings, no page tells it anything about your visit.',
  'policy-visit-sent': ({ isCounting }) =>
    isCounting
      ? 'If you then send us a form, the first page, the campaign and the last pages of this visit are stored with it, so that we know what led you to us.'
      : 'Nor is anything about your visit stored with a form that you send us.',
  'policy-counting-basis': ({ isCounting, tool }) =>
    isCounting || tool
      ? 'Your consent in the cookie settings (Article 6(1)(a)), which you can withdraw there at any time. A browser that sends Global Privacy Control is never counted.'
      : 'We do neither today. It would need your consent in the cookie settings (Article 6(1)(a)).',
  'policy-visit-entry': ({ isCounting }) =>
    isCounting
      ? 'The first page, the host and campaign that led to it, and the last pages of this visit. Only with Analytical/Performance. Sent only with a form that you send. Removed when you close the tab or withdraw the consent.'
      : 'Not kept today, as nothing is counted on our own server. An entry from an earlier visit is removed with the first page that you open.',
  'policy-groups': ({ isCounting }) =>
    `The cookie settings have three groups. Necessary is always on. Analytical/Performance and Marketing are off unless you accept them, and always off where your browser sends Global Privacy Control. ${
      isCounting
        ? 'With Analytical/Performance we count visits on our own server, as described above.'
        : 'On our own server nothing is counted today, whatever you accept.'
    }`,
  'policy-visit-kept': ({ isCounting }) =>
    isCounting
      ? 'Kept as long as the form it was sent with.'
      : 'Not kept today. What was kept before: as long as what you sent with it.',
  'policy-counts-kept': ({ isCounting, kept: { counts } }) => {
    const period = counts === null ? 'without limit' : `for ${days(counts)}`;
    const why = 'they are daily totals and hold nothing about a person.';
    return `${isCounting ? 'Kept' : 'None are added today. Earlier ones are kept'} ${period}: ${why}`;
  },

  'policy-sharing': (settings) => (toolOf(settings) ?? noTool).sharing,
  'policy-foreign': (settings) => {
    const tool = toolOf(settings);
    const map =
      'the map of OpenStreetMap on the contact page: when it comes into view, your browser asks the OpenStreetMap Foundation for it, and the Foundation receives your IP address and the fact that the map is shown on our site. Its own privacy policy applies to that request.';
    return tool
      ? `The website loads scripts, fonts, pictures and videos from other companies in two cases only. One is ${map} The other is the script of ${tool.name} from ${tool.host}, only once you have allowed ${tool.neededConsent}.`
      : `The website loads no scripts, fonts, pictures or videos from other companies. The only exception is ${map}`;
  },
  'policy-security': (settings) => {
    const tool = toolOf(settings);
    const refused = tool
      ? `all third-party scripts except that of ${tool.name} from ${tool.host}`
      : 'third-party scripts';
    return `The website runs under a content-security policy that refuses ${refused}; forms are limited in frequency and size; a resume is accepted only as a PDF or Word document.`;
  },
  'policy-tools': (settings) => (toolOf(settings) ?? noTool).details,
  'policy-california': (settings) => (toolOf(settings) ?? noTool).california,
} as const satisfies Record<string, (settings: StatedSettings) => string>;

export type ServedPlace = keyof typeof servedTexts;

/** As the documents are built. */
export function builtText(place: ServedPlace): string {
  return servedTexts[place](defaultSettings);
}

function toolOf({ tool }: StatedSettings) {
  return tool && { ...toolTexts[tool.kind](tool.host), host: tool.host };
}

function days(count: number): string {
  return count === 1 ? 'one day' : `${count} days`;
}
