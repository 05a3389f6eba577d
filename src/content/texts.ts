/**
 * The schemas of site.json, mails.json and messages.json: texts that are not part of a page. `_` lists the fields that are plain
 * texts; templates name the values that are filled in later.
 */
import { z } from 'zod';
import { actions, link, template, text, texts } from './fields.ts';

type Shape = { readonly [field: string]: string | z.ZodType | Shape };

function schemaOf(shape: string | z.ZodType | Shape): z.ZodType {
  if (shape instanceof z.ZodType) return shape;
  if (typeof shape === 'string') return schemaOf({ _: shape });
  const { _: plain = '', ...others } = shape;
  const names = String(plain).split(' ').filter(Boolean);
  return z.strictObject({
    ...Object.fromEntries(names.map((name) => [name, text('the text')])),
    ...Object.fromEntries(Object.entries(others).map(([name, inner]) => [name, schemaOf(inner)])),
  });
}

const options = z
  .array(
    z.strictObject({
      value: z.string().min(1).describe('what is stored'),
      label: text('what the visitor sees'),
      note: text('what follows in parentheses, or leave it out').optional(),
    }),
  )
  .min(1);

const enquiryTypes = z
  .record(text('an enquiry type'), texts('a list of categories'))
  .describe('the enquiry types, each with its list of categories');

/** Repeats the same fields under several names. */
const each = (names: string, fields: Shape[string]): Shape =>
  Object.fromEntries(names.split(' ').map((name) => [name, fields]));

const kept = { _: 'noLimit', limit: template('the text', 'days') };
const answerPage = { _: 'heading', back: link };

