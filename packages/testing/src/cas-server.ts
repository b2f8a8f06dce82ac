import type { IncomingMessage, ServerResponse } from 'node:http'
import { failureAnswer, loginPage, logoutRequestFor, successAnswer } from './cas-answers.ts'
import { createCasTickets, type CasPerson } from './cas-tickets.ts'
import { readForm, startHttpPeer } from './http-peer.ts'

export type { CasPerson } from './cas-tickets.ts'

/** A CAS server that speaks CAS 1.0, 2.0, 3.0, REST and single logout over HTTP. */
export interface TestCasServer {
  /** `http://localhost:40123/cas` */
  readonly address: string
  readonly people: Map<string, CasPerson>
  /** Requests so far: `POST /cas/v1/tickets`. */
  readonly requests: string[]
  /** Replaces the next answers: a slow, broken or lying server. Undefined: it behaves again. */
  readonly misbehave: (instead: ((request: IncomingMessage, response: ServerResponse) => void) | undefined) => void
  /** A service ticket, as a browser would bring it. */
  readonly giveTicket: (user: string, service: string) => string
  /** Ends the person's sessions here and tells every service. */
  readonly logOut: (user: string) => Promise<void>
  readonly close: () => Promise<void>
}

const cookieName = 'TGC'

type Tickets = ReturnType<typeof createCasTickets>

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly tickets: Tickets
  readonly people: ReadonlyMap<string, CasPerson>
}

function send(response: ServerResponse, status: number, body = '', headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
}

function grantingTicketOf(request: IncomingMessage): string {
  return new RegExp(`${cookieName}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? ''
}

/** CAS puts its ticket first and writes the query of the service anew. */
function backTo(service: string, ticket?: string): string {
  const url = new URL(service)
  const first: [string, string][] = ticket === undefined ? [] : [['ticket', ticket]]
  url.search = new URLSearchParams([...first, ...url.searchParams]).toString()
  return url.href
}

async function tellServices(given: ReadonlyMap<string, string>, user: string): Promise<void> {
  const posts = [...given].map(([ticket, service]) =>
    fetch(service, { method: 'POST', body: new URLSearchParams({ logoutRequest: logoutRequestFor(ticket, user) }) }),
  )
  await Promise.allSettled(posts)
}

async function logIn({ request, response, url, tickets, people }: Exchange): Promise<void> {
  const form = request.method === 'POST' ? await readForm(request) : new URLSearchParams()
  const service = form.get('service') ?? url.searchParams.get('service') ?? ''
  const user = form.get('username') ?? ''
  const isRight = user !== '' && people.get(user)?.password === form.get('password')
  const granting = isRight ? tickets.grant(user) : grantingTicketOf(request)
  const ticket = tickets.give(granting, service)
  if (ticket !== undefined) {
    const cookie = `${cookieName}=${granting}; Path=/cas; HttpOnly`
    return send(response, 303, '', { location: backTo(service, ticket), 'set-cookie': cookie })
  }
  if (url.searchParams.get('gateway') === 'true') return send(response, 303, '', { location: backTo(service) })
  return send(response, 200, loginPage(service, user === '' ? '' : 'Wrong NetID or password.'))
}

async function logOut({ request, response, url, tickets }: Exchange): Promise<void> {
  const granting = grantingTicketOf(request)
  const user = tickets.userOf(granting) ?? ''
  await tellServices(tickets.end(granting), user)
  const back = url.searchParams.get('service')
  const cookie = `${cookieName}=; Path=/cas; Max-Age=0`
  if (back === null) return send(response, 200, '<h1>Logged out</h1>', { 'set-cookie': cookie })
  return send(response, 303, '', { location: back, 'set-cookie': cookie })
}

function validate({ response, url, tickets, people }: Exchange): void {
  const { searchParams, pathname } = url
  const outcome = tickets.take(searchParams.get('ticket') ?? '', searchParams.get('service') ?? '')
  if (pathname === '/cas/validate')
    return send(response, 200, 'user' in outcome ? `yes\n${outcome.user}\n` : 'no\n\n', {
      'content-type': 'text/plain',
    })
  const attributes = 'user' in outcome && pathname.includes('/p3/') ? people.get(outcome.user)?.attributes : {}
  const body = 'user' in outcome ? successAnswer(outcome.user, attributes) : failureAnswer(outcome.code)
  return send(response, 200, body, { 'content-type': 'application/xml' })
}

async function rest({ request, response, url, tickets, people }: Exchange): Promise<void> {
  const granting = /^\/cas\/v1\/tickets\/(TGT-[\w-]+)$/.exec(url.pathname)?.[1]
  if (request.method === 'DELETE' && granting !== undefined) {
    const user = tickets.userOf(granting) ?? ''
    await tellServices(tickets.end(granting), user)
    return send(response, 200)
  }
  const form = await readForm(request)
  if (granting !== undefined) {
    const ticket = tickets.give(granting, form.get('service') ?? '')
    return ticket === undefined ? send(response, 404) : send(response, 200, ticket, { 'content-type': 'text/plain' })
  }
  const user = form.get('username')
  const password = form.get('password')
  if (user === null || password === null) return send(response, 400)
  if (people.get(user)?.password !== password) return send(response, 401)
  return send(response, 201, '', {
    location: `http://${request.headers.host}/cas/v1/tickets/${tickets.grant(user)}`,
  })
}

async function answer(exchange: Exchange): Promise<void> {
  const { pathname } = exchange.url
  if (pathname === '/cas/login') return await logIn(exchange)
  if (pathname === '/cas/logout') return await logOut(exchange)
  if (/^\/cas\/(validate|serviceValidate|p3\/serviceValidate)$/.test(pathname)) return validate(exchange)
  if (pathname.startsWith('/cas/v1/tickets')) return await rest(exchange)
  return send(exchange.response, 404)
}

/**
 * Starts a CAS server for a test.
 *
 * @example
 * const cas = await startCasServer({ stud1: { password: 'secret', attributes: { puid: '0012345678' } } })
 * await cas.close()
 */
export async function startCasServer(
  people: Readonly<Record<string, CasPerson>> = {},
  port?: number,
): Promise<TestCasServer> {
  const known = new Map(Object.entries(people))
  const tickets = createCasTickets()
  const requests: string[] = []
  let instead: Parameters<TestCasServer['misbehave']>[0]
  const peer = await startHttpPeer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://cas.invalid')
    requests.push(`${request.method} ${url.pathname.replace(/TGT-[\w-]+/, '{ticket}')}`)
    if (instead) instead(request, response)
    else void answer({ request, response, url, tickets, people: known }).catch(() => response.destroy())
  }, port)
  return {
    address: `${peer.origin}/cas`,
    people: known,
    requests,
    misbehave: (behaviour) => void (instead = behaviour),
    giveTicket: (user, service) => tickets.give(tickets.grant(user), service) ?? '',
    logOut: async (user) => {
      for (const granting of tickets.ofUser(user)) await tellServices(tickets.end(granting), user)
    },
    close: peer.close,
  }
}
