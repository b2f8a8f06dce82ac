import type { FastifyInstance } from 'fastify'
import { identityProviderCalls } from '@isomorph/contract'
import { ownOriginOf } from '../../tenancy/own-origin.ts'
import { route } from '../../http/route.ts'
import { checkConnection } from './check-connection.ts'
import { selectProviders } from './identity-providers.queries.ts'
import { viewProvider, viewSettings } from './identity-providers.view.ts'
import { createIdentityProvider, deleteIdentityProvider, updateIdentityProvider } from './save-identity-provider.ts'

export function registerIdentityProviders(app: FastifyInstance): void {
  route(app, identityProviderCalls.getIdentityProviders, async ({ db }) =>
    (await selectProviders(db)).filter(({ isEnabled }) => isEnabled).map(viewProvider),
  )

  route(app, identityProviderCalls.listIdentityProviderSettings, async ({ db }) =>
    (await selectProviders(db)).map(viewSettings),
  )

  route(
    app,
    identityProviderCalls.createIdentityProvider,
    async ({ db, tier, actor, body }) => await createIdentityProvider({ db, tier }, actor, body),
  )

  route(
    app,
    identityProviderCalls.updateIdentityProvider,
    async ({ db, tier, actor, params, body }) =>
      await updateIdentityProvider({ db, tier }, actor, params.identityProviderId, body),
  )

  route(
    app,
    identityProviderCalls.deleteIdentityProvider,
    async ({ db, actor, params }) => await deleteIdentityProvider({ db }, actor, params.identityProviderId),
  )

  route(app, identityProviderCalls.checkIdentityProvider, async ({ body, request, ...services }) => ({
    steps: await checkConnection(services, body.settings, {
      origin: ownOriginOf(request, services),
      id: body.identityProviderId,
    }),
  }))
}
