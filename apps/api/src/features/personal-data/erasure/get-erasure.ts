import type { Kysely } from 'kysely'
import type { Erasure } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { SignedInUser } from '../../../authorization/signed-in.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { requireAtLeastSamePermissions } from '../../people/index.ts'
import { selectOptionalErasureCounts } from './erasure.queries.ts'

/** What the erasure of somebody would do, so that whoever confirms it knows. */
export async function getErasure(db: Kysely<Tables>, user: SignedInUser, userId: number): Promise<Erasure> {
  await requireAtLeastSamePermissions(db, user, userId)
  const counts = await selectOptionalErasureCounts(db, userId)
  if (!counts) throw new Refusal(platformRefusals.notFound)
  return { ...counts, erasedAt: counts.erasedAt?.toISOString() ?? null }
}
