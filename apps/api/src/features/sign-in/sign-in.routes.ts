import type { FastifyInstance } from 'fastify'
import { accountCalls, passkeyCalls, secondFactorCalls } from '@isomorph/contract'
import { accountEndpoints, passkeyEndpoints, secondFactorEndpoints } from '@isomorph/contract/schemas'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { route, routesOf } from '../../http/route.ts'
import { viewUserInfo } from './sign-in.view.ts'
import { createFirstAdministrator } from './create-first-administrator.ts'
import { createFailedSignIns, type FailedSignIns } from './failed-sign-ins.ts'
import { logOut } from './log-out.ts'
import { isSetupNeeded } from './setup-tokens.ts'
import { beginPasskeyAtSignIn, beginSecondFactorAtSignIn, signInLocally } from './sign-in-locally.ts'
import { isFromOwnPage, refreshTokenIn, withoutRefreshCookie } from './tokens/refresh-cookie.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import { beginPasskeySignIn, beginSecondFactorPasskey, signInByPasskey } from './passkeys/sign-in-by-passkey.ts'
import { registerTokens } from './tokens/token.routes.ts'

const accountRoutes = routesOf(accountCalls, accountEndpoints)
const passkeyRoutes = routesOf(passkeyCalls, passkeyEndpoints)
const secondFactorRoutes = routesOf(secondFactorCalls, secondFactorEndpoints)

export function registerAccount(app: FastifyInstance): void {
  registerTokens(app)

  const failures = createFailedSignIns()
  route(
    app,
    accountRoutes.signInLocally,
    async ({ db, clock, actor, body, request, tier, publicOrigins }) =>
      await signInLocally(
        { db, clock },
        { failures, actor, relyingParty: relyingPartyOf(request, { tier, publicOrigins }) },
        body,
      ),
  )
  route(
    app,
    secondFactorRoutes.beginSecondFactorAtSignIn,
    async ({ db, clock, actor, body }) => await beginSecondFactorAtSignIn({ db, clock }, { failures, actor }, body),
  )

  registerPasskeySignIns(app, failures)

  route(app, accountRoutes.getUserInfo, async ({ db, accessSources, signedIn }) => {
    if (!signedIn) throw new Refusal(platformRefusals.notSignedIn)
    return await viewUserInfo({ db, accessSources }, signedIn)
  })

  route(app, accountRoutes.logOut, async ({ db, people, signedIn, actor, request, tier, publicOrigins }) => {
    const ownOrigins = { tier, publicOrigins }
    const isOwnPage = isFromOwnPage(request, ownOrigins)
    if (!signedIn && !isOwnPage) throw new Refusal(platformRefusals.notSignedIn)
    const refreshToken = isOwnPage ? refreshTokenIn(request, ownOrigins) : undefined
    await logOut({ db }, { sessionId: signedIn?.sessionId, refreshToken }, actor)
    people.forget()
    return withoutRefreshCookie(request, ownOrigins)
  })

  const setupFailures = createFailedSignIns()
  route(app, accountRoutes.getSetup, async ({ db }) => ({ isNeeded: await isSetupNeeded(db) }))

  route(
    app,
    accountRoutes.createFirstAdministrator,
    async ({ db, actor, body }) => await createFirstAdministrator({ db }, { failures: setupFailures, actor }, body),
  )
}

function registerPasskeySignIns(app: FastifyInstance, failures: FailedSignIns): void {
  route(
    app,
    passkeyRoutes.beginSecondFactorPasskey,
    async ({ db, clock, actor, body, request, tier, publicOrigins }) =>
      await beginSecondFactorPasskey(
        { db, clock },
        { failures, actor, relyingParty: relyingPartyOf(request, { tier, publicOrigins }) },
        body,
      ),
  )

  route(
    app,
    passkeyRoutes.beginPasskeyAtSignIn,
    async ({ db, clock, actor, body, request, tier, publicOrigins }) =>
      await beginPasskeyAtSignIn(
        { db, clock },
        { failures, actor, relyingParty: relyingPartyOf(request, { tier, publicOrigins }) },
        body,
      ),
  )

  route(
    app,
    passkeyRoutes.beginPasskeySignIn,
    async ({ db, clock, request, tier, publicOrigins }) =>
      await beginPasskeySignIn({ db, clock }, relyingPartyOf(request, { tier, publicOrigins })),
  )

  route(
    app,
    passkeyRoutes.signInByPasskey,
    async ({ db, clock, actor, body, request, tier, publicOrigins }) =>
      await signInByPasskey({ db, clock }, relyingPartyOf(request, { tier, publicOrigins }), body, actor),
  )
}
