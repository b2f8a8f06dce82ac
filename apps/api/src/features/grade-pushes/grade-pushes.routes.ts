import type { FastifyInstance } from 'fastify'
import { gradePushCalls, type LineItemStatus } from '@isomorph/contract'
import { gradePushEndpoints } from '@isomorph/contract/schemas'
import { recordAct } from '../../authorization/actor.ts'
import { route, routesOf } from '../../http/route.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { pushGradesTask, saidOfExchange } from '../exchanges/index.ts'
import { actOn } from '../group-assessments/index.ts'
import { gradePushRefusals } from './grade-pushes.errors.ts'
import { viewGradePush } from './grade-pushes.view.ts'
import { resetLineItems, selectLineItems } from './line-items.queries.ts'
import { readGradesTask } from './read-grades.ts'
import { selectStandings } from './standings.queries.ts'

const gradePushRoutes = routesOf(gradePushCalls, gradePushEndpoints)

async function readStatus({ db, clock }: Pick<Services, 'db' | 'clock'>, groupAssessmentId: number) {
  const items = await selectLineItems(db, groupAssessmentId)
  const lineItems = await Promise.all(
    items.map(async (item): Promise<LineItemStatus> => {
      const { id, providerName, title, label, state, isSending, nextTryAt, lastError, readAt, readError } = item
      return {
        id,
        providerName,
        contextTitle: title || label,
        state,
        isSending,
        nextTryAt: nextTryAt?.toISOString() ?? null,
        error: lastError,
        said: saidOfExchange(lastError),
        readAt: readAt?.toISOString() ?? null,
        readError,
        readSaid: saidOfExchange(readError),
        learners: (await selectStandings(db, id, clock.now())).map(viewGradePush),
      }
    }),
  )
  return { lineItems }
}

async function selectLineItemIds({ db }: Pick<Services, 'db'>, groupAssessmentId: number): Promise<number[]> {
  const ids = (await selectLineItems(db, groupAssessmentId)).map(({ id }) => id)
  if (ids.length === 0) throw new Refusal(gradePushRefusals.noLineItem)
  return ids
}

export function registerGradePushes(app: FastifyInstance): void {
  route(
    app,
    gradePushRoutes.getGradePushes,
    async ({ db, clock, params }) => await readStatus({ db, clock }, params.groupAssessmentId),
  )

  route(app, gradePushRoutes.pushGrades, async ({ db, clock, actor, params: { groupAssessmentId } }) => {
    const ids = await selectLineItemIds({ db }, groupAssessmentId)
    await db.transaction().execute(async (trx) => {
      await resetLineItems(trx, ids)
      for (const lineItemId of ids)
        await enqueue(trx, pushGradesTask, { lineItemId }, { key: `push-grades ${lineItemId}` })
      await recordAct(trx, actor, actOn(groupAssessmentId, 'pushGrades'))
    })
    return await readStatus({ db, clock }, groupAssessmentId)
  })

  route(app, gradePushRoutes.readGradesBack, async ({ db, clock, params: { groupAssessmentId } }) => {
    for (const lineItemId of await selectLineItemIds({ db }, groupAssessmentId))
      await enqueue(db, readGradesTask, { lineItemId }, { key: `read-grades ${lineItemId}` })
    return await readStatus({ db, clock }, groupAssessmentId)
  })
}
