import type { FastifyInstance } from 'fastify'
import { passkeyCalls } from '@isomorph/contract'
import { passkeyEndpoints } from '@isomorph/contract/schemas'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { route, routesOf } from '../../http/route.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import {
  accountRefusals,
  beginPasskey,
  refuseWhileImpersonating,
  relyingPartyOf,
  selectPasskeys,
  type RelyingParty,
} from '../sign-in/index.ts'
import { addOwnPasskey, removeOwnPasskey, renameOwnPasskey } from './change-passkeys.ts'
import { requireSelf } from './require-self.ts'

const passkeyRoutes = routesOf(passkeyCalls, passkeyEndpoints)

function requireRelyingParty(found: RelyingParty | undefined): RelyingParty {
  if (found === undefined) throw new Refusal(accountRefusals.noPasskeysHere)
  return found
}

function requireOwnSession(signedIn: SignedIn | null): SignedIn {
  if (!signedIn) throw new Refusal(platformRefusals.notSignedIn)
  refuseWhileImpersonating(signedIn.impersonatorId)
  return signedIn
}

export function registerPasskeys(app: FastifyInstance): void {
  route(app, passkeyRoutes.listPasskeys, async ({ db, user, request, tier, publicOrigins }) => {
    const relyingParty = relyingPartyOf(request, { tier, publicOrigins })
    const passkeys = await selectPasskeys(db, user.id)
    return {
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.createdAt.toISOString(),
        lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
        isOfThisAddress: passkey.relyingParty === relyingParty?.id,
      })),
      isPossible: relyingParty !== undefined,
    }
  })

  route(app, passkeyRoutes.beginPasskey, async ({ db, clock, signedIn, body, request, tier, publicOrigins }) => {
    const { user } = await requireSelf({ db }, signedIn, body)
    const relyingParty = requireRelyingParty(relyingPartyOf(request, { tier, publicOrigins }))
    return await beginPasskey(db, user, { relyingParty, now: clock.now() })
  })

  route(app, passkeyRoutes.addPasskey, async (context) => {
    const { db, clock, people, signedIn, body, actor, request, tier, publicOrigins } = context
    const self = requireOwnSession(signedIn)
    const relyingParty = requireRelyingParty(relyingPartyOf(request, { tier, publicOrigins }))
    const added = await addOwnPasskey({ db, clock }, self, body, { actor, relyingParty })
    people.forget()
    return added
  })

  route(app, passkeyRoutes.renamePasskey, async ({ db, signedIn, params, body, actor }) => {
    const { user } = requireOwnSession(signedIn)
    await renameOwnPasskey({ db }, user.id, { ...params, ...body }, actor)
  })

  route(app, passkeyRoutes.removePasskey, async ({ db, signedIn, params, body, actor }) => {
    const { user } = await requireSelf({ db }, signedIn, body)
    await removeOwnPasskey({ db }, user.id, params.passkeyId, actor)
  })
}
