import { LaunchError } from './launch-error.ts'

/** What a platform asks for when it sends a browser to launch a tool (LTI 1.3 §5.1.1, OpenID Connect third-party login). */
export interface LoginInitiation {
  readonly issuer: string
  readonly targetLinkUri: string
  /** The client id and the deployment, where the platform names them. */
  readonly clientId: string | undefined
  readonly deploymentId: string | undefined
  /** The frame in which the platform stores values for the tool, where it does. */
  readonly storageTarget: string | undefined
  /** What the platform gets back as it sent it: `login_hint`, and `lti_message_hint` where there was one. */
  readonly hints: Readonly<Record<string, string>>
}

type Parameters = Readonly<Record<string, unknown>>

/** Characters; whatever a platform sends goes into an address, where longer ones are cut off on the way. */
const longestParameter = 4000

function textIn(parameters: Parameters, name: string): string | undefined {
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
  if (typeof value !== 'string' || value === '') return undefined
  if (value.length > longestParameter)
    throw new LaunchError('incompleteLogin', `The login request's ${name} is too long.`)
  return value
}

function requiredIn(parameters: Parameters, name: string): string {
  const value = textIn(parameters, name)
  if (value === undefined) throw new LaunchError('incompleteLogin', `The login request has no ${name}.`)
  return value
}

/** Reads a login request; parameters that are not known are ignored. */
export function readLoginInitiation(parameters: Parameters): LoginInitiation {
  const messageHint = textIn(parameters, 'lti_message_hint')
  return {
    issuer: requiredIn(parameters, 'iss'),
    targetLinkUri: requiredIn(parameters, 'target_link_uri'),
    clientId: textIn(parameters, 'client_id'),
    deploymentId: textIn(parameters, 'lti_deployment_id'),
    storageTarget: textIn(parameters, 'lti_storage_target'),
    hints: {
      login_hint: requiredIn(parameters, 'login_hint'),
      ...(messageHint === undefined ? {} : { lti_message_hint: messageHint }),
    },
  }
}

interface AuthenticationRequest {
  readonly clientId: string
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly hints: Readonly<Record<string, string>>
}

/** Where the browser goes to be authenticated; the hints go back byte for byte. */
export function authenticationAddress(authorizationUrl: string, request: AuthenticationRequest): URL {
  const url = new URL(authorizationUrl)
  const parameters = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    state: request.state,
    nonce: request.nonce,
    ...request.hints,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}
