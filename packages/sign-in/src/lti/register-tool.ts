import type { Fetch } from '../limited-fetch.ts'
import { nothingSaid, say } from '../sentences.ts'
import { SignInError } from '../sign-in-error.ts'
import type { PlatformConfiguration } from './platform-configuration.ts'
import { RegistrationError } from './registration-error.ts'
import { serviceScopes } from './service-client.ts'
import { faultOfAnswer } from './service-error.ts'

/** The tool as it asks to be registered. */
interface ToolToRegister {
  /** `https://quiz.example.edu` */
  readonly origin: string
  readonly name: string
  readonly description: string
  /** Where its logins begin, with the number of the registration. */
  readonly loginUrl: string
}

/** What the platform made of it. */
export interface RegisteredTool {
  readonly clientId: string
  /** Undefined: deployments are made afterwards. */
  readonly deploymentId: string | undefined
  /** Services that the platform does not let the tool use. */
  readonly missingScopes: readonly string[]
}

const toolClaim = 'https://purl.imsglobal.org/spec/lti-tool-configuration'
const linking = 'LtiDeepLinkingRequest'
const scopes: readonly string[] = Object.values(serviceScopes)

/** What launches bring beyond the standard: a variable that a platform does not know comes back as it is written. */
const customParameters = {
  puid: '$Person.sourcedId',
  link_history: '$ResourceLink.id.history',
  context_history: '$Context.id.history',
}

function isCanvas({ productFamilyCode }: PlatformConfiguration): boolean {
  return productFamilyCode.toLowerCase() === 'canvas'
}

/** Canvas offers a tool for content only in places that it names; others know the place of the standard. */
function linkingPlaces(platform: PlatformConfiguration): string[] {
  return isCanvas(platform) ? ['assignment_selection', 'link_selection'] : ['ContentArea']
}

/** Some platforms refuse what they do not offer; what they do not list is not asked for. */
function offered(wanted: readonly string[], listed: readonly string[] | undefined): string[] {
  const found = wanted.filter((each) => listed?.includes(each))
  return found.length > 0 ? found : [...wanted]
}

/** The body of the registration (LTI Dynamic Registration §3.5). */
export function registrationOf(platform: PlatformConfiguration, tool: ToolToRegister): Record<string, unknown> {
  const launch = `${tool.origin}/lti/launch`
  const hasLinking = platform.messages?.includes(linking) ?? true
  const messages = [
    { type: 'LtiResourceLinkRequest', target_link_uri: launch, label: tool.name },
    ...(hasLinking
      ? [{ type: linking, target_link_uri: launch, label: tool.name, placements: linkingPlaces(platform) }]
      : []),
  ]
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: tool.loginUrl,
    redirect_uris: [launch],
    client_name: tool.name,
    jwks_uri: `${tool.origin}/lti/jwks`,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: offered(scopes, platform.scopes).join(' '),
    [toolClaim]: {
      domain: new URL(tool.origin).host,
      description: tool.description,
      target_link_uri: launch,
      custom_parameters: customParameters,
      claims: ['iss', 'sub', 'name', 'given_name', 'family_name', 'email'],
      messages,
      // Otherwise Canvas sends neither names nor addresses.
      ...(isCanvas(platform) ? { 'https://canvas.instructure.com/lti/privacy_level': 'public' } : {}),
    },
  }
}

type Fields = Readonly<Record<string, unknown>>

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

/** Names are numbers at some platforms. */
function nameIn(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const longestName = 255

function interpret(value: unknown): RegisteredTool {
  const fields = asFields(value)
  const clientId = nameIn(fields, 'client_id')
  if (clientId === '' || clientId.length > longestName)
    throw new RegistrationError('answerWrong', say('registeredWithoutClientId'))
  const tool = asFields(fields[toolClaim])
  const deploymentId = nameIn(tool, 'deployment_id') || nameIn(fields, 'deployment_id')
  const granted = typeof fields['scope'] === 'string' ? fields['scope'].split(/\s+/) : scopes
  return {
    clientId,
    deploymentId: deploymentId === '' || deploymentId.length > longestName ? undefined : deploymentId,
    missingScopes: scopes.filter((scope) => !granted.includes(scope)),
  }
}

/** Registers the tool at the platform. Its token counts once. */
export async function registerTool(
  platform: PlatformConfiguration,
  tool: ToolToRegister,
  { token, fetch }: { readonly token: string | undefined; readonly fetch: Fetch },
): Promise<RegisteredTool> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  let response: Response
  try {
    response = await fetch(platform.registrationUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization },
      body: JSON.stringify(registrationOf(platform, tool)),
    })
  } catch (cause) {
    throw new RegistrationError('noAnswer', cause instanceof SignInError ? cause : nothingSaid, { cause })
  }
  const text = await response.text()
  if (!response.ok) {
    const { said, isPassing } = faultOfAnswer(response.status, text)
    if (isPassing) throw new RegistrationError('noAnswer', said)
    throw new RegistrationError(response.status === 401 ? 'tokenRefused' : 'registrationRefused', said)
  }
  try {
    return interpret(JSON.parse(text))
  } catch (cause) {
    if (cause instanceof RegistrationError) throw cause
    throw new RegistrationError('answerWrong', say('registeredNoJson'), { cause })
  }
}
