import { generateKeyPairSync } from 'node:crypto'
import type { GlewlwydSession } from './session.ts'

/** Somebody whom the provider knows. */
export interface GlewlwydPerson {
  readonly userName: string
  readonly password: string
  readonly name: string
  readonly email: string
}

/** How the product is registered there. */
export interface Registration {
  readonly origin: string
  readonly providerId: number
  readonly clientId: string
  readonly clientSecret: string
  readonly authentication: 'client_secret_basic' | 'client_secret_post'
  readonly person: GlewlwydPerson
}

/** What of the protocol is switched on. */
const protocol = {
  'jwt-type': 'rsa',
  'jwt-key-size': '256',
  'access-token-duration': 600,
  'refresh-token-duration': 600,
  'code-duration': 60,
  'refresh-token-rolling': false,
  'allow-non-oidc': false,
  'auth-type-code-enabled': true,
  'auth-type-token-enabled': false,
  'auth-type-id-token-enabled': true,
  'auth-type-password-enabled': false,
  'auth-type-client-enabled': false,
  'auth-type-refresh-enabled': true,
  'auth-type-device-enabled': false,
  'pkce-allowed': true,
  'pkce-method-plain-allowed': false,
  'subject-type': 'public',
  'jwks-show': true,
  'session-cookie-name': 'OIDC_SID',
  'session-cookie-expiration': 600,
  'session-management-allowed': true,
  'front-channel-logout-allowed': true,
  'back-channel-logout-allowed': true,
  'introspection-revocation-allowed': false,
  'email-claim': 'mandatory',
  'name-claim': 'mandatory',
  'scope-claim': 'no',
}

export async function startPlugin({ call }: GlewlwydSession, issuer: string): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keys = {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: publicKey.export({ type: 'spki', format: 'pem' }),
  }
  const parameters = { ...protocol, ...keys, iss: issuer }
  await call('POST', '/mod/plugin/', {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID',
    enabled: true,
    parameters,
  })
}

export async function registerPerson({ call }: GlewlwydSession, person: GlewlwydPerson): Promise<void> {
  const { userName, password, name, email } = person
  await call('POST', '/user/', {
    username: userName,
    password,
    name,
    email,
    enabled: true,
    scope: ['openid', 'g_profile'],
  })
}

export async function registerClient({ call }: GlewlwydSession, registration: Registration): Promise<void> {
  const { origin, providerId, clientId, clientSecret, authentication } = registration
  const base = `${origin}/api/identityProviders/${providerId}`
  await call('POST', '/client/', {
    client_id: clientId,
    password: clientSecret,
    client_secret: clientSecret,
    confidential: true,
    enabled: true,
    scope: [],
    redirect_uri: [`${base}/callback`],
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: [authentication],
    post_logout_redirect_uris: `${origin}/login`,
    frontchannel_logout_uri: `${base}/frontChannelLogout`,
    frontchannel_logout_session_required: 'true',
    backchannel_logout_uri: `${base}/backChannelLogout`,
  })
}
