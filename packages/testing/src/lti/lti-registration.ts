import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LtiPlatformProduct } from './lti-products.ts'

type Fields = Readonly<Record<string, unknown>>

/** What the platform knows of the tool that registered, and the tokens with which tools may. */
export interface LtiRegistrationDesk {
  /** Undefined until a tool has registered. */
  registered: Fields | undefined
  /** By token: whether it was used. */
  readonly tokens: Map<string, boolean>
}

export interface RegistrationPlace {
  readonly origin: string
  readonly issuer: string
  readonly product: LtiPlatformProduct
  readonly productFamilyCode: string
  readonly clientId: string
  readonly deploymentId: string
}

export function createRegistrationDesk(): LtiRegistrationDesk {
  return { registered: undefined, tokens: new Map() }
}

const platformClaim = 'https://purl.imsglobal.org/spec/lti-platform-configuration'
const toolClaim = 'https://purl.imsglobal.org/spec/lti-tool-configuration'
const ags = 'https://purl.imsglobal.org/spec/lti-ags/scope/'
const scopes = [
  `${ags}lineitem`,
  `${ags}lineitem.readonly`,
  `${ags}result.readonly`,
  `${ags}score`,
  'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
]

/** What each product says of itself beyond the standard, and how it names what it takes. */
function particularsOf({ product, origin }: RegistrationPlace): { document: Fields; platform: Fields } {
  const messages = ['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']
  if (product === 'canvas')
    return {
      document: { authorization_server: 'canvas.instructure.com' },
      platform: {
        messages_supported: messages.map((type) => ({ type, placements: ['assignment_selection', 'link_selection'] })),
        'https://canvas.instructure.com/lti/account_name': 'Demo University',
        'https://canvas.instructure.com/lti/account_lti_guid': 'guid.demo',
      },
    }
  const platform = { messages_supported: messages.map((type) => ({ type })) }
  if (product === 'brightspace') return { document: { authorization_server: `${origin}/audience` }, platform }
  return { document: {}, platform }
}

function configurationOf(place: RegistrationPlace): Fields {
  const { origin, issuer, productFamilyCode } = place
  const { document, platform } = particularsOf(place)
  return {
    issuer,
    authorization_endpoint: `${origin}/auth`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
    registration_endpoint: `${origin}/register`,
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: ['RS256'],
    scopes_supported: scopes,
    response_types_supported: ['id_token'],
    subject_types_supported: ['public', 'pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    claims_supported: ['sub', 'iss', 'name', 'given_name', 'family_name', 'email'],
    ...document,
    [platformClaim]: {
      product_family_code: productFamilyCode,
      version: '1',
      variables: ['Person.sourcedId', 'ResourceLink.id.history'],
      ...platform,
    },
  }
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

/** What is wrong with a registration; undefined where it can be taken. */
function errorIn(body: Fields): string | undefined {
  const tool = fieldsOf(body[toolClaim])
  const expected: Fields = {
    application_type: 'web',
    token_endpoint_auth_method: 'private_key_jwt',
  }
  const wrong = Object.entries(expected).find(([name, value]) => body[name] !== value)
  if (wrong) return `${wrong[0]} is wrong.`
  const addresses = [body['initiate_login_uri'], tool['target_link_uri'], body['jwks_uri']]
  if (!addresses.every((address) => typeof address === 'string' && new URL(address).host === tool['domain']))
    return 'target_link_uri is outside of the domain of the tool.'
  return undefined
}

async function takeRegistration(
  desk: LtiRegistrationDesk,
  place: RegistrationPlace,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const isUsed = desk.tokens.get(token)
  if (isUsed === undefined) return json(response, 401, { error: 'invalid_token' })
  if (isUsed) return json(response, 401, { error: 'token_already_used' })
  const body = fieldsOf(JSON.parse(Buffer.concat(chunks).toString('utf8')))
  const error = errorIn(body)
  if (error !== undefined) return json(response, 400, { error: 'invalid_client_metadata', error_description: error })
  desk.tokens.set(token, true)
  desk.registered = body
  const { clientId, deploymentId, product } = place
  // At Brightspace an administrator makes deployments afterwards.
  const deployment = product === 'brightspace' ? {} : { deployment_id: deploymentId }
  return json(response, product === 'canvas' ? 201 : 200, {
    ...body,
    client_id: clientId,
    [toolClaim]: { ...fieldsOf(body[toolClaim]), ...deployment },
  })
}

/** Answers what belongs to registrations; false for everything else. */
export async function answerRegistration(
  desk: LtiRegistrationDesk,
  place: RegistrationPlace,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', place.origin)
  if (pathname === '/openid-configuration') return (json(response, 200, configurationOf(place)), true)
  if (pathname !== '/register' || request.method !== 'POST') return false
  await takeRegistration(desk, place, request, response)
  return true
}

let number = 0

/** The address of the tool with what the platform adds, as it is opened in the administrator's browser. */
export function registrationStart(
  desk: LtiRegistrationDesk,
  { origin }: RegistrationPlace,
  toolAddress: string,
): string {
  number += 1
  const token = `registration-${number}`
  desk.tokens.set(token, false)
  const address = new URL(toolAddress)
  address.searchParams.set('openid_configuration', `${origin}/openid-configuration`)
  address.searchParams.set('registration_token', token)
  return address.href
}
