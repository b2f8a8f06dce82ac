import type { FastifyInstance } from 'fastify'
import { identityProviderCalls } from '@isomorph/contract'
import { identityProviderEndpoints } from '@isomorph/contract/schemas'
import { ownOriginOf } from '../../tenancy/own-origin.ts'
import { route, routesOf } from '../../http/route.ts'
import { listKeys, readKeySet, rotateKey } from './client-keys.ts'
import { checkConnection } from './check-connection.ts'
import { selectProviders } from './identity-providers.queries.ts'
import { viewProvider, viewSettings } from './identity-providers.view.ts'
import { createIdentityProvider, deleteIdentityProvider, updateIdentityProvider } from './save-identity-provider.ts'

const identityProviderRoutes = routesOf(identityProviderCalls, identityProviderEndpoints)

/** Our keys as administrators see them, and the public ones as the provider does. */
function registerKeys(app: FastifyInstance): void {
  route(
    app,
    identityProviderRoutes.getIdentityProviderKeySet,
    async ({ db, params }) => await readKeySet({ db }, params.identityProviderId),
  )

  route(
    app,
    identityProviderRoutes.listIdentityProviderKeys,
    async ({ db, params }) => await listKeys({ db }, params.identityProviderId),
  )

  route(
    app,
    identityProviderRoutes.rotateIdentityProviderKey,
    async ({ db, actor, params, body }) =>
      await rotateKey({ db }, actor, { id: params.identityProviderId, kid: body.kid }),
  )
}

export function registerIdentityProviders(app: FastifyInstance): void {
  route(app, identityProviderRoutes.getIdentityProviders, async ({ db }) =>
    (await selectProviders(db)).filter(({ isEnabled }) => isEnabled).map(viewProvider),
  )

  route(app, identityProviderRoutes.listIdentityProviderSettings, async ({ db }) =>
    (await selectProviders(db)).map(viewSettings),
  )

  route(
    app,
    identityProviderRoutes.createIdentityProvider,
    async ({ db, tier, actor, body }) => await createIdentityProvider({ db, tier }, actor, body),
  )

  route(
    app,
    identityProviderRoutes.updateIdentityProvider,
    async ({ db, tier, actor, params, body }) =>
      await updateIdentityProvider({ db, tier }, actor, params.identityProviderId, body),
  )

  route(
    app,
    identityProviderRoutes.deleteIdentityProvider,
    async ({ db, people, actor, params }) =>
      await deleteIdentityProvider({ db, people }, actor, params.identityProviderId),
  )

  registerKeys(app)

  route(app, identityProviderRoutes.checkIdentityProvider, async ({ body, request, ...services }) => ({
    steps: await checkConnection(services, body.settings, {
      origin: ownOriginOf(request, services),
      id: body.identityProviderId,
    }),
  }))
}
