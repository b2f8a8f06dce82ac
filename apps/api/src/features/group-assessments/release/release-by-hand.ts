import { sayOfField } from '@isomorph/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { actOn } from '../group-assessment-act.ts'
import { deliveryRefusals } from '../group-assessments.errors.ts'
import { selectGroupAssessment } from '../group-assessments.queries.ts'
import type { ReleaseKind } from './release-rules.ts'

/** Releases by hand what is set to 'by hand'. What was released before keeps its moment. */
export async function releaseByHand(
  db: Kysely<Tables>,
  id: number,
  kinds: readonly ReleaseKind[],
  actor: Actor,
): Promise<void> {
  const row = await selectGroupAssessment(db, id)
  const others = kinds.filter((kind) => row[`${kind}Release`] !== 'byHand')
  if (others.length > 0)
    throw new Refusal(deliveryRefusals.notReleasedByHand, {
      errors: others.map((kind) => ({ path: 'kinds', ...sayOfField(`${kind}NotByHand`) })),
    })
  const released = new Set(kinds)
  const moment = (kind: ReleaseKind) =>
    released.has(kind) ? (row[`${kind}ReleasedAt`] ?? sql<Date>`now()`) : row[`${kind}ReleasedAt`]
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('groupAssessments')
      .set({
        correctnessReleasedAt: moment('correctness'),
        answersReleasedAt: moment('answers'),
        solutionsReleasedAt: moment('solutions'),
        scoresReleasedAt: moment('scores'),
        version: sql`version + 1`,
        // Whoever has a problem open is shown it.
        pagesVersion: sql`pages_version + 1`,
      })
      .where('id', '=', id)
      .execute()
    await recordAct(trx, actor, { ...actOn(id, 'release'), after: { kinds } })
  })
}
