import { longListPageSize, type Call } from '@isomorph/contract'
import { requestOf, type AnswerOf, type ArgumentOf, type Build, type QueryOptions } from '../endpoints.ts'
import { readPages, type PageAnswer } from './read-pages.ts'
import type { ApiRequest, RequestError } from '../request.ts'

/** Sends a request; the answer's shape is the call's. */
export type Send = (request: ApiRequest) => PromiseLike<Sent> | Sent
interface Sent {
  readonly data?: unknown
  readonly error?: RequestError | undefined
}

/** The answer of a call, or the error. */
export async function askFor<T>(send: Send, call: Call, argument: object): Promise<PageAnswer<T>> {
  const { data, error } = await send(requestOf(call, argument))
  return error === undefined ? { data: data as T } : { error }
}

/** The rows that a call answers. */
type RowOf<C> = AnswerOf<C> extends readonly (infer Row)[] ? Row : never

async function readLongList<Row>(call: Call, keyOf: (row: Row) => number, argument: object, send: Send) {
  const query = (argument as { query?: object }).query
  const read = async (page: number) => await askFor<Row[]>(send, call, { ...argument, query: { ...query, page } })
  const first = await read(1)
  if (first.error !== undefined) return first
  return await readPages({ first: first.data, pageSize: longListPageSize, read, keyOf })
}

/**
 * The endpoint that reads a long list, page by page and several at once, so that no answer is long; a screen has all of
 * it together, as with `queryOf`.
 */
export function longListOf<C extends Call>(
  build: Build,
  call: C,
  keyOf: (row: RowOf<C>) => number,
  options: QueryOptions<C> = {},
) {
  return build.query<RowOf<C>[], ArgumentOf<C>>({
    ...(options as object),
    queryFn: async (argument, _api, _extra, send) => await readLongList(call, keyOf, argument as object, send),
  })
}
