import type { Kysely } from 'kysely'
import type { RoleMapping } from '@isomorph/contract'
import type { GlobalRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'

/** The provider that gives roles, and what for. */
export interface RoleGiver {
  readonly id: number
  readonly name: string
  readonly roleMappings: readonly RoleMapping[]
}

interface Member {
  readonly userId: number
  /** The groups that the provider names; undefined: it did not say. */
  readonly groups: readonly string[] | undefined
}

type Change = 'userRole.grant' | 'userRole.revoke'

async function recordChange(
  trx: Kysely<Tables>,
  actor: Actor,
  { id, name }: Omit<RoleGiver, 'roleMappings'>,
  change: { readonly action: Change; readonly userId: number; readonly role: GlobalRole },
): Promise<void> {
  const { action, userId, role } = change
  const act = { action, entityType: 'user', entityId: userId } as const
  const by = { identityProviderId: id, provider: name }
  await recordAct(
    trx,
    actor,
    action === 'userRole.grant' ? { ...act, after: { role, ...by } } : { ...act, before: { role, ...by } },
  )
}

/** Whether the person lacked the role. People who hold it already keep it as it is. */
async function insertRole(trx: Kysely<Tables>, userId: number, role: GlobalRole, providerId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('globalRoles')
    .values({ userId, role, identityProviderId: providerId })
    .onConflict((conflict) => conflict.columns(['userId', 'role']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes away what people hold by a provider, of one person or of all; answers whose and which. */
async function deleteRoles(
  trx: Kysely<Tables>,
  identityProviderId: number,
  of: { readonly userId: number; readonly kept: readonly GlobalRole[] } | undefined,
) {
  let query = trx.deleteFrom('globalRoles').where('identityProviderId', '=', identityProviderId)
  if (of) query = query.where('userId', '=', of.userId)
  if (of && of.kept.length > 0) query = query.where('role', 'not in', of.kept)
  return await query.returning(['userId', 'role']).execute()
}

/**
 * Gives a person the roles that follow from their groups at the provider, and takes away those that they held by the same
 * provider and that follow no longer. Roles granted by hand stay. Answers whether anything changed.
 */
export async function takeOverRoles(
  trx: Kysely<Tables>,
  provider: RoleGiver,
  { userId, groups }: Member,
  actor: Actor,
): Promise<boolean> {
  if (groups === undefined) return false
  const matching = provider.roleMappings.filter(({ value }) => groups.includes(value))
  const wanted = [...new Set(matching.map(({ role }) => role))]
  const by = { ...actor, userId }
  let changes = 0
  for (const role of wanted) {
    if (!(await insertRole(trx, userId, role, provider.id))) continue
    await recordChange(trx, by, provider, { action: 'userRole.grant', userId, role })
    changes += 1
  }
  const revoked = await deleteRoles(trx, provider.id, { userId, kept: wanted })
  for (const { role } of revoked) await recordChange(trx, by, provider, { action: 'userRole.revoke', userId, role })
  return changes + revoked.length > 0
}

/** Takes away every role that people hold by a provider. */
export async function revokeRolesOfProvider(
  trx: Kysely<Tables>,
  provider: Omit<RoleGiver, 'roleMappings'>,
  actor: Actor,
): Promise<void> {
  for (const { userId, role } of await deleteRoles(trx, provider.id, undefined))
    await recordChange(trx, actor, provider, { action: 'userRole.revoke', userId, role })
}
