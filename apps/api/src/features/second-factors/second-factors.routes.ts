import type { FastifyInstance } from 'fastify'
import { secondFactorCalls } from '@isomorph/contract'
import { secondFactorEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { requireAtLeastSamePermissions } from '../people/index.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import {
  beginSecondFactor,
  isSecondFactorRequired,
  refuseWhileImpersonating,
  selectOptionalSecondFactor,
  selectRecoveryCodesLeft,
} from '../sign-in/index.ts'
import {
  endOwnSecondFactor,
  endSecondFactorOfUser,
  renewOwnRecoveryCodes,
  setOwnSecondFactor,
} from './change-second-factor.ts'
import { registerPasskeys } from './passkeys.routes.ts'
import { requireSelf } from './require-self.ts'

const secondFactorRoutes = routesOf(secondFactorCalls, secondFactorEndpoints)

export function registerSecondFactors(app: FastifyInstance): void {
  registerPasskeys(app)

  route(app, secondFactorRoutes.getSecondFactor, async ({ db, user }) => {
    const [factor, codes, isRequired] = await Promise.all([
      selectOptionalSecondFactor(db, user.id),
      selectRecoveryCodesLeft(db, user.id),
      isSecondFactorRequired(db, user.id),
    ])
    const setAt = factor?.secret ? factor.createdAt.toISOString() : null
    return { setAt, recoveryCodesLeft: codes.length, isRequired }
  })

  route(app, secondFactorRoutes.beginSecondFactor, async ({ db, clock, signedIn, body }) => {
    const { user } = await requireSelf({ db }, signedIn, body)
    return await beginSecondFactor(db, user, clock.now())
  })

  route(app, secondFactorRoutes.setSecondFactor, async ({ db, clock, people, signedIn, body, actor }) => {
    if (!signedIn) throw new Refusal(platformRefusals.notSignedIn)
    refuseWhileImpersonating(signedIn.impersonatorId)
    const recoveryCodes = await setOwnSecondFactor({ db, clock }, signedIn, body, actor)
    people.forget()
    return { recoveryCodes: [...recoveryCodes] }
  })

  route(app, secondFactorRoutes.renewRecoveryCodes, async ({ db, signedIn, body, actor }) => {
    const { user } = await requireSelf({ db }, signedIn, body)
    return { recoveryCodes: [...(await renewOwnRecoveryCodes({ db }, user.id, actor))] }
  })

  route(app, secondFactorRoutes.endSecondFactor, async ({ db, signedIn, body, actor }) => {
    const { user } = await requireSelf({ db }, signedIn, body)
    await endOwnSecondFactor({ db }, user.id, actor)
  })

  route(app, secondFactorRoutes.endSecondFactorOfUser, async ({ db, user, params, actor }) => {
    await requireAtLeastSamePermissions(db, user, params.userId)
    await endSecondFactorOfUser({ db }, params.userId, actor)
  })
}
