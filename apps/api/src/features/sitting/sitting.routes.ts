import type { FastifyInstance } from 'fastify'
import { sittingCalls } from '@isomorph/contract'
import { route } from '../../platform/route.ts'
import { refuseWhileImpersonating } from '../account/index.ts'
import { finishSitting } from './finish-sitting.ts'
import { getProblemInstance, presentPage, recallOwnInstance, type Own } from './get-problem-instance.ts'
import { getSitting, listProblemInstances } from './get-sitting.ts'
import { recordClientEvent } from './record-client-event.ts'
import { saveDraft } from './save-draft.ts'
import { viewSchedule } from './schedule.ts'
import { viewDraft } from './sitting.view.ts'
import { startSitting } from './start-sitting.ts'
import { submitAttempt } from './submit-attempt.ts'

/** Written out: what decides whose instance it is never comes from a spread. */
function ownOf(params: { groupAssessmentId: number; problemInstanceId: number }, userId: number): Own {
  return { groupAssessmentId: params.groupAssessmentId, problemInstanceId: params.problemInstanceId, userId }
}

export function registerSitting(app: FastifyInstance): void {
  route(app, sittingCalls.getSitting, async ({ database, user, params, receivedAt }) =>
    getSitting(database, { groupAssessmentId: params.groupAssessmentId, userId: user.id, now: receivedAt }),
  )

  route(app, sittingCalls.startSitting, async ({ database, user, params, body, grant, receivedAt, impersonatorId }) => {
    refuseWhileImpersonating(impersonatorId)
    const { groupAssessmentId } = params
    const isPreview = !grant.groupRoles.includes('GroupLearner')
    const accessCode = body.accessCode ?? ''
    await startSitting(database, { groupAssessmentId, userId: user.id, accessCode, isPreview, receivedAt })
    return await getSitting(database, { groupAssessmentId, userId: user.id, now: receivedAt })
  })

  route(app, sittingCalls.finishSitting, async ({ database, evaluation, user, params, receivedAt, impersonatorId }) => {
    refuseWhileImpersonating(impersonatorId)
    const { groupAssessmentId } = params
    await finishSitting({ database, marker: evaluation }, { groupAssessmentId, userId: user.id, receivedAt })
    return await getSitting(database, { groupAssessmentId, userId: user.id, now: receivedAt })
  })

  route(app, sittingCalls.createLearnerStatusEvent, async ({ db, user, params, body, impersonatorId }) => {
    refuseWhileImpersonating(impersonatorId)
    await recordClientEvent(db, { ...body, groupAssessmentId: params.groupAssessmentId, userId: user.id })
  })

  route(app, sittingCalls.listProblemInstances, async ({ database, user, params, receivedAt }) =>
    listProblemInstances(database, { groupAssessmentId: params.groupAssessmentId, userId: user.id, now: receivedAt }),
  )

  route(app, sittingCalls.getProblemInstance, async (context) =>
    getProblemInstance(context, ownOf(context.params, context.user.id), context.receivedAt),
  )

  route(app, sittingCalls.saveDraft, async ({ database, user, params, body, receivedAt, impersonatorId }) => {
    refuseWhileImpersonating(impersonatorId)
    const instance = await recallOwnInstance(database, ownOf(params, user.id))
    const { isApplied, draft, schedule } = await saveDraft(database, instance, {
      answers: instance.choiceKeys.answersFromLearner(body.answers),
      writerId: body.writerId,
      writerSequence: body.writerSequence,
      baseVersion: body.baseVersion,
      receivedAt,
    })
    return { isApplied, draft: viewDraft(instance, draft), schedule: viewSchedule(schedule, receivedAt) }
  })

  route(app, sittingCalls.submitAttempt, async (context) => {
    const { database, evaluation, user, params, body, receivedAt, impersonatorId } = context
    refuseWhileImpersonating(impersonatorId)
    const instance = await recallOwnInstance(database, ownOf(params, user.id))
    const page = await submitAttempt({ database, marker: evaluation }, instance, {
      clientAttemptId: body.clientAttemptId,
      answers: instance.choiceKeys.answersFromLearner(body.answers),
      source: 'learner',
      receivedAt,
      clientAt: body.clientAt === undefined ? null : new Date(body.clientAt),
      draftVersion: body.draftVersion,
      judgedAt: receivedAt,
      keepsUnreadable: false,
      actorUserId: user.id,
    })
    return await presentPage(context, instance, page, receivedAt)
  })
}
