import type { Call } from '@isomorph/contract'
import type { BaseQueryFn, EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import type { z } from 'zod'
import type { Tag } from './api.ts'
import type { ApiRequest, ParameterValue, RequestError, RequestOptions } from './request.ts'

type Base = BaseQueryFn<ApiRequest, unknown, RequestError, RequestOptions>
export type Build = EndpointBuilder<Base, Tag, 'models'>

/** Coerced members accept anything at run time; callers pass what comes out of the coercion. */
type Relaxed<I, O> = { [K in keyof I]: unknown extends I[K] ? (K extends keyof O ? O[K] : never) : I[K] }
type Passed<S> = S extends z.ZodType ? Relaxed<z.input<S>, z.output<S>> : never

type Part<Name extends string, S> = S extends z.ZodUndefined
  ? unknown
  : Partial<Passed<S>> extends Passed<S>
    ? { [N in Name]?: Passed<S> }
    : { [N in Name]: Passed<S> }

type Parts<P, Q, B> = Part<'params', P> & Part<'query', Q> & Part<'body', B>

/** What a hook of a call takes: `{params, query, body}`, as far as the call has them; nothing when it has none. */
export type ArgumentOf<C> =
  C extends Call<infer P, infer Q, infer B, infer _R> ? (unknown extends Parts<P, Q, B> ? void : Parts<P, Q, B>) : never

/** What a call answers; null where it answers nothing. */
export type AnswerOf<C> =
  C extends Call<infer _P, infer _Q, infer _B, infer R> ? (R extends z.ZodUndefined ? null : z.output<R>) : never

export type QueryOptions<C> = Omit<
  QueryDefinition<ArgumentOf<C>, Base, Tag, AnswerOf<C>, 'models'>,
  'type' | 'query' | 'queryFn'
>
type MutationOptions<C> = Omit<
  MutationDefinition<ArgumentOf<C>, Base, Tag, AnswerOf<C>, 'models'>,
  'type' | 'query' | 'queryFn'
>

/** The request of a call with what it takes. */
export function requestOf(call: Call, argument: unknown): ApiRequest {
  const { params, query, body } = (argument ?? {}) as {
    params?: Record<string, ParameterValue>
    query?: Record<string, ParameterValue>
    body?: unknown
  }
  return { method: call.method, path: call.path, params, query, body }
}

/**
 * The endpoint that reads a call.
 *
 * @example
 * const problemsApi = api.injectEndpoints({
 *   endpoints: (build) => ({
 *     getProblem: queryOf(build, problemCalls.getProblem, { providesTags: ['Problem'] }),
 *   }),
 * })
 * export const { useGetProblemQuery } = problemsApi
 * // useGetProblemQuery({ params: { problemId: 7 } })
 */
export function queryOf<C extends Call>(build: Build, call: C, options: QueryOptions<C> = {}) {
  return build.query<AnswerOf<C>, ArgumentOf<C>>({
    ...options,
    query: (argument: unknown) => requestOf(call, argument),
  })
}

/** The endpoint that changes something by a call; see {@link queryOf}. */
export function mutationOf<C extends Call>(build: Build, call: C, options: MutationOptions<C> = {}) {
  return build.mutation<AnswerOf<C>, ArgumentOf<C>>({
    ...options,
    query: (argument: unknown) => requestOf(call, argument),
  })
}
