import { identityProviderCalls, type IdentityProviderDraft, type IdentityProviderSettings } from '@isomorph/contract'
import type { TestPerson } from './people.ts'
import type { TestApi } from './test-api.ts'

const names = { puid: 'puid', mail: '', givenName: '', sn: '', displayName: '' }

const common = {
  name: 'Campus login',
  isEnabled: true,
  admits: 'anyone' as const,
  isEmailTrusted: true,
  attributeNames: names,
  roleClaim: '',
  roleMappings: [],
} satisfies Partial<IdentityProviderDraft>

type CasDraft = Extract<IdentityProviderDraft, { kind: 'cas' }>
type OpenIdDraft = Extract<IdentityProviderDraft, { kind: 'oidc' }>

/** Settings of a CAS server; parts can be replaced. */
export function casSettings(changes: Partial<CasDraft> = {}): CasDraft {
  return {
    ...common,
    kind: 'cas',
    casAddress: 'https://login.example.edu/cas',
    casVersion: '3.0',
    takesTickets: true,
    takesCredentials: true,
    triesGateway: false,
    ...changes,
  }
}

/** Settings of an OpenID provider; parts can be replaced. */
export function openIdSettings(changes: Partial<OpenIdDraft> = {}): OpenIdDraft {
  return {
    ...common,
    kind: 'oidc',
    issuer: 'https://login.example.edu',
    clientId: 'isomorph',
    clientSecret: 'a secret that only the two of them know',
    scopes: 'openid profile email',
    clientAuthentication: 'automatic',
    ...changes,
  }
}

/** Connects a provider as an administrator does. */
export async function connectProvider(
  api: TestApi,
  as: TestPerson,
  body: IdentityProviderDraft,
): Promise<IdentityProviderSettings> {
  const { status, data, text } = await api.call(identityProviderCalls.createIdentityProvider, { as, body })
  if (status !== 201) throw new Error(text)
  return data
}
