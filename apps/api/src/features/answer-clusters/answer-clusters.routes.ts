import type { FastifyInstance } from 'fastify'
import { answerClusterCalls } from '@isomorph/contract'
import { answerClusterEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { decideCluster } from './decide-cluster.ts'
import { getAnswerClusters } from './get-answer-clusters.ts'
import { withdrawDecision } from './withdraw-decision.ts'

const answerClusterRoutes = routesOf(answerClusterCalls, answerClusterEndpoints)

export function registerAnswerClusters(app: FastifyInstance): void {
  route(app, answerClusterRoutes.getAnswerClusters, async (context) =>
    getAnswerClusters(context, context.user.id, { ...context.params, ...context.query }),
  )

  route(app, answerClusterRoutes.decideCluster, async ({ database, user, actor, params, query, body }) =>
    decideCluster(database, { ...params, ...query, ...body, userId: user.id, actor }),
  )

  route(app, answerClusterRoutes.withdrawClusterDecision, async ({ database, user, actor, params }) =>
    withdrawDecision(database, { ...params, userId: user.id, actor }),
  )
}
