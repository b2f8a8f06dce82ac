import type { FastifyInstance } from 'fastify'
import { defaultLetterModes, letterCalls, letterKinds, type LetterPreferences } from '@isomorph/contract'
import { letterEndpoints } from '@isomorph/contract/schemas'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { redirectTo } from '../../http/raw-response.ts'
import { route, routesOf } from '../../http/route.ts'
import type { Services } from '../../services/services.ts'
import { refuseWhileImpersonating, requireOwnOrigin } from '../sign-in/index.ts'
import { lettersOf } from './letter-availability.ts'
import { selectChosenModes, selectEmail, selectIsGrader, upsertModes } from './letters.queries.ts'
import { userOfToken } from './unsubscription.ts'

const letterRoutes = routesOf(letterCalls, letterEndpoints)

async function preferencesOf(
  services: Pick<Services, 'db' | 'mailer' | 'publicOrigins'>,
  userId: number,
): Promise<LetterPreferences> {
  const chosen = await selectChosenModes(services.db, userId)
  const modes = letterKinds.map((kind) => [kind, chosen.get(kind) ?? defaultLetterModes[kind]] as const)
  return {
    availability: (await lettersOf(services)).availability,
    email: await selectEmail(services.db, userId),
    isGrader: await selectIsGrader(services.db, userId),
    modes: Object.fromEntries(modes) as LetterPreferences['modes'],
  }
}

function personOf({ fileKey }: Pick<Services, 'fileKey'>, token: string): number {
  const userId = userOfToken(fileKey, token)
  if (userId === undefined) throw new Refusal(platformRefusals.notFound)
  return userId
}

export function registerLetters(app: FastifyInstance): void {
  route(app, letterRoutes.getLetterPreferences, async (context) => preferencesOf(context, context.user.id))

  route(app, letterRoutes.saveLetterPreferences, async (context) => {
    const { db, user, impersonatorId, body } = context
    refuseWhileImpersonating(impersonatorId)
    await upsertModes(db, user.id, body.modes)
    return await preferencesOf(context, user.id)
  })

  route(app, letterRoutes.openUnsubscription, async (context) => {
    const { params, request } = context
    personOf(context, params.token)
    return redirectTo(`${requireOwnOrigin(request, context)}/unsubscribe#${params.token}`)
  })

  route(app, letterRoutes.unsubscribe, async (context) => {
    const userId = personOf(context, context.params.token)
    const off = Object.fromEntries(letterKinds.map((kind) => [kind, 'off' as const]))
    await upsertModes(context.db, userId, off)
  })
}
