import { sql, type Kysely } from 'kysely'
import type { SheetToMark } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { actOn } from '../group-assessments/index.ts'
import { lockResults } from '../results/index.ts'
import { countResultsAnew } from '../sitting/index.ts'
import { attemptsOfSheet, findSheet, presentSheet } from './get-sheet.ts'
import { lockSheet, selectInstancesOfSheet, setAttemptsAside, type SheetRow } from './paper.queries.ts'

interface Withdrawal {
  readonly groupAssessmentId: number
  readonly sheetCode: string
  readonly actor: Actor
  readonly at: Date
}

/** The learner has not begun: another sheet can be entered for them, or they begin on a screen. */
async function unbegin(trx: Kysely<Tables>, sheet: SheetRow, { actor, at }: Withdrawal): Promise<void> {
  await sql`
    with unbegun as (
      update learner_statuses set started_at = null, finished_at = null, finish_reason = null, wake_at = null
       where group_assessment_id = ${sheet.groupAssessmentId} and user_id = ${sheet.userId}
      returning group_assessment_id, user_id
    )
    insert into learner_status_events (group_assessment_id, user_id, kind, at, actor_user_id)
    select group_assessment_id, user_id, 'Reopened', ${at}::timestamptz, ${actor.userId}::bigint from unbegun`.execute(
    trx,
  )
}

/** Sets the marks of a sheet aside, which was entered for somebody else by mistake. A sheet of a version has no name afterwards. */
export async function withdrawPaperMarks(database: Database, withdrawal: Withdrawal): Promise<SheetToMark> {
  const { groupAssessmentId, sheetCode, actor } = withdrawal
  const { id } = await findSheet(database, groupAssessmentId, sheetCode)
  await database.db.transaction().execute(async (trx) => {
    const sheet = await lockSheet(trx, id)
    if (sheet.enteredAt === null) return
    const found = await selectInstancesOfSheet(trx, sheet)
    const ids = found.map((instance) => instance.id)
    await lockResults(trx, ids)
    await setAttemptsAside(trx, attemptsOfSheet(sheet, found))
    await countResultsAnew(trx, ids)
    await unbegin(trx, sheet, withdrawal)
    const userId = sheet.version === null ? sheet.userId : null
    await trx
      .updateTable('paperSheets')
      .set({ userId, enteredBy: null, enteredAt: null, checkedBy: null, checkedAt: null })
      .where('id', '=', id)
      .execute()
    await recordAct(trx, actor, {
      ...actOn(groupAssessmentId, 'withdrawPaper'),
      before: { code: sheet.code, userId: sheet.userId },
    })
  })
  return await presentSheet(database, await findSheet(database, groupAssessmentId, sheetCode))
}
