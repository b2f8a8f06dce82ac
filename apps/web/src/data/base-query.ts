import type { OAuthToken } from '@isomorph/contract'
import { createAction, type Dispatch } from '@reduxjs/toolkit'
import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { logOutRequested, tokenRefreshFailed, tokenRefreshed } from './slices/auth-slice.ts'
import { readToken, writeToken } from './browser-storage.ts'
import { isSilence } from './silence.ts'
import { keptAnswerTo, keptAnswerUsed } from './kept-answers.ts'
import { send, type Answer, type ApiRequest, type RequestError, type RequestOptions } from './request.ts'
import { expiresSoon, refreshToken, whenNotRefreshing, type RefreshOutcome } from './token-refresh.ts'

/** Tries of a request, the first included. */
export const requestTries = 5
const firstWaitMs = 100

/** Emitted each time the mark of the lockdown browser was renewed, with the group assessment. */
export const markRenewed = createAction<number>('data/markRenewed')

/** Emitted for each try that failed. */
export const tryFailed = createAction<{ path: string; attempt: number; error: RequestError }>('data/tryFailed')

interface QueryApi {
  readonly signal: AbortSignal
  readonly dispatch: Dispatch
}

async function refreshOrLeave(api: QueryApi): Promise<RefreshOutcome> {
  const token = readToken()
  if (!token) return 'failed'
  const outcome = await refreshToken(token)
  if (outcome === 'refreshed') api.dispatch(tokenRefreshed())
  if (outcome === 'failed') {
    writeToken(null)
    api.dispatch(tokenRefreshFailed())
    api.dispatch(logOutRequested())
  }
  return outcome
}

/** After a 401: whether there is another token than the one that was used. */
async function isRenewed(used: OAuthToken, ahead: RefreshOutcome | null, api: QueryApi): Promise<boolean> {
  const now = readToken()
  if (now?.access_token !== used.access_token) return now !== null
  // Renewing it was tried just now: asking again at once is of no use.
  return ahead !== 'unanswered' && (await refreshOrLeave(api)) === 'refreshed'
}

/** Sends with a fresh token: renewed ahead of its end, and once more after a 401. */
async function sendWithReauth(request: ApiRequest, api: QueryApi, options: RequestOptions): Promise<Answer> {
  if (options.isAnonymous) return send(request, { token: null, options, signal: api.signal })
  await whenNotRefreshing()
  const before = readToken()
  const ahead = before && expiresSoon(before, Date.now()) ? await refreshOrLeave(api) : null
  const used = readToken()
  const answer = await send(request, { token: used?.access_token ?? null, options, signal: api.signal })
  if (answer.error?.status !== 401 || !used) return answer
  if (!(await isRenewed(used, ahead, api))) return answer
  return send(request, { token: readToken()?.access_token ?? null, options, signal: api.signal })
}

/** Longer than all waits between tries together: whoever is to wait so long is told so. */
const longestRetryAfterSeconds = 2

function isWorthRetrying({ status, retryAfterSeconds = 0 }: RequestError): boolean {
  return (status < 400 || status >= 500 || status === 408) && retryAfterSeconds <= longestRetryAfterSeconds
}

async function wait(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Sends a request, with what has to be done where the mark of the lockdown browser has run out. */
export type SendInLockdown = (request: ApiRequest, send: () => Promise<Answer>) => Promise<Answer>

let inLockdown: { readonly groupAssessmentId: number; readonly send: SendInLockdown } | null = null

/** The sitting that is open in a lockdown browser sends its own requests in its own way; answers what ends that. */
export function setSendInLockdown(groupAssessmentId: number, sendInstead: SendInLockdown): () => void {
  const own = { groupAssessmentId, send: sendInstead }
  inLockdown = own
  return () => {
    if (inLockdown === own) inLockdown = null
  }
}

/** Sends a request of the open sitting as that wants it; any other one just so. */
export async function sendWithMark(request: ApiRequest, send: () => Promise<Answer>): Promise<Answer> {
  const isOfSitting = inLockdown?.groupAssessmentId === Number(request.params?.['groupAssessmentId'])
  return inLockdown && isOfSitting ? await inLockdown.send(request, send) : await send()
}

/** Retry stands outside re-authentication, so a renewed token never uses up a try. */
export async function sendWithRetry(request: ApiRequest, api: QueryApi, options: RequestOptions = {}): Promise<Answer> {
  const tries = options.noRetry ? 1 : requestTries
  for (let attempt = 1; ; attempt++) {
    const answer = await sendWithMark(request, async () => sendWithReauth(request, api, options))
    if (answer.error === undefined) return answer
    const { error } = answer
    api.dispatch(tryFailed({ path: request.path, attempt, error }))
    if (attempt >= tries || !isWorthRetrying(error) || api.signal.aborted) return { error }
    await wait(firstWaitMs * 2 ** (attempt - 1))
  }
}

interface EndpointApi extends QueryApi {
  readonly type?: 'query' | 'mutation'
  readonly queryCacheKey?: string
  readonly getState: () => unknown
}

/** Whether nothing has been fetched for a query: what is kept may be older than what has been. */
function isFirstAnswer({ type, queryCacheKey = '', getState }: EndpointApi): boolean {
  if (type !== 'query') return false
  const { models } = getState() as { models?: { queries: Record<string, { data?: unknown } | undefined> } }
  return models?.queries[queryCacheKey]?.data === undefined
}

/** What is said of an answer beside it. */
export interface AnswerMeta {
  readonly isKept?: boolean
  readonly isInBackground?: boolean
}

type KeptOrSent = Answer & { meta?: AnswerMeta }

/** What is kept of an answer, where the server has not been reached and nothing has been fetched before. */
async function sendOrFindKept(request: ApiRequest, api: EndpointApi, options?: RequestOptions): Promise<KeptOrSent> {
  if (!isFirstAnswer(api)) return await sendWithRetry(request, api, options)
  const atOnce = navigator.onLine ? undefined : await keptAnswerTo(request)
  if (atOnce !== undefined) {
    api.dispatch(keptAnswerUsed())
    return { data: atOnce, meta: { isKept: true } }
  }
  const answer = await sendWithRetry(request, api, options)
  if (answer.error === undefined || !isSilence(answer.error)) return answer
  const data = await keptAnswerTo(request)
  if (data === undefined) return answer
  api.dispatch(keptAnswerUsed())
  return { data, meta: { isKept: true } }
}

/** How endpoints send. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, RequestError, RequestOptions> = async (
  request,
  api,
  options,
) => {
  const answer = await sendOrFindKept(request, api, options)
  return options?.isInBackground ? { ...answer, meta: { ...answer.meta, isInBackground: true } } : answer
}
