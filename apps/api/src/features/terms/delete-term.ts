import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { termRefusals } from './terms.errors.ts'
import { deleteTermRow, lockOptionalTerm } from './terms.queries.ts'

/** Removes a term that no course uses; a course that takes it at the same moment wins. */
export async function deleteTerm(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  actor: Actor,
  id: number,
): Promise<void> {
  const { defaultTimeZoneId } = await settings.select()
  await refusingOn({ groups_external_term_id_fkey: termRefusals.termInUse }, async () => {
    await db.transaction().execute(async (trx) => {
      const row = await lockOptionalTerm(trx, id, defaultTimeZoneId)
      if (!row) throw new Refusal(platformRefusals.notFound)
      await deleteTermRow(trx, id)
      const { name, firstDay, lastDay } = row
      const before = { name, firstDay, lastDay }
      await recordAct(trx, actor, { action: 'term.delete', entityType: 'term', entityId: id, before })
    })
  })
}
