import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import { accessCodeColumns, isSameAccessCode } from './access-code.ts'
import { actOn } from '../group-assessment-act.ts'
import { lockGroupAssessment } from '../group-assessments.queries.ts'

/** Sets the access code, or takes it away. The code that is there already changes nothing: a repeat is safe. */
export async function setAccessCode(
  db: Kysely<Tables>,
  id: number,
  accessCode: string | null,
  actor: Actor,
): Promise<void> {
  const columns = await accessCodeColumns(db, accessCode)
  await db.transaction().execute(async (trx) => {
    const stored = await lockGroupAssessment(trx, id)
    if (await isSameAccessCode(db, stored, accessCode)) return
    await trx
      .updateTable('groupAssessments')
      .set({ ...columns, version: sql`version + 1`, changedAt: sql`now()` })
      .where('id', '=', id)
      .execute()
    await recordAct(trx, actor, {
      ...actOn(id, 'setAccessCode'),
      after: { hasAccessCode: columns.accessCodeSealed !== null },
    })
  })
}