const site = {
  navigation:
    'skip main mobile menu search contact home breadcrumb contents lastUpdated next learnMore aboutColumn',
  menu: each('solutions services products', 'label overview'),
  footer: 'careers careersAction cookieSettings quickLinks company officeLocations email',
  search: {
    _: 'placeholder close results popular hint one failure loading withoutScript',
    none: template('the text', 'query'),
    several: template('the text', 'count'),
    popularSearches: texts('a list of texts'),
  },
  cookie: {
    _: 'title privacySignal alwaysActive withoutScript acceptAll rejectAll save',
    more: link,
    sections: {
      necessary: 'title text',
      analytical: 'title',
      marketing: 'title',
    },
  },
  control: {
    _: 'close dismiss notification cookieSettings previousInsights nextInsights playWord pauseWord playTestimonials pauseTestimonials carousel slide quoteStart quoteEnd stages scroll scrollTo newTab optional',
    notifications: template('the text', 'hotkey'),
    testimonial: template('the text', 'place', 'count'),
    listed: template('the text', 'others', 'last'),
    place: template('the text', 'place', 'count'),
  },
  form: {
    _: 'failure upload applyingFor withoutPosition trap',
    request: template('the text', 'label', 'title'),
    privacy: 'accept policy',
    resume: {
      _: 'drop or choose remove changed',
      limits: template('the text', 'size'),
      actualSize: template('the text', 'size'),
      kilobytes: template('the text', 'count'),
      megabytes: template('the text', 'count'),
    },
  },
  answer: 'description confirm reference chooseFileAgain',
  notFound: {
    _: 'code heading text popularTitle description',
    actions: actions,
    popular: actions,
  },
  gone: 'code heading text',
  document: {
    _: 'contents next contact online check raci rights',
    range: template('the text', 'from', 'to'),
    edition: template('the text', 'version', 'date'),
    copyright: template('the text', 'year', 'name'),
  },
  download: {
    _: 'format',
    facts: template('the text', 'format', 'pages', 'size'),
  },
  unsubscribePage: {
    ask: 'title text button',
    done: 'title text website',
    unknown: 'title text',
  },
  confirmationPage: {
    _: 'again website',
    subscribe: 'title text button otherwise',
    change: 'title text button otherwise now after',
    done: 'title text',
    expired: 'title text',
    unknown: 'title text',
  },
  mailLinkPage: {
    _: 'desk toDesk',
    ask: each('answered spam release', 'title text button'),
    so: each('answered reopened spam released accepted quarantined hasLeft', 'title text'),
    by: {
      desk: template('the text', 'name', 'time'),
      mail: template('the text', 'time'),
      namedMail: template('the text', 'name', 'time'),
      terminal: template('the text', 'time'),
      server: template('the text', 'time'),
    },
    otherwise: 'answered reopened spam released accepted quarantined hasLeft',
    kinds: 'enquiry application subscription',
    about: template('the text', 'kind', 'subject'),
    received: template('the text', 'received'),
    promised: template('the text', 'received', 'due'),
    note: each('answered spam release', template('the text', 'date')),
    over: 'title text otherwise',
    unknown: 'title text otherwise',
  },
  tooOftenPage: 'title text',
  linkFailedPage: 'title text',
  error: '400 403 404 405 410 413 415 429 500 503',
  errorCode: 'NOT_UTF8',
  visitRefusal: 'notOurs privacyControl',
  plain: {
    _: 'apiOnly',
    moved: template('the text', 'path'),
    reference: template('the text', 'reference'),
  },
  hour: {
    _: 'closed today tomorrow',
    days: texts('a list of texts'),
    map: template('the text', 'city', 'address'),
  },
  number: {
    words: texts('a list of texts'),
  },
  served: {
    drawerLead: 'optional none',
    drawerAnalytical: 'counting notCounting',
    newsletterData: 'confirmed unconfirmed',
    newsletterBasis: 'confirmed unconfirmed',
    newsletterKept: {
      _: 'start noLimit unconfirmed',
      limit: template('the text', 'days'),
    },
    enquiriesKept: kept,
    applicationsKept: kept,
    resumesKept: kept,
    counted: 'counting notCounting',
    visitSent: 'counting notCounting',
    countingBasis: 'optional none',
    visitEntry: 'counting notCounting',
    groups: 'always counting notCounting',
    visitKept: 'counting notCounting',
    countsKept: {
      _: 'noLimit',
      counting: template('the text', 'period'),
      notCounting: template('the text', 'period'),
      limit: template('the text', 'days'),
    },
    thirdParties: {
      _: 'none',
      tool: template('the text', 'name', 'host', 'consent'),
    },
    security: {
      _: 'none',
      tool: template('the text', 'name', 'host'),
    },
    days: {
      _: 'one',
      several: template('the text', 'days'),
    },
  },
  tool: {
    none: 'marketing details sharing california',
    counting: {
      _: 'neededConsent',
      analytical: template('the text', 'name', 'host'),
      details: template('the text', 'name', 'host'),
    },
    google: {
      _: 'name neededConsent sharing california',
      analytical: template('the text', 'host'),
      marketing: template('the text', 'host'),
      details: template('the text', 'host'),
    },
    names: 'matomo plausible',
  },
  place: {
    _: 'and or dayShift nightShift',
    inPlace: template('the text', 'place'),
    office: template('the text', 'cities'),
    offices: template('the text', 'cities'),
    center: template('the text', 'cities'),
    centers: template('the text', 'cities'),
    location: template('the text', 'count'),
    locations: template('the text', 'count'),
  },
};

