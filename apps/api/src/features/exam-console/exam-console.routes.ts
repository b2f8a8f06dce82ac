import type { FastifyInstance } from 'fastify'
import { examConsoleCalls } from '@isomorph/contract'
import { examConsoleEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { announce, withdrawAnnouncement } from './announce.ts'
import { watchLearners } from './snapshots.ts'

const examConsoleRoutes = routesOf(examConsoleCalls, examConsoleEndpoints)

export function registerExamConsole(app: FastifyInstance): void {
  route(app, examConsoleRoutes.watchLearners, async ({ database, params, query, receivedAt }) =>
    watchLearners(database, { ...params, ...query, now: receivedAt }),
  )

  route(app, examConsoleRoutes.announce, async ({ db, params, body, actor, receivedAt }) =>
    announce(db, { ...params, ...body, actor, receivedAt }),
  )

  route(app, examConsoleRoutes.withdrawAnnouncement, async ({ db, params, actor, receivedAt }) =>
    withdrawAnnouncement(db, { ...params, actor, receivedAt }),
  )
}
