import type { FeatureRoute } from '../../../screen/feature-route.ts'

const anyOf = ['IdentityProviderModify'] as const

/** The identity providers of the installation. */
export const identityProviderRoutes: readonly FeatureRoute[] = [
  {
    path: 'installation/identity-providers',
    anyOf,
    areas: ['identity-providers', 'installation', 'roles'],
    load: async () => ({ Component: (await import('./identity-providers-page.tsx')).IdentityProvidersPage }),
  },
  {
    path: 'installation/identity-providers/new',
    anyOf,
    areas: ['connection-checks', 'connections', 'identity-providers', 'installation', 'roles'],
    load: async () => ({ Component: (await import('./new-identity-provider-page.tsx')).NewIdentityProviderPage }),
  },
  {
    path: 'installation/identity-providers/:identityProviderId',
    anyOf,
    areas: ['connection-checks', 'connections', 'identity-providers', 'installation', 'roles'],
    load: async () => ({ Component: (await import('./identity-provider-page.tsx')).IdentityProviderPage }),
  },
]
