import type { FastifyInstance } from 'fastify'
import { apiTokenCalls } from '@isomorph/contract'
import { apiTokenEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { refuseWhileImpersonating } from '../sign-in/index.ts'
import { selectTokens } from './api-tokens.queries.ts'
import { viewToken } from './api-tokens.view.ts'
import { createToken, endToken } from './change-tokens.ts'

const apiTokenRoutes = routesOf(apiTokenCalls, apiTokenEndpoints)

export function registerApiTokens(app: FastifyInstance): void {
  route(app, apiTokenRoutes.listApiTokens, async ({ db, receivedAt }) =>
    (await selectTokens(db)).map((row) => viewToken(row, receivedAt)),
  )

  route(app, apiTokenRoutes.createApiToken, async ({ db, user, impersonatorId, actor, body, receivedAt }) => {
    refuseWhileImpersonating(impersonatorId)
    const { id, secret } = await createToken(db, { userId: user.id, actor }, body)
    const [row] = await selectTokens(db, id)
    if (!row) throw new Error('The token was just made.')
    return { apiToken: viewToken(row, receivedAt), secret }
  })

  route(app, apiTokenRoutes.revokeApiToken, async ({ db, user, actor, params }) => {
    await endToken(db, { userId: user.id, actor }, params.apiTokenId)
  })
}
