import {
  caliperFault,
  envelopeEventsMaximum,
  takeEnvelope,
  writeEnvelope,
  type CaliperEvent,
  type CaliperFault,
} from '@isomorph/caliper'
import { exchangeTexts } from '@isomorph/contract'
import { SignInError } from '@isomorph/sign-in'
import { tokenKeyOf } from '../../authorization/tokens.ts'
import { unseal } from '../../data/sealed.ts'
import type { Services } from '../../services/services.ts'
import { selectSettings, type Settings } from '../../services/settings.ts'
import { recordExchanges } from '../exchanges/index.ts'
import { providerFetch } from '../identity-providers/index.ts'
import type { Sensor } from './entities.ts'
import { selectFacts } from './facts.queries.ts'
import {
  beginClearing,
  deleteEvents,
  deleteOldEvents,
  deleteWhileOff,
  extendSending,
  leaseSending,
  releaseSending,
  selectEvents,
  tellEndedSessions,
  type SendingLease,
} from './outbox.queries.ts'
import { writeEvent } from './write-events.ts'

const { write } = exchangeTexts

export type Sending = Pick<Services, 'db' | 'clock' | 'tier' | 'isOnLoopback' | 'outside' | 'publicOrigins'>

const envelopesPerRun = 200
const firstSeconds = 10
const longestSeconds = 60
/** While a store does not answer, a line in the ledger now and then says so. */
const triesPerLine = 60
const limits = { milliseconds: 10_000, maximumBytes: 64 * 1024 }

/** The store did not take an envelope. */
class StoreError extends Error {
  override readonly name = 'StoreError'
  /** False: it would not take the same envelope another time either. */
  readonly isPassing: boolean

  constructor(message: string, isPassing: boolean) {
    super(message)
    this.isPassing = isPassing
  }
}

const loopbackHost = /^127\.\d+\.\d+\.\d+(?::\d+)?$/

/** https, but for a store on this machine in tier local. */
function addressOf({ tier, isOnLoopback }: Sending, settings: Settings): string {
  const { caliperEventStoreHostname: host, caliperEventStorePath: path } = settings
  const isPlain = tier === 'local' && isOnLoopback && loopbackHost.test(host)
  return `${isPlain ? 'http' : 'https'}://${host}${path}`
}

/** Addresses in events are those of the first public address; without one they are local names. */
function sensorOf({ publicOrigins }: Sending, settings: Settings): Sensor {
  return {
    origin: publicOrigins[0] ?? 'http://localhost',
    personNamespace: settings.caliperPersonNamespace,
    version: settings.caliperVersion,
  }
}

const passingStatuses = new Set([401, 408, 429])

async function post(services: Sending, settings: Settings, body: string): Promise<void> {
  const { caliperToken } = settings
  const token =
    caliperToken === ''
      ? ''
      : unseal(await tokenKeyOf(services.db, 'providerSecret'), Buffer.from(caliperToken, 'base64'))
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) }
  let status: number
  try {
    const response = await providerFetch(services, limits)(addressOf(services, settings), {
      method: 'POST',
      headers,
      body,
    })
    status = response.status
    await response.body?.cancel()
  } catch (error) {
    if (error instanceof SignInError) throw new StoreError(error.message, true)
    throw new StoreError(write('storeUnreachable'), true)
  }
  if (status >= 200 && status < 300) return
  if (status === 401) throw new StoreError(write('storeToken'), true)
  const isRefused = status >= 400 && status < 500 && !passingStatuses.has(status)
  throw new StoreError(write('storeStatus', { status }), !isRefused)
}

interface Written {
  readonly id: number
  /** Undefined: there is nothing to tell. */
  readonly event: CaliperEvent | undefined
}

function faultInWords(kind: string, { path, message }: CaliperFault): string {
  const place = path === '' ? [] : [write('eventField', { path })]
  return [write('eventOfKind', { kind }), ...place, message].join(' ')
}

async function writeNext(services: Sending, settings: Settings): Promise<readonly Written[]> {
  const { db, clock } = services
  const rows = await selectEvents(db, { now: clock.now(), maximum: envelopeEventsMaximum })
  const telling = { names: settings.caliperSendsNames, answers: settings.caliperSendsAnswers }
  const facts = await selectFacts(
    db,
    rows.map(({ payload }) => payload),
    telling,
  )
  const sensor = sensorOf(services, settings)
  const faults = new Set<string>()
  const written = rows.map((row) => {
    const event = writeEvent(sensor, facts, row)
    const fault = event && caliperFault(event, sensor.version)
    if (fault === undefined) return { id: row.id, event }
    faults.add(faultInWords(row.kind, fault))
    return { id: row.id, event: undefined }
  })
  const line = { direction: 'out', kind: 'event', outcome: 'refused', summary: write('eventWrong') } as const
  await recordExchanges(
    db,
    [...faults].map((detail) => ({ ...line, detail })),
  )
  return written
}

