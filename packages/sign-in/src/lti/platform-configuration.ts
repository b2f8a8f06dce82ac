import type { Fetch } from '../limited-fetch.ts'
import { say, type Said } from '../sentences.ts'
import { SignInError } from '../sign-in-error.ts'
import { RegistrationError } from './registration-error.ts'

/** What a platform says of itself to tools that register (LTI Dynamic Registration §3.4). */
export interface PlatformConfiguration {
  readonly issuer: string
  readonly authorizationUrl: string
  readonly tokenUrl: string
  /** Empty: the token address. */
  readonly tokenAudience: string
  readonly jwksUrl: string
  readonly registrationUrl: string
  /** Empty: the platform does not say. */
  readonly productFamilyCode: string
  /** What the platform calls the account that installs the tool; empty where it has no such name. */
  readonly accountName: string
  /** Undefined: the platform does not say which it offers. */
  readonly scopes: readonly string[] | undefined
  readonly messages: readonly string[] | undefined
}

const platformClaim = 'https://purl.imsglobal.org/spec/lti-platform-configuration'
const accountNameClaim = 'https://canvas.instructure.com/lti/account_name'

/** Clouds whose sites share one issuer, and the domains that belong to it. */
const domainsOfClouds: Readonly<Record<string, readonly string[]>> = {
  'canvas.instructure.com': ['instructure.com', 'canvaslms.com'],
  'canvas.beta.instructure.com': ['instructure.com', 'canvaslms.com'],
  'canvas.test.instructure.com': ['instructure.com', 'canvaslms.com'],
}

type Fields = Readonly<Record<string, unknown>>

function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}

function fieldOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

function textOf(fields: Fields, name: string): string {
  const value = fieldOf(fields, name)
  return typeof value === 'string' ? value : ''
}

function textsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : undefined
}

const longestAddress = 500

function isWeb(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[#\s]|\/\/[^/]*@/.test(text)
}

interface RegistrationRules {
  readonly fetch: Fetch
  /** Plain http, for a platform on the same machine. */
  readonly isHttpAllowed: boolean
}

/** What is said of an address that is missing or not https. */
interface SaidOfAddress {
  readonly missing: Said
  readonly plain: Said
}

const ofConfiguration = { missing: say('configurationAddressMissing'), plain: say('configurationAddressPlain') }
const ofIssuer = { missing: say('issuerMissing'), plain: say('issuerPlain') }

function requireAddress(text: string, of: SaidOfAddress, { isHttpAllowed }: RegistrationRules): string {
  if (!isWeb(text) || text.length > longestAddress) throw new RegistrationError('configurationWrong', of.missing)
  if (!isHttpAllowed && new URL(text).protocol !== 'https:') throw new RegistrationError('plainAddress', of.plain)
  return text
}

function isAtOrBelow(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

/**
 * Whether a host speaks for an issuer: it is the issuer's own, one below it, or of the same cloud. Otherwise anybody could
 * register under the name of a platform with addresses of their own (LTI Dynamic Registration §3.4).
 */
function speaksFor(address: string, issuer: string): boolean {
  const [url, named] = [new URL(address), new URL(issuer)]
  if (url.host === named.host) return true
  if (url.port !== '' || named.port !== '') return false
  const domains = domainsOfClouds[named.hostname] ?? [named.hostname]
  return domains.some((domain) => isAtOrBelow(url.hostname, domain))
}

async function read(address: string, token: string | undefined, fetch: Fetch): Promise<unknown> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  let response: Response
  try {
    response = await fetch(address, { headers: { accept: 'application/json', ...authorization } })
  } catch (cause) {
    const said = cause instanceof SignInError ? cause : say('serverUnreachable')
    throw new RegistrationError('configurationUnreachable', said, { cause })
  }
  const { status } = response
  if (!response.ok) throw new RegistrationError('configurationUnreachable', say('configurationStatus', { status }))
  return await response.json().catch((cause: unknown) => {
    throw new RegistrationError('configurationWrong', say('configurationNoJson'), { cause })
  })
}

function messagesIn(platform: Fields): string[] | undefined {
  const listed = fieldOf(platform, 'messages_supported')
  if (!Array.isArray(listed)) return undefined
  return listed.map((each: unknown) => textOf(asFields(each) ?? {}, 'type')).filter((type) => type !== '')
}

function interpret(document: unknown, address: string, rules: RegistrationRules): PlatformConfiguration {
  const fields = asFields(document)
  if (!fields) throw new RegistrationError('configurationWrong', say('configurationNoObject'))
  const issuer = requireAddress(textOf(fields, 'issuer'), ofIssuer, rules)
  const addressIn = (field: string): string => {
    const of = { missing: say('endpointMissing', { field }), plain: say('endpointPlain', { field }) }
    return requireAddress(textOf(fields, field), of, rules)
  }
  const registrationUrl = addressIn('registration_endpoint')
  for (const each of [address, registrationUrl])
    if (!speaksFor(each, issuer))
      throw new RegistrationError('otherHost', say('hostOfOthers', { host: new URL(each).host, issuer }))
  const platform = asFields(fieldOf(fields, platformClaim)) ?? {}
  return {
    issuer,
    authorizationUrl: addressIn('authorization_endpoint'),
    tokenUrl: addressIn('token_endpoint'),
    tokenAudience: textOf(fields, 'authorization_server').slice(0, longestAddress),
    jwksUrl: addressIn('jwks_uri'),
    registrationUrl,
    productFamilyCode: textOf(platform, 'product_family_code'),
    accountName: textOf(platform, accountNameClaim),
    scopes: textsOf(fieldOf(fields, 'scopes_supported')),
    messages: messagesIn(platform),
  }
}

/** Reads what the platform says of itself. Members that are not known are ignored. */
export async function readPlatformConfiguration(
  address: string,
  token: string | undefined,
  rules: RegistrationRules,
): Promise<PlatformConfiguration> {
  if (address === '') throw new RegistrationError('incompleteRegistration', say('configurationUnnamed'))
  requireAddress(address, ofConfiguration, rules)
  return interpret(await read(address, token, rules.fetch), address, rules)
}
