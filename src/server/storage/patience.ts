/** A visitor hears within five seconds what became of a form. The machine may be busy, so the database has four. */
export const VISITOR_WAIT_MS = 4000;

/** What nobody waits for, and a person at the inbox, rather wait than fail. */
export const WORK_WAIT_MS = 30_000;

/** Whoever asks whether we are ready wants to know it now. */
export const PROBE_WAIT_MS = 1000;

/** Long enough for the largest resume over a slow line. A connection that went silent holds up the outbox for so long. */
export const POSTGRES_WORK_MS = 15_000;
