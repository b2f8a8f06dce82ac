import type { FastifyInstance } from 'fastify'
import { problemPromptCalls } from '@isomorph/contract'
import { problemPromptEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { checkAiSettings, updateAiSettings } from './ai-settings.ts'
import { selectOptionalAiSettings } from './problem-prompts.queries.ts'
import { viewAiSettings } from './problem-prompts.view.ts'
import { dismissPrompt, readOffer, readPrompt, startPrompt, stopPrompt } from './start-prompt.ts'

const promptRoutes = routesOf(problemPromptCalls, problemPromptEndpoints)

export function registerProblemPrompts(app: FastifyInstance): void {
  route(app, promptRoutes.getPromptOffer, async ({ db, user }) => await readOffer({ db }, user.id))

  route(
    app,
    promptRoutes.createWithPrompt,
    async ({ db, user, actor, body }) => await startPrompt({ db }, { ...actor, userId: user.id }, body),
  )

  route(app, promptRoutes.getPrompt, async ({ db, user, params }) => await readPrompt({ db }, user.id, params.promptId))

  route(
    app,
    promptRoutes.stopPrompt,
    async ({ db, user, actor, params }) => await stopPrompt({ db }, { ...actor, userId: user.id }, params.promptId),
  )

  route(
    app,
    promptRoutes.dismissPrompt,
    async ({ db, user, params }) => await dismissPrompt({ db }, user.id, params.promptId),
  )

  route(app, promptRoutes.getAiSettings, async ({ db }) => viewAiSettings(await selectOptionalAiSettings(db)))

  route(
    app,
    promptRoutes.updateAiSettings,
    async ({ db, tier, actor, body }) => await updateAiSettings({ db, tier }, actor, body),
  )

  route(app, promptRoutes.checkAiSettings, async ({ body, ...services }) => await checkAiSettings(services, body))
}
