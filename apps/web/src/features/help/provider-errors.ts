import { signInFailures } from '@isomorph/contract'

const asksSomething =
  'The sign-in service wants to ask you something first. Log in again, and answer there what it asks.'
const isNotSetUp = 'The sign-in service and this site do not fit together. Tell the people who run this site.'

/** What RFC 6749 §4.1.2.1 and OpenID Connect Core 1.0 §3.1.2.6 let a sign-in service answer with. */
const sentences = {
  access_denied: `${signInFailures.accessDenied.title}. ${signInFailures.accessDenied.detail}`,
  server_error: `The sign-in service reports an error. ${signInFailures.providerError.detail}`,
  temporarily_unavailable: `The sign-in service cannot be used now. ${signInFailures.providerError.detail}`,
  login_required: 'The sign-in service does not know you in this browser. Log in again.',
  interaction_required: asksSomething,
  account_selection_required: asksSomething,
  consent_required: asksSomething,
  invalid_request: isNotSetUp,
  unauthorized_client: isNotSetUp,
  unsupported_response_type: isNotSetUp,
  invalid_scope: isNotSetUp,
  invalid_request_uri: isNotSetUp,
  invalid_request_object: isNotSetUp,
  request_not_supported: isNotSetUp,
  request_uri_not_supported: isNotSetUp,
  registration_not_supported: isNotSetUp,
} as const satisfies Readonly<Record<string, string>>

/** What an error code of a sign-in service means for the person; undefined for everything else. */
export function sentenceOfProviderError(code: string): string | undefined {
  return Object.hasOwn(sentences, code) ? sentences[code as keyof typeof sentences] : undefined
}
