import type { OpeningHours } from '../calendar.ts';
import type { FormName } from '../forms.ts';
import type { Colleague, Person, PersonName, Session } from './people.ts';
import type { HistoryEntry, Page, SubmissionSummary } from './submissions.ts';

/** GET /api/me: who is signed in, and what every view needs. 401 without a session. */
export interface Me {
  readonly person: Person;
  readonly colleagues: readonly Colleague[];
  readonly company: {
    readonly name: string;
    readonly shortName: string;
    readonly siteUrl: string;
    readonly offices: readonly { readonly city: string; readonly timeZone: string }[];
    /** Of those who answer. */
    readonly timeZone: string;
    readonly hours: readonly OpeningHours[];
  };
  readonly counts: Counts;
  readonly templates: readonly Template[];
  readonly hasMail: boolean;
}

/** Beside the names of the views; what somebody may not see is not there. */
export interface Counts {
  readonly enquiries?: number;
  readonly applications?: number;
  readonly quarantine?: number;
  readonly stuck?: number;
}

/** The beginning of an answer. `{name}`, `{reference}`, `{me}`, `{company}` are filled in by the app. */
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
  /** How many people sent them: one person may have sent several. */
  readonly waitingPeople: number;
  readonly week: readonly { readonly day: string; readonly received: number; readonly answered: number }[];
  /** Office time from receipt to answer in this week; null when nothing was answered. */
  readonly medianAnswerMs: number | null;
  readonly lastAnsweredAt: number | null;
  readonly stuck: readonly Delivery[];
  readonly held: readonly SubmissionSummary[];
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
  /** The submission it is about; both null in email to people of the desk. */
  readonly reference: string | null;
  readonly form: FormName | null;
  readonly to: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Every try with its answer, the first one first. Of mail from before they were kept it lacks the first ones. */
  readonly tries: readonly DeliveryTry[];
  /** In the words of the mail server. */
  readonly lastAnswer: string | null;
  readonly nextAttemptAt: number | null;
  readonly createdAt: number;
  readonly doneAt: number | null;
  /** What can be done about it. */
  readonly actions: readonly DeliveryAction[];
}

/** The last part of POST /api/delivery/<id>/<action>. `address` {to}: to another address. */
export type DeliveryAction = 'again' | 'address' | 'give-up';

/** `later`: it is tried again. `no-answer`: the same, as the mail server was not there. `refused`: nobody tries it again by itself. */
export interface DeliveryTry {
  readonly at: number;
  readonly outcome: 'sent' | 'later' | 'no-answer' | 'refused';
  readonly answer: string | null;
}

/** GET /api/delivery?tab=&after= ; POST /api/delivery/<id>/{again,give-up,address} */
export interface DeliveryPage extends Page<Delivery> {
  readonly tabs: Readonly<Partial<Record<DeliveryTab, number>>>;
  readonly sentInWeek: number;
  /** Delivered on the first attempt, as a share of all of this week that were delivered or failed; null when there are none. */
  readonly firstTryShare: number | null;
  readonly medianMs: number | null;
  /** Since when the mail server answers again, or does not; null when there is nothing to say. */
  readonly trouble: { readonly since: number; readonly isOver: boolean } | null;
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

/** How often an open window hears something at least. */
export const LIVE_BEAT_MS = 20_000;

/**
 * GET /api/live, server-sent events. `listening` comes first, and whenever the person's rights were changed: what changes from
 * here on is told, so ask again for all that was loaded before. `changed`: ask again for what is shown. `people`: somebody
 * may have come, left or been given another role, so ask again who is there. `presence`: who reads or writes on an item. While nothing happens a named event, `beat`, says that the connection is well.
 */
export type LiveEvent =
  | { readonly type: 'listening' }
  | { readonly type: 'people' }
  | {
      readonly type: 'changed';
      readonly references: readonly string[];
      readonly counts: Counts;
      readonly arrived: number;
    }
  | { readonly type: 'presence'; readonly reference: string; readonly people: readonly Presence[] };

/**
 * Also the answer to POST /api/submissions/<reference>/presence {writing, gone?}, as `{people}`: who else has it open. Sent every ten
 * seconds while an item is open, and with `gone` when it is closed.
 */
export interface Presence extends PersonName {
  readonly isWriting: boolean;
}
