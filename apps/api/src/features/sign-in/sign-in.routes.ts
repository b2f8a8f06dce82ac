import type { FastifyInstance } from 'fastify'
import { accountCalls } from '@isomorph/contract'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { route } from '../../http/route.ts'
import { viewUserInfo } from './sign-in.view.ts'
import { createFirstAdministrator } from './create-first-administrator.ts'
import { createFailedSignIns } from './failed-sign-ins.ts'
import { logOut } from './log-out.ts'
import { isSetupNeeded } from './setup-tokens.ts'
import { signInLocally } from './sign-in-locally.ts'
import { registerTokens } from './tokens/token.routes.ts'

export function registerAccount(app: FastifyInstance): void {
  registerTokens(app)

  const failures = createFailedSignIns()
  route(
    app,
    accountCalls.signInLocally,
    async ({ db, actor, body }) => await signInLocally({ db }, { failures, actor }, body),
  )

  route(app, accountCalls.getUserInfo, async ({ signedIn }) => {
    if (!signedIn) throw new Refusal(platformRefusals.notSignedIn)
    return viewUserInfo(signedIn)
  })

  route(app, accountCalls.logOut, async ({ db, people, signedIn, actor }) => {
    if (!signedIn) return
    await logOut({ db }, signedIn, actor)
    people.forget()
  })

  const setupFailures = createFailedSignIns()
  route(app, accountCalls.getSetup, async ({ db }) => ({ isNeeded: await isSetupNeeded(db) }))

  route(
    app,
    accountCalls.createFirstAdministrator,
    async ({ db, actor, body }) => await createFirstAdministrator({ db }, { failures: setupFailures, actor }, body),
  )
}
