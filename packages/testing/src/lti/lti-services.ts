import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRemoteJWKSet, jwtVerify } from 'jose'

/** Somebody on the roster of the platform's course. */
export interface LtiMember {
  readonly user_id: string
  readonly roles: readonly string[]
  readonly status?: string
  readonly name?: string
  readonly given_name?: string
  readonly family_name?: string
  readonly email?: string
  readonly lis_person_sourcedid?: string
  /** Custom parameters, which are told with a link alone. */
  readonly custom?: Readonly<Record<string, string>>
}

type Fields = Readonly<Record<string, unknown>>

interface StoredLineItem {
  readonly id: string
  readonly fields: Fields
  /** By person: the last score, and when it was. */
  readonly scores: Map<string, Fields>
}

/** What the platform's services hold, and what was asked of them; a test may change it. */
export interface LtiServices {
  members: readonly LtiMember[]
  readonly lineItems: Map<string, StoredLineItem>
  /** Every score that was taken, in order. */
  readonly taken: Fields[]
  /** How many members a page has at most, whatever is asked for. */
  pageSize: number
  /** Tokens that count; taken away, the tool must ask for another one. */
  readonly tokens: Set<string>
}

export interface ServicePlace {
  readonly origin: string
  readonly toolOrigin: string
  readonly clientId: string
  readonly isMoodle: boolean
}

export function createServices(): LtiServices {
  return { members: [], lineItems: new Map(), taken: [], pageSize: 500, tokens: new Set() }
}

export function serviceClaims({ origin, isMoodle }: ServicePlace): Fields {
  const ags = 'https://purl.imsglobal.org/spec/lti-ags/scope/'
  const query = isMoodle ? '?type_id=1' : ''
  return {
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
      scope: [`${ags}lineitem`, `${ags}lineitem.readonly`, `${ags}result.readonly`, `${ags}score`],
      lineitems: `${origin}/services/lineitems${query}`,
    },
    'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
      context_memberships_url: `${origin}/services/members${query}`,
      service_versions: ['1.0', '2.0'],
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function json(response: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
}

let number = 0

/** As platforms do: the assertion is checked with the tool's own key set. */
async function answerToken(
  services: LtiServices,
  place: ServicePlace,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const form = new URLSearchParams(await bodyOf(request))
  try {
    const keys = createRemoteJWKSet(new URL(`${place.toolOrigin}/lti/jwks`))
    await jwtVerify(form.get('client_assertion') ?? '', keys, {
      issuer: place.clientId,
      subject: place.clientId,
      audience: `${place.origin}/token`,
      requiredClaims: ['exp', 'iat', 'jti'],
    })
  } catch (error) {
    return json(response, 400, { error: 'invalid_client', error_description: String(error) })
  }
  number += 1
  const token = `token-${number}`
  services.tokens.add(token)
  return json(response, 200, {
    access_token: token,
    token_type: 'Bearer',
    expires_in: 3600,
    scope: form.get('scope') ?? '',
  })
}

/** Moodle writes the relation in typographic quotes, and `&amp;` into the address. */
function linkTo(address: string, isMoodle: boolean): Record<string, string> {
  if (!isMoodle) return { link: `<${address}>; rel="next"` }
  const quoted = Buffer.from(`<${address.replaceAll('&', '&amp;')}>; rel=“next”`, 'utf8').toString('latin1')
  return { link: quoted }
}

function viewMember({ custom, ...member }: LtiMember, isOfLink: boolean): Fields {
  if (!isOfLink || custom === undefined) return { ...member }
  const claim = 'https://purl.imsglobal.org/spec/lti/claim/'
  return { ...member, message: [{ [`${claim}message_type`]: 'LtiResourceLinkRequest', [`${claim}custom`]: custom }] }
}

function answerMembers(services: LtiServices, place: ServicePlace, url: URL, response: ServerResponse): void {
  const from = Number(url.searchParams.get('from') ?? 0)
  const size = Math.min(Number(url.searchParams.get('limit') ?? 50), services.pageSize)
  const next = new URL(url)
  next.searchParams.set('from', String(from + size))
  const headers = from + size < services.members.length ? linkTo(next.href, place.isMoodle) : {}
  const isOfLink = url.searchParams.has('rlid')
  const members = services.members.slice(from, from + size).map((member) => viewMember(member, isOfLink))
  json(response, 200, { id: url.href, members }, headers)
}

async function answerLineItems(services: LtiServices, url: URL, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'POST') {
    if (request.headers['content-type'] !== 'application/vnd.ims.lis.v2.lineitem+json')
      return json(response, 400, { error: 'content type' })
    const fields = JSON.parse(await bodyOf(request)) as Fields
    number += 1
    const id = `${url.origin}/services/lineitems/${number}/lineitem${url.search}`
    services.lineItems.set(`/services/lineitems/${number}/lineitem`, { id, fields, scores: new Map() })
    return json(response, 201, { ...fields, id })
  }
  const wanted = url.searchParams.get('resource_id')
  const found = [...services.lineItems.values()].filter(
    ({ fields }) => wanted === null || fields['resourceId'] === wanted,
  )
  return json(
    response,
    200,
    found.map(({ id, fields }) => ({ ...fields, id })),
  )
}

async function answerScore(
  services: LtiServices,
  item: StoredLineItem,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.headers['content-type'] !== 'application/vnd.ims.lis.v1.score+json')
    return json(response, 400, { error: 'content type' })
  const score = JSON.parse(await bodyOf(request)) as Fields
  const userId = String(score['userId'])
  const known = item.scores.get(userId)
  if (known && String(known['timestamp']) >= String(score['timestamp']))
    return json(response, 409, { error: 'A newer score is there.' })
  item.scores.set(userId, score)
  services.taken.push(score)
  response.writeHead(204).end()
}

function answerResults(item: StoredLineItem, response: ServerResponse): void {
  const results = [...item.scores.entries()].map(([userId, score]) => ({
    userId,
    ...(score['gradingProgress'] === 'FullyGraded' && score['scoreGiven'] !== undefined
      ? { resultScore: score['scoreGiven'], resultMaximum: score['scoreMaximum'] }
      : {}),
  }))
  json(response, 200, results)
}

/** Answers a request to the services; false where it is none. */
export async function answerService(
  services: LtiServices,
  place: ServicePlace,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', place.origin)
  const { pathname } = url
  if (pathname === '/token') return (await answerToken(services, place, request, response), true)
  if (!pathname.startsWith('/services/')) return false
  const token = (request.headers.authorization ?? '').replace('Bearer ', '')
  if (!services.tokens.has(token)) return (json(response, 401, { error: 'invalid_token' }), true)
  if (pathname === '/services/members') return (answerMembers(services, place, url, response), true)
  if (pathname === '/services/lineitems') return (await answerLineItems(services, url, request, response), true)
  const [, path = '', part] = /^(.*\/lineitem)(?:\/(scores|results))?$/.exec(pathname) ?? []
  const item = services.lineItems.get(path)
  if (!item) return (json(response, 404, { error: 'No such line item.' }), true)
  if (part === 'scores') return (await answerScore(services, item, request, response), true)
  if (part === 'results') return (answerResults(item, response), true)
  return (json(response, 200, { ...item.fields, id: item.id }), true)
}
