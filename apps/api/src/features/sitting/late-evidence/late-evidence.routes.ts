import type { FastifyInstance } from 'fastify'
import { lateEvidenceCalls } from '@isomorph/contract'
import { lateEvidenceEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../../http/route.ts'
import { decideLateEvidence } from './decide-evidence.ts'
import { listLateEvidence } from './list-evidence.ts'

const lateEvidenceRoutes = routesOf(lateEvidenceCalls, lateEvidenceEndpoints)

/** What staff do about work that arrived too late. */
export function registerLateEvidence(app: FastifyInstance): void {
  route(app, lateEvidenceRoutes.listLateEvidence, async (context) =>
    listLateEvidence(context, context.params.groupAssessmentId, context.user.id),
  )

  route(app, lateEvidenceRoutes.decideLateEvidence, async ({ database, evaluation, params, body, actor, receivedAt }) =>
    decideLateEvidence({ database, marker: evaluation }, { ...params, ...body, actor, at: receivedAt }),
  )
}
