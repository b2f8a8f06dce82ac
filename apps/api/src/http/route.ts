import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call, Endpoint } from '@isomorph/contract'
import type { Actor } from '../authorization/actor.ts'
import type { Services } from '../services/services.ts'
import { guard, type Grant } from '../authorization/guard.ts'
import { grantInLockdown } from '../authorization/lockdown.ts'
import { platformRefusals } from '../refusals/common.errors.ts'
import { isRawResponse, type RawResponse } from './raw-response.ts'
import { Refusal } from '../refusals/refusals.ts'
import { bodyLimitOf } from './request-bodies.ts'
import type { SignedIn, SignedInUser } from '../authorization/signed-in.ts'
import { validate } from './validate.ts'
import { WrittenAnswer } from './written-answer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    receivedAt: Date
    signedIn: SignedIn | null
  }
}

/** Everything a handler may know about one request. */
export interface RouteContext<Params, Query, Body> extends Services {
  /** The person the request is for. Reading it in a public call is a mistake and throws. */
  readonly user: SignedInUser
  readonly signedIn: SignedIn | null
  /** Who acts as the user, while impersonating. */
  readonly impersonatorId: number | null
  /** When the last byte of the request arrived, on the shared clock: what decides lateness. */
  readonly receivedAt: Date
  /** What the guard found: the activities held everywhere and on the group that the call is about. */
  readonly grant: Grant
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** For the audit log. */
  readonly actor: Actor
  readonly request: FastifyRequest
}

type Result<R extends z.ZodType> = R extends z.ZodUndefined
  ? void | RawResponse
  : z.input<R> | WrittenAnswer<R> | RawResponse

export type Handler<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = (
  context: RouteContext<z.output<P>, z.output<Q>, z.output<B>>,
) => Promise<Result<R>>

const publicGrant: Grant = {
  activities: [],
  needed: [],
  entityId: null,
  groupId: null,
  groupAssessmentId: null,
  groupRoles: [],
  isDeleted: false,
  neededLockdown: 'none',
  lockdown: null,
}

export interface ContractRouting {
  readonly services: Services
  /** Every route, in the order of their registration: for the API document. */
  readonly routes: Route[]
}

/** A call of the contract with its endpoint. */
export interface Route<E extends Endpoint = Endpoint> {
  readonly call: Call
  readonly endpoint: E
}

/**
 * Joins the calls of a subject with their endpoints, by name.
 *
 * @example
 * const problemRoutes = routesOf(problemCalls, problemEndpoints)
 */
export function routesOf<Endpoints extends Readonly<Record<string, Endpoint>>>(
  calls: { readonly [Name in keyof Endpoints]: Call },
  endpoints: Endpoints,
): { readonly [Name in keyof Endpoints]: Route<Endpoints[Name]> } {
  const routes = Object.entries(endpoints).map(([name, endpoint]) => [name, { call: calls[name], endpoint }])
  return Object.fromEntries(routes) as { readonly [Name in keyof Endpoints]: Route<Endpoints[Name]> }
}

function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Only what the contract declares leaves: unknown members are dropped here, whatever a view lets through. */
function textOf(schema: z.ZodType, result: unknown): string {
  if (!(result instanceof WrittenAnswer)) return JSON.stringify(schema.parse(result))
  if (result.schema !== schema) throw new Error('This answer was written for another call.')
  return result.text
}

/**
 * Says what kind of answer it is, and returns the body for the framework to send. Sending it here would have the
 * framework wait for the end of the response by a dozen listeners.
 */
function answer(reply: FastifyReply, endpoint: Endpoint, result: unknown): unknown {
  if (isRawResponse(result)) {
    const { status = 200, headers, contentType, body } = result
    void reply.code(status).headers(headers).type(contentType)
    return body
  }
  if (endpoint.result === undefined) {
    void reply.code(endpoint.status ?? 204)
    return undefined
  }
  const status = (result instanceof WrittenAnswer ? result.status : undefined) ?? endpoint.status ?? 200
  void reply.code(status).type('application/json; charset=utf-8')
  return textOf(endpoint.result, result)
}

/** A public call has no user: whoever reads it makes a mistake. Copying the context does not read it. */
function withoutUser(context: object): object {
  return Object.defineProperty(context, 'user', {
    enumerable: false,
    get: (): SignedInUser => {
      throw new Error('A public call has no user.')
    },
  })
}

function createContext(services: Services, request: FastifyRequest, grant: Grant, input: Input): object {
  const { signedIn } = request
  const impersonatorId = signedIn?.impersonatorId ?? null
  const userId = signedIn?.user.id ?? null
  // What is added stands before what is spread: the other way round takes a hundred times as long (decision 0040).
  const context = {
    user: signedIn?.user,
    signedIn,
    impersonatorId,
    receivedAt: request.receivedAt,
    grant,
    actor: {
      userId,
      impersonatorId,
      apiTokenId: signedIn?.apiTokenId ?? null,
      traceId: request.id,
      address: request.ip,
    },
    request,
    params: input.params,
    query: input.query,
    body: input.body,
    ...services,
  }
  return signedIn ? context : withoutUser(context)
}

interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

async function admit(
  services: Services,
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<{ grant: Grant; input: Input }> {
  const params = validate(endpoint.params, request.params, 'params')
  const query = validate(endpoint.query, request.query, 'query')
  const { access } = endpoint
  if (access.kind === 'public')
    return { grant: publicGrant, input: { params, query, body: validate(endpoint.body, request.body, 'body') } }
  const { signedIn } = request
  if (!signedIn) throw new Refusal(platformRefusals.notSignedIn)
  const { user } = signedIn
  const { db, people, accessSources: sources } = services
  // The guard comes before the body is looked at, so that refusals say nothing to those who may not know;
  // unless the body itself names what the call is about.
  const needsBody = access.kind === 'group' && access.from === 'body'
  const early = needsBody ? validate(endpoint.body, request.body, 'body') : undefined
  const guarded = await guard(access, { db, people, sources, user, params, query, body: early })
  const grant = guarded.neededLockdown === 'none' ? guarded : await grantInLockdown(access, guarded, signedIn, services)
  const body = needsBody ? early : validate(endpoint.body, request.body, 'body')
  return { grant, input: { params, query, body } }
}

/**
 * Registers a route: reads and checks what comes in, asks the guard, answers through the result schema.
 *
 * @example
 * route(app, problemRoutes.getProblem, async ({ db, params }) => await readProblem(db, params.problemId))
 */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  { call, endpoint }: Route<Endpoint<P, Q, B, R>>,
  handler: Handler<P, Q, B, R>,
): void {
  const { services, routes } = app.contractRouting
  routes.push({ call, endpoint })
  const { access } = endpoint
  if (access.kind === 'entity' && !services.accessSources.entities.has(access.entity))
    throw new Error(`No feature brings the entity access of ${access.entity}.`)
  const bodyLimit = bodyLimitOf(endpoint)
  app.route({
    method: call.method,
    url: fastifyPath(call.path),
    config: { call, endpoint },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      const { grant, input } = await admit(services, request, endpoint)
      const context = createContext(services, request, grant, input)
      // `admit` has parsed the input with the schemas that these types come from.
      const result = await handler(context as RouteContext<z.output<P>, z.output<Q>, z.output<B>>)
      return answer(reply, endpoint, result)
    },
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    contractRouting: ContractRouting
  }
  interface FastifyContextConfig {
    call?: Call
    endpoint?: Endpoint
    /** Of a page outside of the contract that begins a sign-in: it counts in the limits of sign-ins. */
    isSignIn?: boolean
  }
}
