import { importInlineRows } from '@isomorph/contract'
import type { Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { activitiesOnGroup } from '../../authorization/permissions.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { applyImport, failureOfOurs } from './apply-people-import.ts'
import { rolesBeyond } from './create-people-import.ts'
import { applyPeopleImportTask } from './people-import.tasks.ts'
import { claimImport, giveBackImport, jobKeyOf, type ImportRecord } from './people-import.queries.ts'

/** What somebody could do when they read the file they may not be able to do any more. */
async function refuseWhenNotAllowed(
  { people }: Pick<Services, 'people'>,
  user: SignedInUser,
  { groupId, createsPeople }: ImportRecord,
): Promise<void> {
  const activities =
    groupId === null
      ? user.activities
      : activitiesOnGroup(user.activities, await people.selectGroupRoles(user.id, groupId))
  const needed = [...(groupId === null ? [] : ['GroupUserRoleModify']), ...(createsPeople ? ['UserUpdateAny'] : [])]
  if (!needed.every((activity) => (activities as readonly string[]).includes(activity)))
    throw new Refusal(platformRefusals.notAllowed)
}

/** By then a small import is done, unless its process died over it. */
const inlineMilliseconds = 60_000

/**
 * Applies an import: a small one at once, a large one in the background. Asked again, it goes on or is done already.
 * A small one has its job as well, which finds it done or takes it up.
 */
export async function startApplying(
  { db, people }: Pick<Services, 'db' | 'people'>,
  user: SignedInUser,
  actor: Actor,
  { record, invitationOrigin }: { readonly record: ImportRecord; readonly invitationOrigin: string | null },
): Promise<void> {
  if (record.status === 'applied') return
  await refuseWhenNotAllowed({ people }, user, record)
  const application = { importId: record.id, actor, rolesBeyond: rolesBeyond(user.activities), invitationOrigin }
  const isLarge = record.rowCount > importInlineRows
  const isClaimed = await db.transaction().execute(async (trx) => {
    const claimed = await claimImport(trx, record.id)
    if (!claimed) return false
    const runAt = new Date(Date.now() + (isLarge ? 0 : inlineMilliseconds))
    await enqueue(trx, applyPeopleImportTask, application, { key: jobKeyOf(record.id), runAt })
    return true
  })
  if (!isClaimed || isLarge) return
  try {
    await applyImport({ db }, application)
  } catch (error) {
    await giveBackImport(db, record.id, failureOfOurs)
    throw error
  }
}
