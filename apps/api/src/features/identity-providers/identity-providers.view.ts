import type { IdentityProvider, IdentityProviderSettings } from '@isomorph/contract'
import type { ProviderRow } from './identity-providers.queries.ts'

/** A provider as the sign-in page offers it. */
export function viewProvider(row: ProviderRow): IdentityProvider {
  const { id, name, kind } = row
  const base = `/api/identityProviders/${id}`
  return {
    id,
    name,
    kind,
    loginUrl: `${base}/login`,
    logoutUrl: `${base}/logout`,
    takesTickets: row.kind === 'oidc' || row.takesTickets,
    takesCredentials: row.kind === 'cas' && row.takesCredentials,
    triesGateway: row.kind === 'cas' && row.takesTickets && row.triesGateway,
  }
}

/** A provider as administrators see it: everything but the secret. */
export function viewSettings(row: ProviderRow): IdentityProviderSettings {
  if (row.kind === 'cas') {
    const { changedAt: _changedAt, ...settings } = row
    return settings
  }
  const { changedAt: _changedAt, clientSecret, ...settings } = row
  return { ...settings, hasClientSecret: clientSecret !== null }
}
