import { exchangeTexts } from '@isomorph/contract'
import { SignInError } from '@isomorph/sign-in'
import { tokenKeyOf } from '../../authorization/tokens.ts'
import { unseal } from '../../data/sealed.ts'
import type { Services } from '../../services/services.ts'
import { nextTryAfter } from '../../jobs/next-try.ts'
import { providerFetch } from '../identity-providers/index.ts'
import { collectEvents } from './collect-events.ts'
import { giveUpOld } from './deliveries.queries.ts'
import {
  extendLease,
  leaseDueWebhooks,
  releaseWebhook,
  saveTry,
  selectOptionalDue,
  type DueDelivery,
  type DueWebhook,
  type Standing,
} from './sending.queries.ts'
import { signMessage } from './signature.ts'
import { selectSecrets } from './webhooks.queries.ts'

export type Sending = Pick<Services, 'db' | 'clock' | 'tier' | 'isOnLoopback' | 'outside'>

/** So many receivers are sent to at the same time, so that a slow one holds up no others. */
const webhooksAtOnce = 20
/** A receiver is sent to for so long; what is left goes with the next run. */
const runMilliseconds = 8000
const limits = { milliseconds: 10_000, maximumBytes: 64 * 1024 }
const goneStatus = 410

interface Answer {
  readonly status: number | null
  readonly milliseconds: number
  /** Empty: it was taken. */
  readonly detail: string
}

async function headersOf(services: Sending, { id }: DueWebhook, { eventId, body }: DueDelivery) {
  const { db, clock } = services
  const now = clock.now()
  const timestamp = Math.floor(now.getTime() / 1000)
  const key = await tokenKeyOf(db, 'providerSecret')
  const secrets = await selectSecrets(db, id, now)
  const signatures = secrets.map((secret) => signMessage(unseal(key, secret), { id: eventId, timestamp, body }))
  return {
    'content-type': 'application/json',
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}

/** 2xx: taken. Everything else, redirects too, is a failure. */
async function post(services: Sending, webhook: DueWebhook, delivery: DueDelivery): Promise<Answer> {
  const headers = await headersOf(services, webhook, delivery)
  const start = performance.now()
  const since = () => Math.round(performance.now() - start)
  try {
    const ask = providerFetch(services, limits)
    const { status, ok } = await ask(webhook.address, { method: 'POST', headers, body: delivery.body })
    return { status, milliseconds: since(), detail: ok ? '' : exchangeTexts.write('receiverStatus', { status }) }
  } catch (error) {
    if (!(error instanceof SignInError)) throw error
    return { status: null, milliseconds: since(), detail: error.message }
  }
}

/** A receiver that does not answer, is overloaded or broken is left alone for a while; one that refuses a delivery is not. */
function isDown({ status }: Answer): boolean {
  return status === null || status === 429 || status >= 500
}

async function tryDelivery(services: Sending, webhook: DueWebhook, delivery: DueDelivery): Promise<Answer> {
  const { db, clock } = services
  const answer = await post(services, webhook, delivery)
  const now = clock.now()
  const nextTryAt = nextTryAfter(delivery.tries, delivery.waitingSince, now, Math.random())
  const state = answer.detail === '' ? 'delivered' : nextTryAt === null ? 'failed' : 'waiting'
  await saveTry(db, delivery, { state, nextTryAt: nextTryAt ?? now, ...answer }, now)
  return answer
}

/** Sends until nothing is due, time is up, or the receiver is down. Answers where it stands. */
async function sendAll(services: Sending, webhook: DueWebhook): Promise<Standing> {
  const { db, clock } = services
  let { failures, failingSince } = webhook
  const end = performance.now() + runMilliseconds
  do {
    const delivery = await selectOptionalDue(db, webhook.id, clock.now())
    if (!delivery || !(await extendLease(db, webhook, clock.now()))) break
    const answer = await tryDelivery(services, webhook, delivery)
    const now = clock.now()
    failingSince = answer.detail === '' ? null : (failingSince ?? now)
    if (answer.status === goneStatus) return { failures, failingSince, restsUntil: null, isEnabled: false }
    if (isDown(answer)) {
      const restsUntil = nextTryAfter(failures, now, now, Math.random())
      return { failures: failures + 1, failingSince, restsUntil, isEnabled: true }
    }
    failures = 0
  } while (performance.now() < end)
  return { failures, failingSince, restsUntil: null, isEnabled: true }
}

async function sendToWebhook(services: Sending, webhook: DueWebhook): Promise<void> {
  const { failures, failingSince } = webhook
  let standing: Standing = { failures, failingSince, restsUntil: null, isEnabled: true }
  try {
    standing = await sendAll(services, webhook)
  } finally {
    await releaseWebhook(services.db, webhook, standing)
  }
}

/**
 * Makes deliveries of what happened and sends what is due. What got no answer is sent again with the same id, so that a receiver
 * that knows its ids takes each event once.
 */
export async function sendWebhooks(services: Sending): Promise<void> {
  const { db, clock } = services
  await collectEvents(services)
  await giveUpOld(db, clock.now())
  const due = await leaseDueWebhooks(db, clock.now(), webhooksAtOnce)
  const ends = await Promise.allSettled(due.map((webhook) => sendToWebhook(services, webhook)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
