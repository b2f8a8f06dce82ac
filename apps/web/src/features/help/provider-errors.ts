import { t, type PlainKey } from '@isomorph/messages'

/** What RFC 6749 §4.1.2.1 and OpenID Connect Core 1.0 §3.1.2.6 let a sign-in service answer with. */
const sentences = {
  access_denied: 'notices.provider.refused',
  server_error: 'notices.provider.error',
  temporarily_unavailable: 'notices.provider.unavailable',
  login_required: 'notices.provider.loginRequired',
  interaction_required: 'notices.provider.asks',
  account_selection_required: 'notices.provider.asks',
  consent_required: 'notices.provider.asks',
  invalid_request: 'notices.provider.notSetUp',
  unauthorized_client: 'notices.provider.notSetUp',
  unsupported_response_type: 'notices.provider.notSetUp',
  invalid_scope: 'notices.provider.notSetUp',
  invalid_request_uri: 'notices.provider.notSetUp',
  invalid_request_object: 'notices.provider.notSetUp',
  request_not_supported: 'notices.provider.notSetUp',
  request_uri_not_supported: 'notices.provider.notSetUp',
  registration_not_supported: 'notices.provider.notSetUp',
} as const satisfies Readonly<Record<string, PlainKey>>

/** What an error code of a sign-in service means for the person; undefined for everything else. */
export function sentenceOfProviderError(code: string): string | undefined {
  return Object.hasOwn(sentences, code) ? t(sentences[code as keyof typeof sentences]) : undefined
}
