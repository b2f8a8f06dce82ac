import type { JWTPayload } from 'jose'
import type { DeepLinkingRequest } from './deep-linking.ts'
import { LaunchError } from './launch-error.ts'

/** What a launch says, as far as it is used. */
export interface Launch {
  readonly deploymentId: string
  readonly targetLinkUri: string
  readonly sub: string
  readonly roles: readonly string[]
  readonly context: { readonly id: string; readonly title: string; readonly label: string }
  /** The link that was opened; undefined: links are to be chosen. */
  readonly resourceLink: { readonly id: string; readonly title: string } | undefined
  /** How the platform wants to be told of chosen links; undefined: a link was opened. */
  readonly deepLinking: DeepLinkingRequest | undefined
  /** Claims about the person; each may be missing. */
  readonly person: {
    readonly name: string | undefined
    readonly givenName: string | undefined
    readonly familyName: string | undefined
    readonly email: string | undefined
  }
  /** What this tool registered to be sent, names in lower case. */
  readonly custom: Readonly<Record<string, string>>
  readonly personSourcedId: string | undefined
  /** Addresses of the platform's services for this context; '' where it offers none. */
  readonly services: LaunchServices
  readonly presentation: { readonly returnUrl: string | undefined; readonly documentTarget: string | undefined }
}

export interface LaunchServices {
  readonly lineItemsUrl: string
  /** The one line item of the link. */
  readonly lineItemUrl: string
  readonly membershipsUrl: string
  /** What the platform allows in its gradebook. */
  readonly scopes: readonly string[]
}

type Claims = Readonly<Record<string, unknown>>

const prefix = 'https://purl.imsglobal.org/spec/lti/claim/'

function objectIn(claims: Claims, name: string): Claims {
  const value = claims[name]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : {}
}

function textIn(claims: Claims, name: string): string | undefined {
  const value = claims[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function required(text: string | undefined, fault: ConstructorParameters<typeof LaunchError>[0], name: string): string {
  if (text === undefined) throw new LaunchError(fault, `The launch has no ${name}.`)
  return text
}

function rolesIn(payload: Claims): string[] {
  const roles = payload[`${prefix}roles`]
  if (!Array.isArray(roles)) throw new LaunchError('rolesMissing', 'The launch has no list of roles.')
  return roles.filter((role): role is string => typeof role === 'string')
}

/**
 * A name that was registered with capitals comes twice at some platforms. Where two spellings say different things, neither
 * counts: the platform's administrator sets one of them, and whoever edits a link may set the other.
 */
export function customIn(payload: Claims): Record<string, string> {
  const found = new Map<string, string | null>()
  for (const [name, value] of Object.entries(objectIn(payload, `${prefix}custom`))) {
    if (typeof value !== 'string') continue
    const key = name.toLowerCase()
    found.set(key, found.has(key) && found.get(key) !== value ? null : value)
  }
  return Object.fromEntries([...found].flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

const gradeClaim = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'
const rosterClaim = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice'
const longestAddress = 2000

function addressIn(claims: Claims, name: string): string {
  const text = textIn(claims, name)
  const isAddress = text !== undefined && text.length <= longestAddress && URL.canParse(text)
  return isAddress && /^https?:$/.test(new URL(text).protocol) ? text : ''
}

function textsIn(claims: Claims, name: string): string[] {
  const value = claims[name]
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : []
}

function servicesIn(payload: Claims): LaunchServices {
  const [grades, roster] = [objectIn(payload, gradeClaim), objectIn(payload, rosterClaim)]
  // Some platforms name every version that they know.
  const knowsRoster = textsIn(roster, 'service_versions').includes('2.0')
  return {
    lineItemsUrl: addressIn(grades, 'lineitems'),
    lineItemUrl: addressIn(grades, 'lineitem'),
    membershipsUrl: knowsRoster ? addressIn(roster, 'context_memberships_url') : '',
    scopes: textsIn(grades, 'scope').slice(0, 20),
  }
}

function linkIn(payload: Claims): { id: string; title: string } {
  const link = objectIn(payload, `${prefix}resource_link`)
  const id = required(textIn(link, 'id'), 'resourceLinkMissing', 'resource_link.id')
  return { id, title: textIn(link, 'title') ?? '' }
}

/** A platform that takes no links to tools has nothing to choose here. */
function deepLinkingIn(payload: Claims): DeepLinkingRequest {
  const settings = objectIn(payload, 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings')
  const returnUrl = addressIn(settings, 'deep_link_return_url')
  if (returnUrl === '' || !textsIn(settings, 'accept_types').includes('ltiResourceLink'))
    throw new LaunchError('deepLinkingIncomplete', 'The request does not say how to answer it with links.')
  const acceptsSeveral = settings['accept_multiple'] === true || settings['accept_multiple'] === 'true'
  return { returnUrl, data: textIn(settings, 'data'), acceptsSeveral }
}

/** Reads the claims of a token whose signature, issuer, audience, times and nonce were checked. */
export function readLaunch(payload: JWTPayload): Launch {
  if (payload[`${prefix}version`] !== '1.3.0')
    throw new LaunchError('wrongVersion', 'The launch is not one of LTI 1.3.0.')
  const messageType = payload[`${prefix}message_type`]
  const isChoosing = messageType === 'LtiDeepLinkingRequest'
  if (messageType !== 'LtiResourceLinkRequest' && !isChoosing)
    throw new LaunchError('unknownMessage', `The launch has the message type ${JSON.stringify(messageType)}.`)
  const deploymentId = required(textIn(payload, `${prefix}deployment_id`), 'deploymentMissing', 'deployment_id')
  const targetLinkUri = required(textIn(payload, `${prefix}target_link_uri`), 'wrongTarget', 'target_link_uri')
  const sub = required(textIn(payload, 'sub'), 'personMissing', 'sub')
  const roles = rolesIn(payload)
  const resourceLink = isChoosing ? undefined : linkIn(payload)
  const deepLinking = isChoosing ? deepLinkingIn(payload) : undefined
  const context = objectIn(payload, `${prefix}context`)
  const contextId = required(textIn(context, 'id'), 'contextMissing', 'context')
  const presentation = objectIn(payload, `${prefix}launch_presentation`)
  return {
    deploymentId,
    targetLinkUri,
    sub,
    roles,
    context: { id: contextId, title: textIn(context, 'title') ?? '', label: textIn(context, 'label') ?? '' },
    resourceLink,
    deepLinking,
    person: {
      name: textIn(payload, 'name'),
      givenName: textIn(payload, 'given_name'),
      familyName: textIn(payload, 'family_name'),
      email: textIn(payload, 'email'),
    },
    custom: customIn(payload),
    personSourcedId: textIn(objectIn(payload, `${prefix}lis`), 'person_sourcedid'),
    services: servicesIn(payload),
    presentation: {
      returnUrl: textIn(presentation, 'return_url'),
      documentTarget: textIn(presentation, 'document_target'),
    },
  }
}
