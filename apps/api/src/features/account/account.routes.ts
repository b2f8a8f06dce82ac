import type { FastifyInstance } from 'fastify'
import { accountCalls, webClientId } from '@isomorph/contract'
import { platformRefusals } from '../../platform/platform.errors.ts'
import { Refusal } from '../../platform/refusals.ts'
import { route } from '../../platform/route.ts'
import { accountRefusals } from './account.errors.ts'
import { hasAnyUser, revokeSession } from './account.queries.ts'
import { viewUserInfo } from './account.view.ts'
import { createFirstAdministrator } from './create-first-administrator.ts'
import { exchangeCode } from './exchange-code.ts'
import { createFailedSignIns } from './failed-sign-ins.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { signInLocally } from './sign-in-locally.ts'

export function registerAccount(app: FastifyInstance): void {
  route(app, accountCalls.createToken, async ({ body, ...services }) => {
    const clientId = body.client_id
    if (clientId !== webClientId) throw new Refusal(accountRefusals.unknownClient)
    return body.grant_type === 'authorization_code'
      ? await exchangeCode(services, { code: body.code, clientId })
      : await refreshTokens(services, { refreshToken: body.refresh_token, clientId })
  })

  const failures = createFailedSignIns()
  route(
    app,
    accountCalls.signInLocally,
    async ({ db, actor, body }) => await signInLocally({ db }, failures, actor.address, body),
  )

  route(app, accountCalls.getUserInfo, async ({ signedIn }) => {
    if (!signedIn) throw new Refusal(platformRefusals.notSignedIn)
    return viewUserInfo(signedIn)
  })

  route(app, accountCalls.logOut, async ({ db, people, signedIn }) => {
    if (!signedIn) return
    await revokeSession(db, signedIn.sessionId, 'loggedOut')
    people.forget()
  })

  route(app, accountCalls.getSetup, async ({ db }) => ({ isNeeded: !(await hasAnyUser(db)) }))

  route(
    app,
    accountCalls.createFirstAdministrator,
    async ({ db, body }) => await createFirstAdministrator({ db }, body),
  )
}