const mails = {
  forms: {
    contact: {
      companyMail: {
        _: 'note',
        subject: template('the text', 'enquiryType', 'specificCategory', 'reference'),
        preview: template('the text', 'name', 'organization'),
        eyebrow: template('the text', 'enquiryType'),
        title: template('the text', 'specificCategory'),
      },
      reminder: {
        about: template('the text', 'enquiryType', 'specificCategory'),
        without: texts('a list of texts'),
      },
      acknowledgement: {
        _: 'title thanks',
        subject: template('the text', 'reference'),
        preview: template('the text', 'reference'),
        eyebrow: template('the text', 'enquiryType', 'specificCategory'),
        quote: template('the text', 'phone'),
      },
      answerPage,
    },
    careers: {
      companyMail: {
        subject: template('the text', 'position', 'name', 'reference'),
        preview: template('the text', 'name', 'city'),
        eyebrow: template('the text', 'position'),
        title: template('the text', 'name'),
      },
      acknowledgement: {
        _: 'eyebrow title thanks',
        subject: template('the text', 'reference'),
        preview: template('the text', 'reference'),
      },
      answerPage,
    },
    newsletter: {
      companyMail: {
        _: 'eyebrow title',
        subject: template('the text', 'topic', 'reference'),
        preview: template('the text', 'name'),
      },
      acknowledgement: z.null(),
      answerPage,
    },
  },
  labels: 'reference received confirmed yes no',
  visitLabels: 'entry referrer campaign pages',
  application: {
    _: 'noPosition',
    refusedResume: template('the text', 'reference'),
    warnings: 'encrypted macros objects',
  },
  links: {
    _: 'answered spam release',
    note: template('the text', 'date'),
  },
  reminder: {
    _: 'eyebrow warning action',
    subject: template('the text', 'due', 'about', 'reference'),
    title: template('the text', 'due'),
  },
  digest: {
    _: 'preview noAnswer desk',
    subject: template('the text', 'what'),
    waiting: template('the text', 'count'),
    quarantined: template('the text', 'count'),
    stuck: template('the text', 'count'),
    more: template('the text', 'count'),
    headings: 'waiting quarantined stuck',
    waits: template('the text', 'subject', 'age'),
    due: template('the text', 'due'),
    overdue: template('the text', 'due'),
    assignedTo: template('the text', 'name'),
    quarantinedBecause: template('the text', 'received', 'suspicion'),
    delivery: template('the text', 'to', 'attempts', 'next'),
    deliveryStopped: template('the text', 'to', 'attempts'),
    attempts: {
      _: 'one',
      many: template('the text', 'count'),
    },
    others: template('the text', 'count', 'where'),
    othersAtDesk: template('the text', 'count'),
    resend: template('the text', 'reference'),
    note: template('the text', 'date'),
  },
  acknowledgement: 'reference notYou website',
  confirmation: {
    _: 'eyebrow',
    subscribe: {
      _: 'preview title button notYou website',
      subject: template('the text', 'company'),
      asked: template('the text', 'topic'),
    },
    change: {
      _: 'preview title asked button notYou unsubscribe',
      subject: template('the text', 'company'),
    },
    until: template('the text', 'date'),
  },
  welcome: {
    _: 'eyebrow website notYou unsubscribe',
    subject: template('the text', 'company'),
    preview: template('the text', 'topic'),
    thanks: template('the text', 'topic'),
  },
  staffLinks: {
    eyebrow: template('the text', 'company'),
    ...each('sign-in invitation', {
      _: 'preview button notYou',
      subject: template('the text', 'company'),
      text: template('the text', 'name', 'company'),
    }),
  },
};

const messages = {
  contact: {
    _: 'label',
    fields: {
      name: 'label mailLine',
      email: 'label',
      countryCode: { _: 'label mailLine problem', options },
      phoneNumber: 'label mailLine',
      organization: 'label',
      role: 'label',
      enquiryType: 'label placeholder problem',
      specificCategory: 'label shortLabel placeholder problem mismatch',
      specificDetails: 'label placeholder',
      recaptcha: 'label shortLabel problem',
    },
    enquiryTypes,
    messages: each('recaptcha success refused failed', 'title text'),
    submit: 'label busy',
  },
  careers: {
    _: 'label position',
    fields: {
      ...each('firstName lastName email age city expectedSalary startDate', 'label'),
      website: 'label placeholder',
      experience: 'label',
      application: 'label placeholder',
    },
    resume: 'label missing wrongType tooLarge',
    messages: 'success refused failed',
    submit: 'label busy',
  },
  newsletter: {
    _: 'label',
    fields: {
      firstName: 'label mailLine',
      lastName: 'label mailLine',
      email: 'label',
      topic: { _: 'label placeholder problem', options },
      acceptsPrivacyPolicy: 'label problem',
    },
    messages: each('success refused failed', 'title text'),
    submit: 'label busy',
  },
  fields: {
    _: 'required noText singleLine email phone date webAddress',
    tooLong: template('the text', 'most', 'now'),
    number: template('the text', 'min', 'max'),
  },
};

/** By file. A file may name its schema for editors. */
export const textSchemas = {
  site: schemaOf({ ...site, $schema: z.string().optional() }),
  mails: schemaOf({ ...mails, $schema: z.string().optional() }),
  messages: schemaOf({ ...messages, $schema: z.string().optional() }),
} as const;

export type TextFile = keyof typeof textSchemas;
