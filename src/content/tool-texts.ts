/** What drawer and privacy policy say about a tool of somebody else, by the kind of its tag. */
export interface ToolTexts {
  readonly name: string;
  /** What it does with the analytical consent, and with that for marketing. */
  readonly analytical: string;
  readonly marketing: string;
  readonly neededConsent: string;
  /** What it receives and stores. */
  readonly details: string;
  readonly sharing: string;
  readonly california: string;
}

export const noTool = {
  marketing: 'Nothing is loaded today. If that changes, it is named here and you are asked again.',
  details:
    'Analytical/Performance uses no third-party tool. Marketing is empty: we use no marketing tools at all, so accepting it stores and sends nothing. If that changes, we name each tool here first, ask you again, and run it only for those who have accepted its group.',
  sharing: 'We do not sell personal data and do not share it for cross-context behavioral advertising.',
  california:
    'We do not sell or share personal information, have not done so in the past twelve months, and use sensitive information only as the CCPA permits without an opt-out.',
} as const;

const counting = (name: string, host: string): ToolTexts => ({
  name,
  analytical: `${name} at ${host} counts visits, without cookies.`,
  marketing: noTool.marketing,
  neededConsent: 'Analytical/Performance',
  details: `Analytical/Performance loads ${name} from ${host}, which receives your IP address, the address of the page and what your browser says of itself, and counts visits without cookies. Marketing is empty: accepting it stores and sends nothing. If a tool is added or exchanged, we name it here first and ask you again.`,
  sharing: noTool.sharing,
  california: noTool.california,
});

export const toolTexts = {
  matomo: (host: string) => counting('Matomo', host),
  plausible: (host: string) => counting('Plausible', host),
  google: (host: string): ToolTexts => ({
    name: 'Google',
    analytical: `Google Analytics, loaded from ${host}, counts visits and sets cookies.`,
    marketing: `Lets Google, loaded from ${host}, set cookies, measure our advertisements and show you our content on other sites.`,
    neededConsent: 'Analytical/Performance or Marketing',
    details: `Analytical/Performance and Marketing load Google’s tag from ${host}, which receives your IP address, the address of the page and what your browser says of itself. With Analytical/Performance, Google Analytics sets the cookies _ga and _ga_…, for up to two years. With Marketing, Google may set _gcl_… for up to 90 days and use what it receives for advertising. Your choice is told to Google by its Consent Mode. If a tool is added or exchanged, we name it here first and ask you again.`,
    sharing:
      'We do not sell personal data. We share it for cross-context behavioral advertising, with Google, only if you allow Marketing in the cookie settings.',
    california:
      'We do not sell personal information. We share it, with Google for advertising, only if you allow Marketing in the cookie settings, and never where your browser sends Global Privacy Control. We use sensitive information only as the CCPA permits without an opt-out.',
  }),
} as const;
