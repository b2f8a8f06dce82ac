import type { Activity, EntityActivity } from '@isomorph/access'
import type { z } from 'zod'

interface EntityAccess<E extends 'Problem' | 'Assessment' | 'SharedLibrary'> {
  readonly kind: 'entity'
  readonly entity: E
  readonly param: string
  readonly activity: EntityActivity<E>
}

/** Who may make a call. Read by the server's route guard; an endpoint without one does not compile. */
export type Access =
  /** Anybody, signed in or not. `knowsSession`: who comes with an access token is limited by their session, not by their address. */
  | { readonly kind: 'public'; readonly knowsSession?: true }
  /** Anybody signed in; the use case shows each person only what is theirs. */
  | { readonly kind: 'signedIn' }
  /** Holders of any of these activities, globally. */
  | { readonly kind: 'global'; readonly anyOf: readonly Activity[] }
  /** Holders of all of these activities, globally. */
  | { readonly kind: 'globalAll'; readonly allOf: readonly Activity[] }
  /** Holders of a bare activity on the entity named by a path parameter, or of its qualified form globally. */
  | EntityAccess<'Problem'>
  | EntityAccess<'Assessment'>
  | EntityAccess<'SharedLibrary'>
  /** Holders of any of these activities on the group named by a path parameter, query parameter or body member. */
  | {
      readonly kind: 'group'
      readonly from: 'params' | 'query' | 'body'
      readonly name: string
      readonly anyOf: readonly Activity[]
    }
  /** Holders of any of these activities on the group of the group assessment named by a path parameter. */
  | {
      readonly kind: 'groupAssessment'
      readonly param: string
      readonly anyOf: readonly Activity[]
      /**
       * Where the assessment needs a lockdown browser, only a session that was found to be in it may make the call
       * (`required`), or the use case is told (`told`). Absent: any session may.
       */
      readonly lockdown?: 'required' | 'told'
    }

/** The server's side of a call: who may make it, what goes in, what comes out. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  readonly summary: string
  readonly access: Access
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Absent: 204 without a body. */
  readonly result?: Result
  /** Status of success; 200, or 204 without a result, unless given. */
  readonly status?: 200 | 201 | 202 | 204
  /** Other statuses of success, with the same body. */
  readonly furtherStatuses?: readonly 202[]
}

/** Declares an endpoint; only there to infer its types and to insist on `access`. */
export function defineEndpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Result extends z.ZodType = z.ZodUndefined,
>(endpoint: Endpoint<Params, Query, Body, Result>): Endpoint<Params, Query, Body, Result> {
  return endpoint
}
