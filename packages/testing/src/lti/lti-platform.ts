import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import { readForm, startHttpPeer } from '../http-peer.ts'
import { coursePage, formPostPage, framePage, registrationPage } from './lti-pages.ts'
import {
  answerRegistration,
  createRegistrationDesk,
  registrationStart,
  type LtiRegistrationDesk,
  type RegistrationPlace,
} from './lti-registration.ts'
import { claimsFor, links, placeOf, type Claims, type Platform } from './lti-claims.ts'
import { answerService, createServices, type LtiServices } from './lti-services.ts'
import type { LtiPlatformOptions } from './lti-options.ts'
import { ltiPeople, ltiProductQuirks } from './lti-products.ts'

export type { LtiPlatformOptions } from './lti-options.ts'
export type { LtiPerson } from './lti-products.ts'

/** Changes what is signed next: claims and header of a launch token. */
export type LtiLie = (claims: Claims, header: Claims) => { readonly claims?: Claims; readonly header?: Claims }

/** A learning platform that launches a tool by LTI 1.3, with real redirects, forms and signatures. */
export interface LtiPlatform {
  readonly origin: string
  /** What an administrator types in at the tool. */
  readonly registration: {
    readonly issuer: string
    readonly clientId: string
    readonly authorizationUrl: string
    readonly tokenUrl: string
    readonly jwksUrl: string
    readonly deploymentIds: readonly string[]
  }
  /** The registration address of a tool, as the platform opens it in the browser of an administrator. */
  readonly registrationAddress: (toolAddress: string) => string
  /** The page of the platform that registers a tool in a frame. */
  readonly registrationPage: (toolAddress: string) => string
  /** What a tool said of itself when it registered; undefined until one has. */
  readonly registeredTool: () => Readonly<Record<string, unknown>> | undefined
  /** Where a browser begins to open a link as a person, in a page of its own. */
  readonly startAddress: (person: string, link: string) => string
  /** The page of the course that has the tool in a frame. */
  readonly frameAddress: (person: string, link: string) => string
  /** The launch of a person, as it would be signed for a nonce. */
  readonly claimsOf: (person: string, link: string, nonce: string) => Claims
  readonly sign: (claims: Claims, header?: Claims) => Promise<string>
  /** Undefined: the platform tells the truth again. */
  readonly lie: (lie: LtiLie | undefined) => void
  /** New keys under a new name; the former are gone. */
  readonly rotateKeys: () => Promise<void>
  readonly publicKey: () => JWK
  /** Answers in place of the platform where it answers true. */
  readonly misbehave: (instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined) => void
  readonly requests: string[]
  /** Roster and gradebook of the course. */
  readonly services: LtiServices
  /** What browsers brought who chose links, as it is signed. */
  readonly links: string[]
  readonly close: () => Promise<void>
}

interface Keys {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: JWK
}

let keyNumber = 0

async function createKeys(): Promise<Keys> {
  keyNumber += 1
  const kid = `lms-key-${keyNumber}`
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, publicKey: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

function deskPlaceOf({ origin, issuer, clientId, deploymentId, quirks, options }: Platform): RegistrationPlace {
  const { productFamilyCode } = quirks
  return { origin, issuer, clientId, deploymentId, productFamilyCode, product: options.product ?? 'moodle' }
}

function loginAddress(
  { options, quirks, ...platform }: Platform,
  { registered }: LtiRegistrationDesk,
  query: URLSearchParams,
): string {
  const hint = JSON.stringify({ as: query.get('as'), link: query.get('link') })
  const isStored = quirks.hasStorage && query.get('storage') !== 'no'
  const known = registered?.['initiate_login_uri']
  const address = new URL(typeof known === 'string' ? known : '/lti/login', options.toolOrigin)
  address.search = new URLSearchParams({
    iss: platform.issuer,
    login_hint: hint,
    target_link_uri: `${options.toolOrigin}/lti/launch`,
    client_id: platform.clientId,
    lti_deployment_id: platform.deploymentId,
    lti_message_hint: quirks.messageHint,
    ...quirks.moreParameters,
    ...(isStored ? { lti_storage_target: '_parent' } : {}),
  }).toString()
  return address.href
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
}

/** What is wrong with an authentication request; undefined where it may be answered. */
function errorIn({ options, clientId, quirks }: Platform, query: URLSearchParams): string | undefined {
  const expected = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: clientId,
    redirect_uri: `${options.toolOrigin}/lti/launch`,
    lti_message_hint: quirks.messageHint,
  }
  const wrong = Object.entries(expected).find(([name, value]) => query.get(name) !== value)
  if (wrong) return `invalid_request: ${wrong[0]}`
  return query.get('state') && query.get('nonce') && query.get('login_hint') ? undefined : 'invalid_request'
}

/** What the test has in its hands while the platform runs. */
interface Control {
  keys: Keys
  lie: LtiLie | undefined
  instead: Parameters<LtiPlatform['misbehave']>[0]
  readonly requests: string[]
  readonly services: LtiServices
  readonly desk: LtiRegistrationDesk
  readonly links: string[]
}

