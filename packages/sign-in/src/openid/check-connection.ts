import { genericGrantRequest, ResponseBodyError } from 'openid-client'
import { say } from '../sentences.ts'
import { SignInError } from '../sign-in-error.ts'
import type { ProofOfClient } from './client-authentication.ts'
import type { OpenIdProvider } from './discover-provider.ts'
import { asExchange, asSignInError } from './openid-fault.ts'

/**
 * Whether the provider accepts our client at its token endpoint: a made-up code is refused as a code by those who know
 * the client, and the client is refused by those who do not. Answers by what it is accepted.
 */
export async function checkClient(provider: OpenIdProvider, redirectUri: string): Promise<ProofOfClient> {
  return await provider.asClient(async (configuration, proof) => {
    try {
      await genericGrantRequest(configuration, 'authorization_code', {
        code: 'connection-check',
        redirect_uri: redirectUri,
        code_verifier: 'connection-check-connection-check-connection-check',
      })
    } catch (error) {
      const refusal = asSignInError(error)
      const isAboutCode = error instanceof ResponseBodyError && error.status < 500 && refusal.fault !== 'clientRefused'
      if (!isAboutCode) throw refusal
    }
    return proof
  })
}

/** What is not offered is not tried: a signed assertion with RS256, where that was chosen. */
function checkAssertions({ metadata, client }: OpenIdProvider): void {
  if (client.authentication !== 'privateKey') return
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  if (!methods.includes('private_key_jwt')) throw new SignInError('notSetUp', say('noAssertions'))
  const algorithms = metadata.token_endpoint_auth_signing_alg_values_supported ?? ['RS256']
  if (!algorithms.includes('RS256')) throw new SignInError('notSetUp', say('noAssertionsRs256'))
}

/** Whether the provider's keys can be read and offers what we sign in with: codes, and PKCE with S256 where it tells. */
export async function checkOffer(provider: OpenIdProvider): Promise<void> {
  const { metadata, keys } = provider
  if (!(metadata.response_types_supported ?? ['code']).includes('code'))
    throw new SignInError('notSetUp', say('noCodeFlow'))
  const methods = metadata.code_challenge_methods_supported
  if (methods && !methods.includes('S256')) throw new SignInError('notSetUp', say('noPkce'))
  checkAssertions(provider)
  await asExchange(async () => {
    try {
      await keys({ alg: 'RS256', kid: 'connection-check' }, { payload: '', signature: '' })
    } catch (error) {
      // Keys were read and ours, which does not exist, is not among them; everything else is a fault.
      const code = (error as { code?: unknown }).code
      if (code !== 'ERR_JWKS_NO_MATCHING_KEY' && code !== 'ERR_JWKS_MULTIPLE_MATCHING_KEYS') throw error
    }
  })
}
