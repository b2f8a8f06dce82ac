import type { SavedProblemDraft } from '@isomorph/contract'
import { problemDraftCalls } from '@isomorph/contract'
import { problemDraftEndpoints, problemWorkSchema } from '@isomorph/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { route, routesOf } from '../../../http/route.ts'
import type { Services } from '../../../services/services.ts'
import { signFigures } from '../../files/index.ts'
import { refuseWhileImpersonating } from '../../sign-in/index.ts'
import { figureUserOf } from '../author.ts'
import { selectDraftsOf, selectOptionalDraft, type DraftPlace } from './drafts.queries.ts'
import { discardDraft, saveDraft } from './save-draft.ts'

/** Unsaved work as it is stored: its name has a column. */
const storedWorkSchema = problemWorkSchema.omit({ name: true })

const draftRoutes = routesOf(problemDraftCalls, problemDraftEndpoints)

/** Whoever acts as somebody else neither sees nor writes what that person has not saved. */
async function readDraft(
  services: Pick<Services, 'db' | 'fileKey' | 'clock'>,
  place: DraftPlace,
  impersonatorId: number | null,
): Promise<{ draft: SavedProblemDraft | null }> {
  const row = impersonatorId === null ? await selectOptionalDraft(services.db, place) : undefined
  if (!row) return { draft: null }
  const { version, name, savedAt } = row
  const work = storedWorkSchema.parse(row.work)
  const content = signFigures(services, place.userId, work.content)
  return { draft: { ...work, content, version, name, savedAt: savedAt.toISOString() } }
}

function registerDraftsOfNewProblems(app: FastifyInstance): void {
  route(app, draftRoutes.getNewProblemDraft, async ({ user, params, impersonatorId, ...services }) =>
    readDraft(services, { userId: user.id, draftKey: params.draftKey }, impersonatorId),
  )

  route(app, draftRoutes.saveNewProblemDraft, async ({ user, params, body, impersonatorId, ...services }) => {
    refuseWhileImpersonating(impersonatorId)
    const place = { userId: user.id, draftKey: params.draftKey }
    const { version, savedAt } = await saveDraft(services, figureUserOf(user), place, body)
    return { version, savedAt: savedAt.toISOString() }
  })

  route(app, draftRoutes.discardNewProblemDraft, async ({ db, user, params, query, impersonatorId }) => {
    refuseWhileImpersonating(impersonatorId)
    await discardDraft({ db }, { userId: user.id, draftKey: params.draftKey }, query.version)
  })
}

export function registerProblemDrafts(app: FastifyInstance): void {
  route(app, draftRoutes.listProblemDrafts, async ({ db, user, impersonatorId }) => {
    if (impersonatorId !== null) return []
    const rows = await selectDraftsOf(db, { userId: user.id, readsAll: user.activities.includes('ProblemRead') })
    return rows.map(({ savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() }))
  })

  route(app, draftRoutes.getProblemDraft, async ({ user, params, impersonatorId, ...services }) =>
    readDraft(services, { userId: user.id, problemId: params.problemId }, impersonatorId),
  )

  route(app, draftRoutes.saveProblemDraft, async ({ user, params, body, impersonatorId, ...services }) => {
    refuseWhileImpersonating(impersonatorId)
    const place = { userId: user.id, problemId: params.problemId }
    const { version, savedAt } = await saveDraft(services, figureUserOf(user), place, body)
    return { version, savedAt: savedAt.toISOString() }
  })

  route(app, draftRoutes.discardProblemDraft, async ({ db, user, params, query, impersonatorId }) => {
    refuseWhileImpersonating(impersonatorId)
    await discardDraft({ db }, { userId: user.id, problemId: params.problemId }, query.version)
  })
  registerDraftsOfNewProblems(app)
}
