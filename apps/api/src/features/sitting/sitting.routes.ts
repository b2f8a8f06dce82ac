import type { FastifyInstance } from 'fastify'
import { breakCalls, examActCalls, examNewsCalls, sittingCalls } from '@isomorph/contract'
import { breakEndpoints, examActEndpoints, examNewsEndpoints, sittingEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { refuseWhileImpersonating } from '../sign-in/index.ts'
import { actOnLearners } from './acts/act-on-learners.ts'
import { beginBreak, endBreak } from './acts/take-break.ts'
import { createDraftLimit } from './drafts/draft-limit.ts'
import { finishSitting } from './finish/finish-sitting.ts'
import { reopenSitting } from './finish/reopen-sitting.ts'
import { createNews } from './news/await-news.ts'
import { recordReceipts } from './news/record-receipts.ts'
import { getProblemInstance, presentPage, getOwnInstance, type Own } from './page/get-problem-instance.ts'
import { getSitting, isLearner, listProblemInstances } from './page/get-sitting.ts'
import { listProblemPages } from './page/list-problem-pages.ts'
import { instanceAsked, refuseUnknownQuestions } from './attempts/known-questions.ts'
import { keepLateDraft } from './late-evidence/keep-late-draft.ts'
import { registerLateEvidence } from './late-evidence/late-evidence.routes.ts'
import { recordClientEvent } from './schedule/record-client-event.ts'
import { saveDraft } from './drafts/save-draft.ts'
import { viewSchedule } from './schedule/schedule.ts'
import { viewDraft } from './page/sitting.view.ts'
import { startSitting } from './schedule/start-sitting.ts'
import { raiseAppeal, withdrawAppeal } from './appeals/raise-appeal.ts'
import { submitAttempt } from './attempts/submit-attempt.ts'

const sittingRoutes = routesOf(sittingCalls, sittingEndpoints)
const breakRoutes = routesOf(breakCalls, breakEndpoints)
const examActRoutes = routesOf(examActCalls, examActEndpoints)
const examNewsRoutes = routesOf(examNewsCalls, examNewsEndpoints)

/** Written out: what decides whose instance it is never comes from a spread. */
function ownOf(params: { groupAssessmentId: number; problemInstanceId: number }, userId: number): Own {
  return { groupAssessmentId: params.groupAssessmentId, problemInstanceId: params.problemInstanceId, userId }
}

/** What staff do with sittings of others. */
function registerActs(app: FastifyInstance): void {
  route(app, sittingRoutes.reopenSitting, async ({ database, params, body, user, grant, actor, receivedAt }) =>
    reopenSitting(database, { ...params, reopening: body, permitted: { user, grant }, actor, receivedAt }),
  )

  route(app, examActRoutes.actOnLearners, async ({ db, params, body, user, grant, actor, receivedAt }) =>
    actOnLearners(db, { ...params, act: body, permitted: { user, grant }, actor, receivedAt }),
  )
}

/** A sitting as a whole, of the learner's own. */
function registerOwnSitting(app: FastifyInstance): void {
  route(app, sittingRoutes.getSitting, async ({ database, user, params, grant, receivedAt }) => {
    const { groupAssessmentId } = params
    return await getSitting(database, { groupAssessmentId, userId: user.id, now: receivedAt }, grant)
  })

  route(app, sittingRoutes.startSitting, async (context) => {
    const { database, user, params, body, grant, receivedAt, impersonatorId, actor } = context
    refuseWhileImpersonating(impersonatorId)
    const { groupAssessmentId } = params
    const isPreview = !isLearner(grant)
    const accessCode = body.accessCode ?? ''
    await startSitting(database, { groupAssessmentId, userId: user.id, accessCode, actor, isPreview, receivedAt })
    return await getSitting(database, { groupAssessmentId, userId: user.id, now: receivedAt }, grant)
  })

  route(
    app,
    sittingRoutes.finishSitting,
    async ({ database, evaluation, user, params, grant, receivedAt, impersonatorId }) => {
      refuseWhileImpersonating(impersonatorId)
      const { groupAssessmentId } = params
      await finishSitting({ database, marker: evaluation }, { groupAssessmentId, userId: user.id, receivedAt })
      return await getSitting(database, { groupAssessmentId, userId: user.id, now: receivedAt }, grant)
    },
  )

  route(app, sittingRoutes.createLearnerStatusEvent, async (context) => {
    const { db, user, params, body, receivedAt, impersonatorId } = context
    refuseWhileImpersonating(impersonatorId)
    const { groupAssessmentId } = params
    await recordClientEvent(db, { ...body, groupAssessmentId, userId: user.id, receivedAt })
  })
}

/** Pauses that learners take themselves. */
function registerBreaks(app: FastifyInstance): void {
  route(app, breakRoutes.beginBreak, async ({ database, user, params, body, receivedAt, impersonatorId }) => {
    refuseWhileImpersonating(impersonatorId)
    const { groupAssessmentId } = params
    return await beginBreak(database, { groupAssessmentId, userId: user.id, receivedAt, clientKey: body.clientKey })
  })

  route(app, breakRoutes.endBreak, async ({ database, user, params, body, receivedAt, impersonatorId }) => {
    refuseWhileImpersonating(impersonatorId)
    const { groupAssessmentId } = params
    const beganAt = new Date(body.beganAt)
    return await endBreak(database, { groupAssessmentId, userId: user.id, receivedAt, beganAt })
  })
}

function registerNews(app: FastifyInstance): void {
  const awaitNews = createNews(app)
  route(app, examNewsRoutes.awaitNews, async (context) => {
    const { db, user, signedIn, impersonatorId, params, query, request, receivedAt } = context
    // Whoever acts as somebody has not seen anything for them.
    if (query.seen && impersonatorId === null)
      await recordReceipts(db, {
        groupAssessmentId: params.groupAssessmentId,
        userId: user.id,
        announcementIds: query.seen.split(',').map(Number),
        at: receivedAt,
      })
    return await awaitNews(
      {
        groupAssessmentId: params.groupAssessmentId,
        userId: user.id,
        sessionId: signedIn?.sessionId ?? null,
        isLearners: impersonatorId === null,
        problemInstanceId: query.problemInstanceId ?? null,
        isInView: !query.isHidden,
        after: query.after,
      },
      request,
    )
  })
}

function momentOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text)
}

