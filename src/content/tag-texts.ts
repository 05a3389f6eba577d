/**
 * What drawer and privacy policy say about tags of others, for each kind that the server can be told to load and for none. The
 * documents are built with `none`; a server with a tag puts the words of its kind in their place, so that they cannot be wrong.
 * {host} is where the tag comes from.
 */
export const tagNames = { matomo: 'Matomo', plausible: 'Plausible', google: 'Google' } as const;

const counting =
  'Counts pages, form steps and loading times on our own server, without cookie or identifier. The pages of your visit are kept in this tab until you close it, and go along only with a form that you send.';
const noMarketing = 'Nothing is loaded today. If that changes, it is named here and you are asked again.';
const noSharing =
  'We do not sell personal data and do not share it for cross-context behavioral advertising.';
const noSelling =
  'We do not sell or share personal information, have not done so in the past twelve months, and use no sensitive information beyond what the law allows without a choice.';
const theMap =
  'the map of OpenStreetMap on the contact page: when it comes into view, your browser asks the OpenStreetMap Foundation for it, and the Foundation receives your IP address and the fact that the map is shown on our site. Its own privacy policy applies to that request.';
const mapAnd = `The website loads scripts, fonts, pictures and videos from other companies in two cases only. One is ${theMap} The other is`;
const safe =
  'The website runs under a content-security policy that refuses foreign scripts; forms are limited in rate and size; a resume is accepted only as a PDF or Word document.';
const safeBut =
  'The website runs under a content-security policy that refuses all foreign scripts but that of {tool} from {host}; forms are limited in rate and size; a resume is accepted only as a PDF or Word document.';

export const tagTexts = {
  'drawer-analytical': {
    none: counting,
    matomo: `${counting} Matomo at {host} counts visits as well, without cookies.`,
    plausible: `${counting} Plausible at {host} counts visits as well, without cookies.`,
    google: `${counting} Google Analytics, loaded from {host}, counts visits as well and sets cookies.`,
  },
  'drawer-marketing': {
    none: noMarketing,
    matomo: noMarketing,
    plausible: noMarketing,
    google:
      'Lets Google, loaded from {host}, set cookies, measure our advertisements and show you our content on other sites.',
  },
  'policy-sharing': {
    none: noSharing,
    matomo: noSharing,
    plausible: noSharing,
    google:
      'We do not sell personal data. We share it for cross-context behavioral advertising, with Google, only if you allow Marketing in the cookie settings.',
  },
  'policy-foreign': {
    none: `The website loads no scripts, fonts, pictures or videos from other companies. The only exception is ${theMap}`,
    matomo: `${mapAnd} the script of Matomo from {host}, only once you have allowed Analytical/Performance.`,
    plausible: `${mapAnd} the script of Plausible from {host}, only once you have allowed Analytical/Performance.`,
    google: `${mapAnd} the script of Google from {host}, only once you have allowed Analytical/Performance or Marketing.`,
  },
  'policy-security': { none: safe, matomo: safeBut, plausible: safeBut, google: safeBut },
  'policy-tools': {
    none: 'Analytical/Performance uses no tool of anybody else. Marketing is empty: we use no marketing tools at all, so that accepting it stores and sends nothing. If that changes, we name each tool here first, ask you again, and run it only for those who have accepted its group.',
    matomo:
      'Analytical/Performance also loads Matomo from {host}, which receives your IP address, the address of the page and what your browser says of itself, and counts visits without cookies. Marketing is empty: accepting it stores and sends nothing. If a tool is added or exchanged, we name it here first and ask you again.',
    plausible:
      'Analytical/Performance also loads Plausible from {host}, which receives your IP address, the address of the page and what your browser says of itself, and counts visits without cookies. Marketing is empty: accepting it stores and sends nothing. If a tool is added or exchanged, we name it here first and ask you again.',
    google:
      'Analytical/Performance and Marketing also load Google’s tag from {host}, which receives your IP address, the address of the page and what your browser says of itself. With Analytical/Performance, Google Analytics sets the cookies _ga and _ga_…, for up to two years. With Marketing, Google may set _gcl_… for up to 90 days and use what it receives for advertising. Your choice is told to Google by its Consent Mode. If a tool is added or exchanged, we name it here first and ask you again.',
  },
  'policy-california': {
    none: noSelling,
    matomo: noSelling,
    plausible: noSelling,
    google:
      'We do not sell personal information. We share it, with Google for advertising, only if you allow Marketing in the cookie settings, and never where your browser sends Global Privacy Control. We use no sensitive information beyond what the law allows without a choice.',
  },
} as const;

export type TagPlace = keyof typeof tagTexts;
