import { sittingCalls, unknownError, type Sitting } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { setSendInLockdown, type SendInLockdown } from '../../data/base-query.ts'
import { isMarkExpired, isMarkMissing } from '../../data/request-error.ts'
import type { Answer, ApiRequest, RequestError } from '../../data/request.ts'

/** Before the first answer says it. */
const firstMilliseconds = 120_000
/** A mark outlives some failed renewals: a network that is gone may come back. */
const retryMilliseconds = 20_000

interface Checked {
  readonly renewAfterSeconds?: number
  readonly error?: RequestError
}

interface KeepMark {
  /** Only its requests renew the mark. */
  readonly groupAssessmentId: number
  readonly check: () => Promise<Checked>
  /** Called with the refusal of a proof, and with null once one is accepted. */
  readonly onRefusal: (error: RequestError | null) => void
}

function expired(): RequestError {
  return {
    status: 403,
    type: 'urn:isomorph:lockdown-expired',
    title: t('lockdown.expired.title'),
    detail: t('lockdown.expired.detail'),
  }
}

/**
 * All refusals for want of a mark are told as one that has run out. So is a sitting without its content: on the page it would
 * replace the one with content.
 */
function expiredOr(answer: Answer, { method, path }: ApiRequest): Answer {
  if (answer.error) return isMarkMissing(answer.error) ? { error: expired() } : answer
  if (method !== 'GET' || path !== sittingCalls.getSitting.path) return answer
  const lockdown = (answer.data as Sitting | undefined)?.lockdown
  return lockdown && lockdown.openBy === null ? { error: expired() } : answer
}

/** Sends; where the mark has run out, renews it and sends once more. */
function sendAndRenew(renew: () => Promise<boolean>): SendInLockdown {
  return async (request, send) => {
    const answer = expiredOr(await send(), request)
    if (!answer.error || !isMarkExpired(answer.error)) return answer
    return (await renew()) ? expiredOr(await send(), request) : answer
  }
}

/**
 * Renews the mark of this session in time, when the machine wakes up, when the network is back, and when a call is refused
 * without it. Answers what ends that.
 */
export function keepMark({ groupAssessmentId, check, onRefusal }: KeepMark): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<boolean> | null = null
  let isStopped = false

  async function renewOnce(): Promise<boolean> {
    clearTimeout(timer)
    // A check that fails in this browser is tried again, as one that does not arrive.
    const { error, renewAfterSeconds } = await check().catch((): Checked => ({ error: { ...unknownError } }))
    if (isStopped) return error === undefined
    if (error === undefined) onRefusal(null)
    else if (error.type?.startsWith('urn:isomorph:lockdown-')) onRefusal(error)
    const milliseconds = renewAfterSeconds === undefined ? retryMilliseconds : renewAfterSeconds * 1000
    timer = setTimeout(() => void renew(), milliseconds)
    return error === undefined
  }

  /** Requests that are refused side by side wait for one renewal. */
  async function renew(): Promise<boolean> {
    underWay ??= renewOnce().finally(() => (underWay = null))
    return await underWay
  }

  const onReturn = () => {
    if (document.visibilityState === 'visible') void renew()
  }
  timer = setTimeout(() => void renew(), firstMilliseconds)
  const unset = setSendInLockdown(groupAssessmentId, sendAndRenew(renew))
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('online', onReturn)
  return () => {
    isStopped = true
    clearTimeout(timer)
    unset()
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('online', onReturn)
  }
}