function counted(count: number): string {
  return count === 1 ? write('oneEvent') : write('events', { count })
}

/** The rows that an envelope of the first of these events settles: those that tell nothing go with it. */
function portionOf(written: readonly Written[]) {
  const texts = takeEnvelope(written.flatMap(({ event }) => event ?? []))
  let left = texts.length
  const end = written.findIndex(({ event }) => event !== undefined && left-- === 0)
  return { texts, ids: written.slice(0, end === -1 ? written.length : end).map(({ id }) => id) }
}

interface Run {
  readonly lease: SendingLease
  sent: number
  envelopes: number
}

/** Sends one envelope. Answers whether there may be more. */
async function sendNext(services: Sending, settings: Settings, run: Run): Promise<boolean> {
  const { db, clock } = services
  const written = await writeNext(services, settings)
  if (written.length === 0) return false
  const { texts, ids } = portionOf(written)
  const { origin, version } = sensorOf(services, settings)
  const line = { direction: 'out', kind: 'event', summary: counted(texts.length) } as const
  if (texts.length > 0)
    try {
      const sensor = `${origin}/sensors/1`
      await post(services, settings, writeEnvelope(texts, { sensor, sendTime: clock.now().toISOString(), version }))
      run.sent += texts.length
      run.envelopes += 1
    } catch (error) {
      if (!(error instanceof StoreError) || error.isPassing) throw error
      await recordExchanges(db, [{ ...line, outcome: 'refused', detail: `${error.message} ${write('eventsDropped')}` }])
    }
  await deleteEvents(db, ids)
  return await extendSending(db, run.lease, clock.now())
}

async function recordAccepted({ db }: Sending, { sent, envelopes }: Run): Promise<void> {
  if (sent === 0) return
  const detail = envelopes === 1 ? '' : write('eventsInEnvelopes', { count: envelopes })
  await recordExchanges(db, [{ direction: 'out', kind: 'event', outcome: 'accepted', summary: counted(sent), detail }])
}

/** Tells of sessions that ended by time, and drops what waited for too long. */
async function clear({ db, clock }: Sending, lease: SendingLease): Promise<void> {
  if (!(await beginClearing(db, lease, clock.now()))) return
  await tellEndedSessions(db, clock.now())
  const dropped = await deleteOldEvents(db)
  const line = { direction: 'out', kind: 'event', outcome: 'refused', summary: counted(dropped) } as const
  if (dropped > 0) await recordExchanges(db, [{ ...line, detail: write('eventsTooOld') }])
}

async function sendAll(services: Sending, settings: Settings, lease: SendingLease): Promise<void> {
  const { db, clock } = services
  const { tries } = lease
  const run: Run = { lease, sent: 0, envelopes: 0 }
  try {
    await clear(services, lease)
    for (let count = 0; count < envelopesPerRun; count += 1) if (!(await sendNext(services, settings, run))) break
    await releaseSending(db, lease, { tries: 0, nextTryAt: null, lastError: '' })
  } catch (error) {
    const seconds = Math.min(firstSeconds * 2 ** tries, longestSeconds)
    const nextTryAt = new Date(clock.now().getTime() + seconds * 1000)
    const lastError = error instanceof StoreError ? error.message : write('eventsNotSent')
    await releaseSending(db, lease, { tries: tries + 1, nextTryAt, lastError })
    const line = {
      direction: 'out',
      kind: 'event',
      outcome: 'failed',
      summary: write('eventsWait'),
      nextTryAt,
    } as const
    if (tries % triesPerLine === 0) await recordExchanges(db, [{ ...line, detail: lastError }])
    if (!(error instanceof StoreError)) throw error
  } finally {
    await recordAccepted(services, run)
  }
}

/**
 * Sends what waits, the oldest first. An envelope that gets no answer goes again with the same ids, so that a store that knows
 * them counts each event once; one that the store refuses is dropped and said so in the ledger.
 */
export async function sendCaliperEvents(services: Sending): Promise<void> {
  const { db, clock } = services
  await deleteWhileOff(db, clock.now())
  const settings = await selectSettings(db)
  if (!settings.caliperEnabled) return
  const lease = await leaseSending(db, clock.now())
  if (lease) await sendAll(services, settings, lease)
}
