import type { FastifyInstance } from 'fastify'
import { problemPromptCalls } from '@isomorph/contract'
import { problemPromptEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { refuseWhileImpersonating } from '../sign-in/index.ts'
import { checkAiSettings, updateAiSettings } from './ai-settings.ts'
import { selectOptionalAiSettings } from './problem-prompts.queries.ts'
import { viewAiSettings } from './problem-prompts.view.ts'
import { dismissPrompt, readOffer, readPrompt, startPrompt, stopPrompt } from './start-prompt.ts'

const promptRoutes = routesOf(problemPromptCalls, problemPromptEndpoints)

/** While impersonating, nobody sees or changes the drafts of the impersonated person, as with unsaved problems. */
function registerDrafts(app: FastifyInstance): void {
  route(app, promptRoutes.getPromptOffer, async ({ db, user, impersonatorId }) => {
    const offer = await readOffer({ db }, user.id)
    return impersonatorId === null ? offer : { ...offer, latest: null }
  })

  route(app, promptRoutes.createWithPrompt, async ({ db, user, actor, body, impersonatorId }) => {
    refuseWhileImpersonating(impersonatorId)
    return await startPrompt({ db }, { ...actor, userId: user.id }, body)
  })

  route(app, promptRoutes.getPrompt, async ({ db, user, params, impersonatorId }) => {
    if (impersonatorId !== null) throw new Refusal(platformRefusals.notFound)
    return await readPrompt({ db }, user.id, params.promptId)
  })

  route(app, promptRoutes.stopPrompt, async ({ db, user, actor, params, impersonatorId }) => {
    refuseWhileImpersonating(impersonatorId)
    return await stopPrompt({ db }, { ...actor, userId: user.id }, params.promptId)
  })

  route(app, promptRoutes.dismissPrompt, async ({ db, user, params, impersonatorId }) => {
    refuseWhileImpersonating(impersonatorId)
    return await dismissPrompt({ db }, user.id, params.promptId)
  })
}

function registerSettings(app: FastifyInstance): void {
  route(app, promptRoutes.getAiSettings, async ({ db }) => viewAiSettings(await selectOptionalAiSettings(db)))

  route(
    app,
    promptRoutes.updateAiSettings,
    async ({ db, tier, actor, body }) => await updateAiSettings({ db, tier }, actor, body),
  )

  route(app, promptRoutes.checkAiSettings, async ({ body, ...services }) => await checkAiSettings(services, body))
}

export function registerProblemPrompts(app: FastifyInstance): void {
  registerDrafts(app)
  registerSettings(app)
}
