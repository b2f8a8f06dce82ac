import type { FastifyInstance } from 'fastify'
import { claimMinutes, claimSize, doubleMarkingCalls, gradingCalls, type GradedResponse } from '@isomorph/contract'
import { doubleMarkingEndpoints, gradingEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import type { Services } from '../../services/services.ts'
import { getAgreement } from './agreement.ts'
import { chooseResponses } from './choose-responses.ts'
import { getAttempts } from './get-attempts.ts'
import { claimTasks, releaseTasks, selectSnippets, upsertSnippets } from './grading.queries.ts'
import { viewerOf, viewRows } from './grading.view.ts'
import { listQuestions } from './questions/list-questions.ts'
import { listResponses } from './marked/list-responses.ts'
import { markResponse, undoMark } from './mark-response.ts'
import { selectAnswersOf, selectTasks } from './queue.queries.ts'
import { selectRubric } from './rubrics/rubrics.queries.ts'
import { saveRubric } from './rubrics/save-rubric.ts'
import { setDoubleMarking } from './set-double-marking.ts'
import { setGradingSettings } from './set-grading-settings.ts'
import { suggestedRubric } from './rubrics/suggested-rubric.ts'

const gradingRoutes = routesOf(gradingCalls, gradingEndpoints)
const doubleMarkingRoutes = routesOf(doubleMarkingCalls, doubleMarkingEndpoints)

interface Place {
  readonly groupAssessmentId: number
  readonly problemInstanceId: number
  readonly attemptNumber: number
  readonly questionKey: number
}

/** An answer with the mark that stands now. */
async function getAnswer(services: Services, userId: number, place: Place): Promise<GradedResponse> {
  const viewer = await viewerOf(services, userId, place.groupAssessmentId)
  const rows = await selectAnswersOf(services.db, place.problemInstanceId)
  const row = rows.find((each) => each.attemptNumber === place.attemptNumber && each.questionKey === place.questionKey)
  const [answer] = await viewRows(services, viewer, row ? [row] : [])
  if (!answer) throw new Error('An answer that was marked is gone.')
  return answer
}

function registerClaims(app: FastifyInstance): void {
  route(app, gradingRoutes.claimResponses, async (context) => {
    const { db, user, params, body } = context
    const viewer = await viewerOf(context, user.id, params.groupAssessmentId)
    const { isAnonymous } = viewer
    const claim = { userId: user.id, skip: body.skip, size: claimSize, minutes: claimMinutes, isAnonymous }
    const ids = await claimTasks(db, { ...params, ...body }, claim)
    return { items: await viewRows(context, viewer, await selectTasks(db, ids, isAnonymous)) }
  })

  route(app, gradingRoutes.releaseClaims, async ({ db, user, params }) =>
    releaseTasks(db, params.groupAssessmentId, user.id),
  )
}

function registerQueue(app: FastifyInstance): void {
  route(app, gradingRoutes.listGradingQuestions, async ({ db, user, params }) =>
    listQuestions(db, params.groupAssessmentId, user.id),
  )

  route(app, gradingRoutes.listManualScoringResponses, async (context) => {
    const viewer = await viewerOf(context, context.user.id, context.params.groupAssessmentId)
    return await listResponses(context, viewer, context.query)
  })

  route(app, gradingRoutes.getManualScoringAttempts, async (context) => {
    const viewer = await viewerOf(context, context.user.id, context.params.groupAssessmentId)
    return await getAttempts(context, viewer, context.params.problemInstanceId)
  })

  route(app, gradingRoutes.chooseResponses, async ({ db, actor, params, body }) => ({
    added: await chooseResponses(db, { ...params, ...body, actor }),
  }))
}

function registerMarks(app: FastifyInstance): void {
  route(app, gradingRoutes.markResponse, async (context) => {
    const { database, user, actor, params, body } = context
    const act = { ...params, ...body, userId: user.id, actor }
    await markResponse(database, act)
    return await getAnswer(context, user.id, act)
  })

  route(app, gradingRoutes.undoMark, async (context) => {
    const { database, user, actor, params, body } = context
    const act = { ...params, ...body, userId: user.id, actor }
    await undoMark(database, act)
    return await getAnswer(context, user.id, act)
  })
}

function registerDoubleMarking(app: FastifyInstance): void {
  route(app, doubleMarkingRoutes.setDoubleMarking, async ({ db, actor, params, body }) =>
    setDoubleMarking(db, { ...params, ...body, actor }),
  )

  route(app, doubleMarkingRoutes.getAgreement, async ({ db, params }) => ({
    questions: await getAgreement(db, params.groupAssessmentId),
  }))
}

export function registerGrading(app: FastifyInstance): void {
  registerQueue(app)
  registerClaims(app)
  registerMarks(app)
  registerDoubleMarking(app)

  route(app, gradingRoutes.setGradingSettings, async ({ db, actor, params, body }) =>
    setGradingSettings(db, { ...params, ...body, actor }),
  )

  route(app, gradingRoutes.getRubric, async ({ db, params }) => {
    const { version, rubric } = await selectRubric(db, params)
    return { version, rubric, suggestion: rubric === null ? await suggestedRubric(db, params) : null }
  })

  route(app, gradingRoutes.saveRubric, async ({ database, user, actor, params, query, body }) =>
    saveRubric(database, { ...params, ...query, ...body, userId: user.id, actor }),
  )

  route(app, gradingRoutes.getSnippets, async ({ db, user, params }) => ({
    texts: await selectSnippets(db, user.id, params),
  }))

  route(app, gradingRoutes.saveSnippets, async ({ db, user, params, body }) =>
    upsertSnippets(db, user.id, params, body.texts),
  )
}