async function signWith({ lie, keys }: Control, claims: Claims, header: Claims = {}): Promise<string> {
  const lied = lie?.(claims, header) ?? {}
  const named = { alg: 'RS256', kid: keys.kid, ...header, ...lied.header }
  return await new SignJWT({ ...(lied.claims ?? claims) }).setProtectedHeader(named).sign(keys.privateKey)
}

async function answerAuthentication(
  platform: Platform,
  control: Control,
  response: ServerResponse,
  query: URLSearchParams,
) {
  const state = query.get('state') ?? ''
  const error = errorIn(platform, query)
  const target = `${platform.options.toolOrigin}/lti/launch`
  if (error !== undefined) return send(response, 200, formPostPage(target, { error, state }))
  const { as, link } = JSON.parse(query.get('login_hint') ?? '{}') as { as: string; link: string }
  const idToken = await signWith(control, claimsFor(platform, as, link, query.get('nonce') ?? ''))
  return send(response, 200, formPostPage(target, { state, id_token: idToken }))
}

async function answer(platform: Platform, control: Control, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', platform.origin)
  control.requests.push(`${request.method} ${pathname}`)
  if (control.instead?.(request, response)) return
  const { people, quirks } = platform
  if (pathname === '/') return send(response, 200, coursePage(Object.keys(people), Object.keys(links)))
  if (pathname === '/frame') return send(response, 200, framePage(searchParams.toString(), quirks.hasStorage))
  if (pathname === '/start')
    return send(response, 302, '', { location: loginAddress(platform, control.desk, searchParams) })
  if (pathname === '/auth') return await answerAuthentication(platform, control, response, searchParams)
  if (pathname === '/register-tool') {
    const address = registrationStart(control.desk, deskPlaceOf(platform), searchParams.get('address') ?? '')
    return send(response, 200, registrationPage(address))
  }
  if (pathname === '/links') {
    const form = await readForm(request)
    control.links.push(form.get('JWT') ?? '')
    return send(response, 200, '<!doctype html><html lang="en"><title>Links</title><h1>Links were added</h1></html>')
  }
  if (pathname === '/jwks')
    return send(response, 200, JSON.stringify({ keys: [control.keys.publicKey] }), {
      'content-type': 'application/json',
    })
  if (await answerRegistration(control.desk, deskPlaceOf(platform), request, response)) return
  if (await answerService(control.services, placeOf(platform), request, response)) return
  return send(response, 404, 'Not here')
}

function platformAt(origin: string, options: LtiPlatformOptions): Platform {
  const quirks = ltiProductQuirks[options.product ?? 'moodle']
  return {
    origin,
    options,
    quirks,
    issuer: quirks.issuer ?? origin,
    clientId: options.clientId ?? 'isomorph-at-lms',
    deploymentId: options.deploymentId ?? '1',
    people: options.people ?? ltiPeople,
  }
}

function registrationOf({ origin, issuer, clientId, deploymentId }: Platform): LtiPlatform['registration'] {
  return {
    issuer,
    clientId,
    authorizationUrl: `${origin}/auth`,
    tokenUrl: `${origin}/token`,
    jwksUrl: `${origin}/jwks`,
    deploymentIds: [deploymentId],
  }
}

/** Starts a platform for a tool. */
export async function startLtiPlatform(options: LtiPlatformOptions): Promise<LtiPlatform> {
  const services = createServices()
  const control: Control = {
    keys: await createKeys(),
    lie: undefined,
    instead: undefined,
    requests: [],
    services,
    desk: createRegistrationDesk(),
    links: [],
  }
  const peer = await startHttpPeer((request, response) => {
    answer(platform, control, request, response).catch(() => response.destroy())
  }, options.port)
  const origin = peer.origin.replace('localhost', options.host ?? 'localhost')
  const platform = platformAt(origin, options)
  const addressOf = (path: string, as: string, link: string) =>
    `${origin}${path}?${new URLSearchParams({ as, link }).toString()}`
  return {
    origin,
    registration: registrationOf(platform),
    registrationAddress: (toolAddress) => registrationStart(control.desk, deskPlaceOf(platform), toolAddress),
    registrationPage: (toolAddress) =>
      `${origin}/register-tool?${new URLSearchParams({ address: toolAddress }).toString()}`,
    registeredTool: () => control.desk.registered,
    startAddress: (person, link) => addressOf('/start', person, link),
    frameAddress: (person, link) => addressOf('/frame', person, link),
    claimsOf: (person, link, nonce) => claimsFor(platform, person, link, nonce),
    sign: async (claims, header) => await signWith(control, claims, header),
    lie: (next) => void (control.lie = next),
    rotateKeys: async () => void (control.keys = await createKeys()),
    publicKey: () => control.keys.publicKey,
    misbehave: (behaviour) => void (control.instead = behaviour),
    requests: control.requests,
    services,
    links: control.links,
    close: peer.close,
  }
}

export type { LtiMember } from './lti-services.ts'
