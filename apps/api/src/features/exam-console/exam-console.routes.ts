import type { FastifyInstance } from 'fastify'
import { examConsoleCalls } from '@isomorph/contract'
import { examConsoleEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { selectItemsInUse } from '../group-assessments/index.ts'
import { announce, withdrawAnnouncement } from './announce.ts'
import { selectOptionalReceipts } from './exam-console.queries.ts'
import { watchLearners } from './snapshots.ts'

const examConsoleRoutes = routesOf(examConsoleCalls, examConsoleEndpoints)

export function registerExamConsole(app: FastifyInstance): void {
  route(app, examConsoleRoutes.watchLearners, async ({ database, params, query, receivedAt }) =>
    watchLearners(database, { ...params, ...query, now: receivedAt }),
  )

  route(app, examConsoleRoutes.announce, async ({ db, params, body, actor, receivedAt }) =>
    announce(db, { ...params, ...body, actor, receivedAt }),
  )

  route(app, examConsoleRoutes.listProblemsToAnnounce, async ({ db, params }) =>
    selectItemsInUse(db, params.groupAssessmentId),
  )

  route(app, examConsoleRoutes.listReceipts, async ({ db, params, query }) => {
    const receipts = await selectOptionalReceipts(db, { ...params, ...query })
    if (!receipts) throw new Refusal(platformRefusals.notFound)
    const items = receipts.rows.map(({ seenAt, uid, ...learner }) => ({
      learner: { ...learner, uid: uid ?? '' },
      seenAt: seenAt.toISOString(),
    }))
    return { items, hasMore: receipts.hasMore }
  })

  route(app, examConsoleRoutes.withdrawAnnouncement, async ({ db, params, actor, receivedAt }) =>
    withdrawAnnouncement(db, { ...params, actor, receivedAt }),
  )
}
