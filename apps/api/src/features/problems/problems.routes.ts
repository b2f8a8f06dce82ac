import type { FastifyInstance } from 'fastify'
import { problemCalls } from '@isomorph/contract'
import { problemEndpoints } from '@isomorph/contract/schemas'
import { deleteEntity, restoreEntity } from '../../authorization/delete-entity.ts'
import { refuseUnread } from '../../entity-lists/refuse-unread.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { route, routesOf } from '../../http/route.ts'
import { figureUserOf } from './author.ts'
import { changeTags } from './change-tags.ts'
import { copyProblem } from './copy-problem.ts'
import { createProblem } from './create-problem.ts'
import { registerProblemDrafts } from './drafts/drafts.routes.ts'
import { registerProblemPreviews } from './preview.routes.ts'
import { managedProblems, selectProblem, selectProblemPage, selectReferences } from './problems.queries.ts'
import { readFindings, readProblem, viewProblemSummaries } from './problems.view.ts'
import { updateProblem } from './update-problem.ts'
import { registerProblemVersions } from './versions/versions.routes.ts'

const problemRoutes = routesOf(problemCalls, problemEndpoints)

function problemWith(id: number) {
  return { entity: 'Problem', entityType: 'problem', managed: managedProblems, id } as const
}

function registerReading(app: FastifyInstance): void {
  route(app, problemRoutes.listProblems, async ({ db, user, query }) => {
    const viewer = {
      userId: user.id,
      readsAll: user.activities.includes('ProblemRead'),
      deletesAll: user.activities.includes('ProblemDelete'),
      readsAllLibraries: user.activities.includes('SharedLibraryRead'),
    }
    const { rows, total } = await selectProblemPage(db, viewer, query)
    const items = await viewProblemSummaries(db, user, rows)
    return { items, total, page: query.page, pageSize: query.pageSize }
  })

  route(
    app,
    problemRoutes.getProblem,
    async (context) => await readProblem(context, context.user, context.params.problemId),
  )

  route(app, problemRoutes.getProblemErrorDetails, async ({ db, params }) =>
    readFindings((await selectProblem(db, params.problemId)).findings),
  )

  route(app, problemRoutes.listProblemReferences, async ({ db, user, params }) => {
    const viewer = { userId: user.id, readsAll: user.activities.includes('AssessmentRead') }
    return await selectReferences(db, params.problemId, viewer)
  })
}

function registerChanging(app: FastifyInstance): void {
  route(app, problemRoutes.createProblem, async ({ user, actor, body, ...services }) => {
    const id = await createProblem(services, { ...actor, ...figureUserOf(user) }, body)
    return refuseUnread(await readProblem(services, user, id))
  })

  route(app, problemRoutes.updateProblem, async ({ user, actor, params, body, ...services }) => {
    const author = { ...actor, ...figureUserOf(user) }
    await updateProblem(services, { user, actor: author }, params.problemId, body)
    return await readProblem(services, user, params.problemId)
  })

  // Assessments that use it keep the revisions they pinned.
  route(app, problemRoutes.deleteProblem, async ({ db, clock, user, actor, params }) => {
    await deleteEntity(db, { user, actor }, problemWith(params.problemId), clock.now())
  })

  route(app, problemRoutes.restoreProblem, async ({ db, user, actor, params }) => {
    await restoreEntity(db, { user, actor }, problemWith(params.problemId))
  })

  route(
    app,
    problemRoutes.changeProblemTags,
    async ({ db, user, actor, params, body }) => await changeTags({ db }, { user, actor }, params.problemId, body),
  )

  // Reading a problem is not enough to own a copy: a copy is a new problem.
  route(app, problemRoutes.copyProblem, async ({ user, actor, params, body, ...services }) => {
    if (!user.activities.includes('ProblemCreate')) throw new Refusal(platformRefusals.notAllowed)
    const author = { ...actor, ...figureUserOf(user) }
    const id = await copyProblem(services, { user, actor: author }, { ...body, id: params.problemId })
    return refuseUnread(await readProblem(services, user, id))
  })
}

export function registerProblems(app: FastifyInstance): void {
  registerReading(app)
  registerChanging(app)
  registerProblemVersions(app)
  registerProblemPreviews(app)
  registerProblemDrafts(app)
}
