import type { FastifyInstance } from 'fastify'
import { statisticsCalls } from '@isomorph/contract'
import { statisticsEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { getProblemStatistics } from './get-problem-statistics.ts'
import { getStatistics } from './get-statistics.ts'

const statisticsRoutes = routesOf(statisticsCalls, statisticsEndpoints)

export function registerStatistics(app: FastifyInstance): void {
  route(app, statisticsRoutes.getStatistics, async ({ database, params, query, receivedAt }) =>
    getStatistics(database, { ...params, ...query, now: receivedAt }),
  )

  route(app, statisticsRoutes.getProblemStatistics, async ({ database, params, query, receivedAt }) =>
    getProblemStatistics(database, { ...params, ...query, now: receivedAt }),
  )
}
