/** A script of somebody else that the pages load with consent. */
import { TAG_KINDS } from '#contract/tag.ts';
import { parseSafeUrl, parseTagSite } from '../setting-values.ts';
import { setting } from './setting.ts';

export const tagSettings = {
  tag: {
    url: setting({
      name: 'TAG_URL',
      default: '',
      parse: parseSafeUrl,
      wanted: 'the https address of a script, for example https://stats.example.com/matomo.js',
      description:
        'Script for statistics or advertising that pages load with the matching consent, such as https://stats.example.com/matomo.js. Drawer, privacy policy and content-security policy follow it. Empty: none.',
    }),
    kind: setting({
      name: 'TAG_KIND',
      default: '',
      parse: (text) => (text === '' ? null : TAG_KINDS.find((kind) => kind === text)),
      wanted: `one of ${TAG_KINDS.join(', ')}`,
      description: `What TAG_URL is: ${TAG_KINDS.join(', ')}. Needed with TAG_URL.`,
    }),
    siteId: setting({
      name: 'TAG_SITE_ID',
      default: '',
      parse: parseTagSite,
      wanted: 'what the service calls this site, for example 1, www.example.com or G-ABC123',
      description:
        'What the service calls this site: the number of Matomo, the domain of Plausible, the measurement ID of Google. Needed with TAG_URL.',
    }),
  },
};
