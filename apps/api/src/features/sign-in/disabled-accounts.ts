import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, systemActor, type Actor } from '../../authorization/actor.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { accountRefusals } from './sign-in.errors.ts'
import { endAccountLinks } from './links/account-links.ts'
import { revokeSessionsOfPerson } from './tokens/sessions.queries.ts'

/** Whether one of these people is disabled. */
export async function isAnyDisabled(db: Kysely<Tables>, userIds: readonly (number | null)[]): Promise<boolean> {
  const rows = await db
    .selectFrom('users')
    .select('disabledAt')
    .where(
      'id',
      'in',
      userIds.filter((id) => id !== null),
    )
    .execute()
  return rows.some(({ disabledAt }) => disabledAt !== null)
}

/** Refuses what would let somebody in as one of these people. */
export async function refuseDisabled(db: Kysely<Tables>, userIds: readonly (number | null)[]): Promise<void> {
  if (await isAnyDisabled(db, userIds)) throw new Refusal(accountRefusals.accountDisabled)
}

/** What disables an account, or enables it again. */
interface Cause {
  /** `demo`, `administrator` */
  readonly by: string
  /** Who asks for it; without, the product itself. */
  readonly actor?: Actor
}

/** Lets nobody in as these people any more: sessions, codes and links end. What they made and did stays. */
export async function disableAccounts(
  trx: Kysely<Tables>,
  userIds: readonly number[],
  { by, actor = systemActor }: Cause,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ disabledAt: sql<Date>`now()` })
    .where('id', 'in', [...userIds])
    .execute()
  for (const userId of userIds) {
    await revokeSessionsOfPerson(trx, userId, 'accountDisabled')
    await endAccountLinks(trx, userId, ['setPassword', 'resetPassword', 'changeEmail'])
    await recordAct(trx, actor, {
      action: 'user.disable',
      entityType: 'user',
      entityId: userId,
      after: { by },
    })
  }
}

/** Lets people sign in again. */
export async function enableAccounts(
  trx: Kysely<Tables>,
  userIds: readonly number[],
  { by, actor = systemActor }: Cause,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ disabledAt: null })
    .where('id', 'in', [...userIds])
    .where('erasedAt', 'is', null)
    .execute()
  for (const userId of userIds)
    await recordAct(trx, actor, { action: 'user.enable', entityType: 'user', entityId: userId, after: { by } })
}
