import { sql, type Kysely } from 'kysely'
import type { InvitationState, UserFields } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { endAccountLinks, type Addressee } from '../sign-in/index.ts'
import { keywordPatterns } from '../../entity-lists/keywords.ts'

interface NewUser {
  readonly fields: UserFields
  readonly userName: string
  readonly createdBy: number | null
  readonly clientKey: string | null
}

/** The new person's id, or undefined where the same key made one before. */
export async function insertOptionalUser(db: Kysely<Tables>, user: NewUser): Promise<number | undefined> {
  const { firstName, lastName, email, uid, puid } = user.fields
  const row = await db
    .insertInto('users')
    .values({
      userName: user.userName || uid || email,
      firstName,
      lastName,
      email,
      uid: uid || null,
      puid: puid || null,
      createdBy: user.createdBy,
      clientKey: user.clientKey,
    })
    .onConflict((conflict) =>
      conflict.columns(['createdBy', 'clientKey']).where('clientKey', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function selectUserByClientKey(db: Kysely<Tables>, createdBy: number, clientKey: string): Promise<number> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('createdBy', '=', createdBy)
    .where('clientKey', '=', clientKey)
    .executeTakeFirstOrThrow()
  return id
}

/** A password, an identity of a provider, or a session of their own: somebody with any of them came in, or can. */
const isIn = sql<boolean>`(exists (select from passwords p where p.user_id = u.id)
  or exists (select from identities i where i.user_id = u.id)
  or exists (select from sessions s where s.user_id = u.id and s.impersonator_user_id is null))`

export async function selectOptionalIsIn(db: Kysely<Tables>, userId: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ isIn: boolean }>`
    select ${isIn} as is_in from users u where u.id = ${userId}`.execute(db)
  return rows[0]?.isIn
}

/** Begins an invitation, or begins it anew. */
export async function upsertInvitation(db: Kysely<Tables>, userId: number, invitedBy: number): Promise<void> {
  const begun = { invitedBy, sentAt: null, expiresAt: null, withdrawnAt: null }
  await db
    .insertInto('invitations')
    .values({ userId, ...begun })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...begun, invitedAt: sql<Date>`now()` }))
    .execute()
}

/** Whether there was an invitation to take back. Links that were sent count no more. */
export async function withdrawInvitation(db: Kysely<Tables>, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ withdrawnAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  await endAccountLinks(db, userId, ['setPassword'])
  return numUpdatedRows > 0n
}

export interface InvitedPerson extends Addressee {
  readonly inviterFirstName: string
  readonly inviterLastName: string
}

/**
 * Whom a letter goes to; nobody when the invitation was taken back or is not needed any more. The invitation is held
 * until the transaction ends: who takes it back meanwhile waits.
 */
export async function lockOptionalInvitedPerson(
  db: Kysely<Tables>,
  userId: number,
): Promise<InvitedPerson | undefined> {
  const { rows } = await sql<InvitedPerson>`
    select u.email, u.first_name, u.language, b.first_name as inviter_first_name, b.last_name as inviter_last_name
      from invitations v join users u on u.id = v.user_id join users b on b.id = v.invited_by
     where v.user_id = ${userId} and v.withdrawn_at is null and not ${isIn}
       for update of v`.execute(db)
  return rows[0]
}

export async function markSent(db: Kysely<Tables>, userId: number): Promise<void> {
  await sql`
    update invitations v
       set sent_at = now(),
           expires_at = (select max(l.expires_at) from account_links l
                          where l.user_id = v.user_id and l.purpose = 'setPassword')
     where v.user_id = ${userId}`.execute(db)
}

export interface InvitationRow extends Omit<InvitedPerson, 'language'> {
  readonly userId: number
  readonly lastName: string
  readonly uid: string | null
  readonly inviterId: number
  readonly inviterEmail: string
  readonly inviterUid: string | null
  readonly state: InvitationState
  readonly invitedAt: Date
  readonly sentAt: Date | null
  readonly expiresAt: Date | null
}

interface Search {
  readonly keywords: string
  readonly state?: InvitationState | undefined
  readonly page: number
  readonly pageSize: number
}

const state = sql<InvitationState>`case
  when ${isIn} then 'accepted'
  when v.withdrawn_at is not null then 'withdrawn'
  when v.sent_at is null then 'sending'
  when v.expires_at < now() then 'expired'
  else 'sent' end`

export async function selectInvitationPage(
  db: Kysely<Tables>,
  search: Search,
): Promise<{ rows: InvitationRow[]; total: number }> {
  const conditions = [
    ...keywordPatterns(search.keywords).map((pattern) => sql<boolean>`u.search_text like ${pattern}`),
    ...(search.state === undefined ? [] : [sql<boolean>`${state} = ${search.state}`]),
    sql<boolean>`true`,
  ]
  const matching = sql`invitations v join users u on u.id = v.user_id join users b on b.id = v.invited_by
    where ${sql.join(conditions, sql` and `)}`
  const [{ rows }, count] = await Promise.all([
    sql<InvitationRow>`
      select u.id as user_id, u.first_name, u.last_name, u.email, u.uid, b.id as inviter_id,
             b.first_name as inviter_first_name, b.last_name as inviter_last_name, b.email as inviter_email,
             b.uid as inviter_uid, ${state} as state, v.invited_at, v.sent_at, v.expires_at
        from ${matching}
       order by v.invited_at desc, u.id desc
       limit ${search.pageSize} offset ${(search.page - 1) * search.pageSize}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${matching}`.execute(db),
  ])
  return { rows, total: count.rows[0]?.total ?? 0 }
}
