import type { IdentityProviderDraft, IdentityProviderSettings } from '@isomorph/contract'
import type { RequestError } from '../../../data/request.ts'

type OpenIdBody = Extract<IdentityProviderDraft, { kind: 'oidc' }>
type CasBody = Extract<IdentityProviderDraft, { kind: 'cas' }>

/** A provider while it is being typed: what both kinds have, so that changing the kind loses nothing. */
export interface ProviderDraft
  extends
    Omit<OpenIdBody, 'kind' | 'clientSecret'>,
    Omit<CasBody, 'kind' | keyof Omit<OpenIdBody, 'kind' | 'clientSecret'>> {
  readonly kind: IdentityProviderDraft['kind']
  /** Null: the stored one stays. */
  readonly clientSecret: string | null
}

export type ProviderErrors = Readonly<Record<string, string | undefined>>

const noNames = { puid: '', mail: '', givenName: '', sn: '', displayName: '' }

export const newProvider: ProviderDraft = {
  kind: 'oidc',
  name: '',
  isEnabled: true,
  admits: 'known',
  isEmailTrusted: false,
  attributeNames: noNames,
  issuer: '',
  clientId: '',
  clientSecret: '',
  scopes: 'openid profile email',
  casAddress: '',
  casVersion: '3.0',
  takesTickets: true,
  takesCredentials: false,
  triesGateway: false,
}

export function draftOfProvider(settings: IdentityProviderSettings): ProviderDraft {
  if (settings.kind === 'cas') {
    const { id: _id, ...cas } = settings
    return { ...newProvider, ...cas, clientSecret: '' }
  }
  const { id: _id, hasClientSecret, ...openId } = settings
  return { ...newProvider, ...openId, clientSecret: hasClientSecret ? null : '' }
}

/** What the server is sent. A secret that was not touched is not sent, and stays. */
export function bodyOfProvider(draft: ProviderDraft): IdentityProviderDraft {
  const { name, isEnabled, admits, isEmailTrusted, attributeNames } = draft
  const common = { name: name.trim(), isEnabled, admits, isEmailTrusted, attributeNames }
  if (draft.kind === 'oidc') {
    const { issuer, clientId, scopes, clientSecret } = draft
    const secret = clientSecret === null ? {} : { clientSecret: clientSecret.trim() }
    return { ...common, kind: 'oidc', issuer: issuer.trim(), clientId: clientId.trim(), scopes, ...secret }
  }
  const { casAddress, casVersion, takesTickets, takesCredentials, triesGateway } = draft
  const cas = { casVersion, takesTickets, takesCredentials, triesGateway }
  return { ...common, ...cas, kind: 'cas', casAddress: casAddress.trim() }
}

function checkAddress(text: string): string | undefined {
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  return isAddress ? undefined : 'Type a full address, such as https://login.example.edu.'
}

/** What is wrong, by the name of the field. */
export function checkProvider(draft: ProviderDraft): ProviderErrors {
  const required = (text: string, message: string) => (text.trim() === '' ? message : undefined)
  const all: ProviderErrors = {
    name: required(draft.name, 'A name is required.'),
    ...(draft.kind === 'oidc'
      ? {
          issuer: checkAddress(draft.issuer.trim()),
          clientId: required(draft.clientId, 'Type the client id that the provider gave you.'),
          scopes: draft.scopes.split(/\s+/).includes('openid') ? undefined : 'The scopes must contain openid.',
        }
      : {
          casAddress: checkAddress(draft.casAddress.trim()),
          takesTickets:
            draft.takesTickets || draft.takesCredentials ? undefined : 'Choose at least one way to log in with it.',
        }),
  }
  return Object.fromEntries(Object.entries(all).filter(([, message]) => message !== undefined))
}

/** What the server found, by the name of the field; a check of unsaved settings names them below `settings`. */
export function errorsOfServer(error: RequestError): ProviderErrors {
  return Object.fromEntries((error.errors ?? []).map(({ path, message }) => [path.replace(/^settings\./, ''), message]))
}
