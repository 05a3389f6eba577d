import { type Kysely, sql } from 'kysely';

/** Versions before this one kept an item answered when its reply was refused. Those wait again, unless marked by hand since. */
export async function reopenUndelivered(schema: Kysely<unknown>): Promise<void> {
  await sql`
    update submissions set acked_at = null, answered_by = null, reminded_at = null, version = version + 1
    where acked_at is not null and exists (
      select 1 from outbox as reply
      where reply.submission_id = submissions.id and reply.kind = 'answer' and reply.state = 'dead'
        and reply.created_at >= submissions.acked_at
        and not exists (
          select 1 from outbox as newer
          where newer.submission_id = submissions.id and newer.kind = 'answer'
            and newer.state <> 'cancelled' and newer.created_at > reply.created_at
        )
    )`.execute(schema);
}
