import { sayOfField } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import type { SignedInUser } from '../../../authorization/signed-in.ts'
import { refusingOn } from '../../../data/constraints.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { requireAtLeastSamePermissions, selectUser } from '../../people/index.ts'
import { userRoleRefusals } from '../../user-roles/index.ts'
import { personalDataRefusals } from '../personal-data.errors.ts'
import {
  eraseByReferences,
  eraseWrittenOnce,
  forgetInReports,
  forgetInRosterFiles,
  forgetSessions,
  forgetUnsubmitted,
  selectOptionalErasureCounts,
  takeNames,
  takeRoles,
} from './erasure.queries.ts'

type Db = Kysely<Tables>

/** Why somebody is erased, for the log: at the word of an administrator, or because their time is over. */
export type ErasureReason = 'byAdministrator' | 'retention'

/** Erases a person within a transaction. The order matters: only what is written once needs them to be marked as erased. */
export async function erase(trx: Db, actor: Actor, userId: number, reason: ErasureReason): Promise<void> {
  const person = await selectUser(trx, userId)
  const { firstName, lastName, email } = person
  const names = [`${firstName} ${lastName}`.trim(), email].filter((name) => name !== '')
  await takeNames(trx, userId)
  await forgetSessions(trx, userId)
  await takeRoles(trx, userId)
  await forgetUnsubmitted(trx, userId)
  await eraseByReferences(trx, userId)
  await forgetInReports(trx, names)
  await forgetInRosterFiles(trx, person)
  await eraseWrittenOnce(trx, userId)
  await recordAct(trx, actor, {
    action: 'user.erase',
    entityType: 'user',
    entityId: userId,
    after: { because: reason },
  })
}

interface Asked {
  readonly userId: number
  /** The user name, typed by whoever means it. */
  readonly confirmation: string
}

async function requireErasable(db: Db, user: SignedInUser, { userId, confirmation }: Asked): Promise<boolean> {
  const { userName } = await requireAtLeastSamePermissions(db, user, userId)
  if (userId === user.id) throw new Refusal(personalDataRefusals.ownErasure)
  const known = await selectOptionalErasureCounts(db, userId)
  if (known?.erasedAt) return false
  if (confirmation.trim() !== userName)
    throw new Refusal(personalDataRefusals.erasureNotConfirmed, {
      errors: [{ path: 'confirmation', ...sayOfField('typeUserName', { userName }) }],
    })
  return true
}

/** Erases a person at the word of an administrator. Somebody who is erased already stays as they are. */
export async function erasePerson(db: Db, user: SignedInUser, actor: Actor, asked: Asked): Promise<void> {
  await refusingOn({ global_roles_last_super_admin: userRoleRefusals.lastSuperAdmin }, () =>
    db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', asked.userId).forUpdate().execute()
      if (await requireErasable(trx, user, asked)) await erase(trx, actor, asked.userId, 'byAdministrator')
    }),
  )
}
