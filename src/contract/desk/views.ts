import type { OpeningHours } from '../calendar.ts';
import type { FormName } from '../forms.ts';
import type { Colleague, Person, PersonName, Session } from './people.ts';
import type { HistoryEntry, Page, SubmissionSummary } from './submissions.ts';

/** GET /api/me: the signed-in person, and data every view needs. 401 without a session. */
export interface Me {
  readonly person: Person;
  readonly colleagues: readonly Colleague[];
  readonly company: {
    readonly name: string;
    readonly shortName: string;
    readonly siteUrl: string;
    readonly offices: readonly { readonly city: string; readonly timeZone: string }[];
    /** The time zone of the people who answer. */
    readonly timeZone: string;
    readonly hours: readonly OpeningHours[];
  };
  readonly counts: Counts;
  readonly templates: readonly Template[];
  readonly hasMail: boolean;
}

/** The counts in the navigation; a view the person may not see has none. */
export interface Counts {
  readonly enquiries?: number;
  readonly applications?: number;
  readonly quarantine?: number;
  /** Changes of the site that are not published. */
  readonly site?: number;
  readonly stuck?: number;
}

/** A saved reply. The app fills in `{name}`, `{reference}`, `{me}` and `{company}`. */
export interface Template {
  readonly id: string;
  readonly form: FormName;
  readonly label: string;
  readonly subject: string;
  readonly text: string;
}

/** GET /api/today */
export interface Today {
  /** Oldest first, at most a hundred. */
  readonly waiting: readonly SubmissionSummary[];
  readonly waitingCount: number;
  /** Distinct senders: one person may have sent several. */
  readonly waitingPeople: number;
  readonly week: readonly { readonly day: string; readonly received: number; readonly answered: number }[];
  /** Office time from receipt to answer this week; null when nothing was answered. */
  readonly medianAnswerMs: number | null;
  readonly lastAnsweredAt: number | null;
  readonly stuck: readonly Delivery[];
  readonly quarantined: readonly SubmissionSummary[];
  readonly quarantinedCount: number;
}

export type DeliveryState = 'waiting' | 'stuck' | 'sent' | 'given-up' | 'cancelled';
export type DeliveryTab = 'all' | 'stuck' | 'waiting' | 'given-up' | 'sent';

/** One message to one recipient. */
export interface Delivery {
  readonly id: string;
  /** "Copy to the visitor", "Enquiry to the team" */
  readonly title: string;
  readonly name: string;
  /** The submission the mail is about; both null for mail to staff. */
  readonly reference: string | null;
  readonly form: FormName | null;
  readonly to: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Every attempt, oldest first. Old mails lack their first attempts, which were not recorded then. */
  readonly tries: readonly DeliveryTry[];
  /** The mail server's reply. */
  readonly lastAnswer: string | null;
  readonly nextAttemptAt: number | null;
  readonly createdAt: number;
  readonly doneAt: number | null;
  readonly actions: readonly DeliveryAction[];
}

/** The last part of POST /api/delivery/<id>/<action>. `address` takes {to}. */
export type DeliveryAction = 'again' | 'address' | 'give-up';

/**
 * `later` and `no-answer` are retried automatically; in the second case the mail server was unreachable. `refused` is
 * not retried.
 */
export interface DeliveryTry {
  readonly at: number;
  readonly outcome: 'sent' | 'later' | 'no-answer' | 'refused';
  readonly answer: string | null;
}

/** GET /api/delivery?tab=&after= ; POST /api/delivery/<id>/{again,give-up,address} */
export interface DeliveryPage extends Page<Delivery> {
  readonly tabs: Readonly<Partial<Record<DeliveryTab, number>>>;
  readonly sentInWeek: number;
  /** The share of this week's finished mail that was delivered on the first attempt; null when there is none. */
  readonly firstTryShare: number | null;
  readonly medianMs: number | null;
  /** Since when the mail server is reachable again, or unreachable; null without a recent outage. */
  readonly outage: { readonly since: number; readonly isOver: boolean } | null;
}

/** GET /api/subscribers?state=&q=&after= */
export interface Subscriber {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly state: 'pending' | 'active' | 'unsubscribed';
  readonly since: number;
}
export interface SubscriberPage extends Page<Subscriber> {
  readonly tabs: Readonly<Record<Subscriber['state'], number>>;
}

/** GET /api/history?action=&person=&reference=&after= */
export type HistoryPage = Page<HistoryEntry>;

/** GET /api/people */
export interface PeoplePage {
  readonly people: readonly Person[];
  readonly sessions: readonly Session[];
}

/** The longest interval between two events of a live connection. */
export const LIVE_BEAT_MS = 20_000;

/**
 * GET /api/live, server-sent events. `listening` comes first, and whenever the person's rights change: earlier
 * changes were not reported, so refetch everything. `changed`: refetch what is shown. `people`: staff or roles may
 * have changed, so refetch the people. `presence`: who reads or writes on a submission. A named event, `beat`, keeps
 * an idle connection alive.
 */
export type LiveEvent =
  | { readonly type: 'listening' }
  | { readonly type: 'people' }
  /** The draft or the live release of the website has changed. */
  | { readonly type: 'site' }
  | {
      readonly type: 'changed';
      readonly references: readonly string[];
      readonly counts: Counts;
      readonly arrived: number;
    }
  /** `reference`: of a submission, or "site:" and the name of a file of the website. */
  | { readonly type: 'presence'; readonly reference: string; readonly people: readonly Presence[] };

/**
 * Also the reply to POST /api/submissions/<reference>/presence {writing, gone?}, as `{people}`: who else has the
 * submission open. Sent every ten seconds while a submission is open, and with `gone` when it is closed.
 */
export interface Presence extends PersonName {
  readonly isWriting: boolean;
}

/** POST /api/site/presence {file, gone?}: who else edits the website, by file. */
export type SitePresence = Readonly<Record<string, readonly Presence[]>>;
