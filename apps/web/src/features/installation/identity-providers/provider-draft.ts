import { identityProviderDraftSchema } from '@isomorph/contract/schemas'
import type { IdentityProviderDraft, IdentityProviderSettings } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { z } from 'zod'

type OpenIdBody = Extract<IdentityProviderDraft, { kind: 'oidc' }>
type CasBody = Extract<IdentityProviderDraft, { kind: 'cas' }>

/** A provider while it is being typed: what both kinds have, so that changing the kind loses nothing. */
export interface ProviderDraft
  extends
    Omit<OpenIdBody, 'kind' | 'clientSecret'>,
    Omit<CasBody, 'kind' | keyof Omit<OpenIdBody, 'kind' | 'clientSecret'>> {
  readonly kind: IdentityProviderDraft['kind']
  readonly clientSecret: string
  /** The stored one stays. */
  readonly keepsSecret: boolean
}

const noNames = { puid: '', mail: '', givenName: '', sn: '', displayName: '' }

/** Of OpenID Connect. */
const defaultScopes = ['openid', 'profile', 'email'].join(' ')

export const newProvider: ProviderDraft = {
  kind: 'oidc',
  name: '',
  isEnabled: true,
  admits: 'known',
  isEmailTrusted: false,
  attributeNames: noNames,
  roleClaim: '',
  roleMappings: [],
  issuer: '',
  clientId: '',
  clientSecret: '',
  keepsSecret: false,
  scopes: defaultScopes,
  clientAuthentication: 'automatic',
  casAddress: '',
  casVersion: '3.0',
  takesTickets: true,
  takesCredentials: false,
  triesGateway: false,
}

export function draftOfProvider(settings: IdentityProviderSettings): ProviderDraft {
  if (settings.kind === 'cas') {
    const { id: _id, ...cas } = settings
    return { ...newProvider, ...cas }
  }
  const { id: _id, hasClientSecret, ...openId } = settings
  return { ...newProvider, ...openId, keepsSecret: hasClientSecret }
}

/** What the server is sent. A secret that was not touched is not sent, and stays. */
export function bodyOfProvider(draft: ProviderDraft): IdentityProviderDraft {
  const { name, isEnabled, admits, isEmailTrusted, attributeNames, roleClaim, roleMappings } = draft
  const people = { admits, isEmailTrusted, attributeNames, roleClaim, roleMappings }
  const common = { name: name.trim(), isEnabled, ...people }
  if (draft.kind === 'oidc') {
    const { issuer, clientId, scopes, clientAuthentication, clientSecret, keepsSecret } = draft
    const hasNoSecret = keepsSecret || clientAuthentication === 'privateKey'
    const secret = hasNoSecret ? {} : { clientSecret: clientSecret.trim() }
    const client = { issuer: issuer.trim(), clientId: clientId.trim(), scopes, clientAuthentication }
    return { ...common, ...client, kind: 'oidc', ...secret }
  }
  const { casAddress, casVersion, takesTickets, takesCredentials, triesGateway } = draft
  const cas = { casVersion, takesTickets, takesCredentials, triesGateway }
  return { ...common, ...cas, kind: 'cas', casAddress: casAddress.trim() }
}

function hasNoWayIn({ kind, takesTickets, takesCredentials }: ProviderDraft): boolean {
  return kind === 'cas' && !takesTickets && !takesCredentials
}

/** What is typed as the body of a call. */
export const providerSchema = z.custom<ProviderDraft>().transform((draft, context): IdentityProviderDraft => {
  const { data, error } = identityProviderDraftSchema.safeParse(bodyOfProvider(draft))
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message })
  if (hasNoWayIn(draft)) {
    const message = t('identity-providers.cas.noWay')
    context.addIssue({ code: 'custom', path: ['takesTickets'], message })
  }
  return data ?? z.NEVER
})
