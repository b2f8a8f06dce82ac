import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { sendInvitationTask } from './send-invitation.ts'

/** Invites everybody whom an import has made, in the transaction in which they are made. */
export async function inviteNewPeople(
  trx: Kysely<Tables>,
  { importId, invitedBy, origin }: { readonly importId: number; readonly invitedBy: number; readonly origin: string },
): Promise<void> {
  const { name, maximumTries = null } = sendInvitationTask
  await sql`
    insert into invitations (user_id, invited_by)
    select r.user_id, ${invitedBy} from people_import_rows r where r.import_id = ${importId} and r.outcome = 'new'
    on conflict (user_id) do nothing`.execute(trx)
  await sql`
    select enqueue_job(${name}::text, json_build_object('userId', r.user_id, 'origin', ${origin}::text),
                       'invite ' || r.user_id, null, ${maximumTries}::integer)
      from people_import_rows r where r.import_id = ${importId} and r.outcome = 'new'`.execute(trx)
}