/** The problems of a sitting. */
function registerProblemInstances(app: FastifyInstance): void {
  route(app, sittingRoutes.listProblemInstances, async ({ database, user, params, receivedAt }) =>
    listProblemInstances(database, { groupAssessmentId: params.groupAssessmentId, userId: user.id, now: receivedAt }),
  )

  route(app, sittingRoutes.getProblemInstance, async (context) =>
    getProblemInstance(context, ownOf(context.params, context.user.id), context.receivedAt),
  )

  route(app, sittingRoutes.listProblemPages, async (context) => {
    const { groupAssessmentId } = context.params
    return await listProblemPages(context, { groupAssessmentId, userId: context.user.id }, context.receivedAt)
  })
}

/** What is typed and not submitted. */
function registerDrafts(app: FastifyInstance): void {
  const limitDrafts = createDraftLimit(app.contractRouting.services.clock)

  route(app, sittingRoutes.saveDraft, async (context) => {
    const { database, evaluation, user, params, body, receivedAt, impersonatorId } = context
    refuseWhileImpersonating(impersonatorId)
    const own = await getOwnInstance(database, ownOf(params, user.id))
    const instance = await instanceAsked(database, own, body.answers)
    refuseUnknownQuestions(instance, body.answers)
    limitDrafts(user.id, body.answers)
    const answers = instance.choiceKeys.answersFromLearner(body.answers)
    const saved = await saveDraft(database, instance, {
      answers,
      writerId: body.writerId,
      writerSequence: body.writerSequence,
      baseVersion: body.baseVersion,
      receivedAt,
      clientAt: momentOf(body.sentAt),
    })
    const { isApplied, draft, schedule } = saved
    const late = { ...body, answers, clientAt: momentOf(body.editedAt), receivedAt }
    const isKept = await keepLateDraft({ database, marker: evaluation }, instance, saved, late)
    return {
      isApplied,
      draft: viewDraft(instance, draft),
      schedule: viewSchedule(schedule, receivedAt),
      ...(isKept && { isKeptAsEvidence: true as const }),
    }
  })
}

function registerSubmissions(app: FastifyInstance): void {
  route(app, sittingRoutes.submitAttempt, async (context) => {
    const { database, evaluation, user, params, body, receivedAt, impersonatorId } = context
    refuseWhileImpersonating(impersonatorId)
    const own = await getOwnInstance(database, ownOf(params, user.id))
    const instance = await instanceAsked(database, own, body.answers)
    const { clientAttemptId } = body
    const state = await submitAttempt({ database, marker: evaluation }, instance, {
      clientAttemptId,
      answers: instance.choiceKeys.answersFromLearner(body.answers),
      source: 'learner',
      receivedAt,
      clientAt: momentOf(body.clientAt),
      draftVersion: body.draftVersion,
      judgedAt: receivedAt,
      keepsUnreadable: false,
      actorUserId: user.id,
    })
    const { attempts, lateEvidence } = state.snapshot
    if (attempts.some((attempt) => attempt.clientAttemptId === clientAttemptId))
      return await presentPage(context, instance, state, receivedAt)
    const kept = lateEvidence.find((each) => each.clientAttemptId === clientAttemptId) ?? lateEvidence.at(-1)
    return (await presentPage(context, instance, state, receivedAt, kept?.id)).withStatus(202)
  })
}

/** Appeals against the marking of own answers. */
function registerAppeals(app: FastifyInstance): void {
  route(app, sittingRoutes.raiseAppeal, async (context) => {
    const { database, user, params, body, receivedAt, impersonatorId } = context
    refuseWhileImpersonating(impersonatorId)
    await raiseAppeal(database, await getOwnInstance(database, ownOf(params, user.id)), body, receivedAt)
    return await getProblemInstance(context, ownOf(params, user.id), receivedAt)
  })

  route(app, sittingRoutes.withdrawAppeal, async (context) => {
    const { database, user, params, query, receivedAt, impersonatorId } = context
    refuseWhileImpersonating(impersonatorId)
    await withdrawAppeal(database, await getOwnInstance(database, ownOf(params, user.id)), query.appealId)
    return await getProblemInstance(context, ownOf(params, user.id), receivedAt)
  })
}

export function registerSitting(app: FastifyInstance): void {
  registerOwnSitting(app)
  registerActs(app)
  registerBreaks(app)
  registerNews(app)
  registerProblemInstances(app)
  registerDrafts(app)
  registerSubmissions(app)
  registerLateEvidence(app)
  registerAppeals(app)
}
