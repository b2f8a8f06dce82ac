import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { actOn } from './group-assessment-act.ts'

/** Takes an assessment out of a course. What learners did stays in the records; nobody can go on with it. */
export async function deleteGroupAssessment(db: Kysely<Tables>, id: number, actor: Actor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('groupAssessments')
      .set({ deletedAt: sql`now()`, version: sql`version + 1` })
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) await recordAct(trx, actor, actOn(id, 'delete'))
  })
}
