import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The key of a member that no call has: its type carries what the call's endpoint takes and gives. */
declare const endpointOfCall: unique symbol

/** One call between browser and server: where it goes. What goes in and comes out is known as types alone. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /** `/api/problems/{problemId}` */
  readonly path: string
  readonly [endpointOfCall]?: Endpoint<Params, Query, Body, Result>
}

type CallTo<E> = E extends Endpoint<infer P, infer Q, infer B, infer R> ? Call<P, Q, B, R> : never

/**
 * The calls to some endpoints, by the names that these have. A call or an endpoint without the other does not compile.
 *
 * @example
 * import type { groupEndpoints } from './schemas.ts'
 *
 * export const groupCalls = callsOf<typeof groupEndpoints>({
 *   createGroup: ['POST', '/api/groups'],
 * })
 */
export function callsOf<Endpoints>(places: {
  readonly [Name in keyof Endpoints]: readonly [Method, `/${string}`]
}): { readonly [Name in keyof Endpoints]: CallTo<Endpoints[Name]> } {
  const calls = Object.entries<readonly [Method, string]>(places).map(([name, [method, path]]) => [
    name,
    { method, path },
  ])
  return Object.fromEntries(calls) as { readonly [Name in keyof Endpoints]: CallTo<Endpoints[Name]> }
}

/** What a caller of a call passes, before defaults are filled in. */
export type ParamsOf<C> = C extends Call<infer P, infer _Q, infer _B, infer _R> ? z.input<P> : never
export type QueryOf<C> = C extends Call<infer _P, infer Q, infer _B, infer _R> ? z.input<Q> : never
export type BodyOf<C> = C extends Call<infer _P, infer _Q, infer B, infer _R> ? z.input<B> : never
export type ResultOf<C> = C extends Call<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never
