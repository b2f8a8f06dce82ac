import { writerFor } from '../../data/writers.ts'
import { failureOf, type MailFailure } from '../../mail/mail-failure.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { Services } from '../../services/services.ts'
import { lettersOf } from './letter-availability.ts'
import {
  claimNotices,
  dropNotices,
  giveBackNotices,
  handOver,
  markMailed,
  type ClaimedNotice,
} from './notices.queries.ts'
import { unsubscribeToken } from './unsubscription.ts'
import { writeLetter } from './write-letter.ts'

type Sending = Pick<Services, 'db' | 'clock' | 'mailer' | 'publicOrigins' | 'fileKey'>
type Bundle = readonly [ClaimedNotice, ...ClaimedNotice[]]
type Outcome = MailFailure | 'sent' | 'taken by others'

const peopleAtOnce = 250
const lettersAtOnce = 5

function bundlesOf(notices: readonly ClaimedNotice[]): Bundle[] {
  const byPerson = new Map<number, [ClaimedNotice, ...ClaimedNotice[]]>()
  for (const notice of notices) {
    const bundle = byPerson.get(notice.userId)
    if (bundle) bundle.push(notice)
    else byPerson.set(notice.userId, [notice])
  }
  return [...byPerson.values()]
}

interface Batch extends Sending {
  readonly sender: ReturnType<Mailer['openBatch']>
  readonly origin: string
  readonly defaultLanguage: string
  readonly claimedAt: Date
}

async function sendBundle(batch: Batch, claimed: Bundle): Promise<Outcome> {
  const { db, clock, fileKey, sender, origin, claimedAt, defaultLanguage } = batch
  const everyId = claimed.map(({ id }) => id)
  const mine = await handOver(db, everyId, claimedAt, clock.now())
  const [first, ...more] = claimed.filter(({ id }) => mine.has(id))
  if (first === undefined) return 'taken by others'
  const ids = [...mine]
  const writer = await writerFor('letters', { person: first.language, installation: defaultLanguage })
  try {
    await sender.send(writeLetter([first, ...more], { origin, writer, token: unsubscribeToken(fileKey, first.userId) }))
  } catch (error) {
    const failure = failureOf(error)
    // Where nobody knows whether the letter arrived, it stays handed over: none is better than two.
    if (failure === 'notTaken') await giveBackNotices(db, ids, clock.now())
    if (failure === 'refusedForGood') await dropNotices(db, ids, clock.now())
    return failure
  }
  await markMailed(db, ids, clock.now())
  return 'sent'
}

async function sendBundles(batch: Batch, bundles: readonly Bundle[]): Promise<ReadonlySet<Outcome>> {
  const outcomes = new Set<Outcome>()
  const work = bundles[Symbol.iterator]()
  const send = async () => {
    for (const bundle of work) outcomes.add(await sendBundle(batch, bundle))
  }
  await Promise.all(Array.from({ length: lettersAtOnce }, send))
  return outcomes
}

/**
 * Sends the letters that are due. Notices are handed over for good before their letter leaves, and come back only where the mail
 * server certainly does not have it. A worker that is cut off loses the letters that were under way, at most five; what it had
 * only claimed goes out a quarter of an hour later.
 */
export async function sendLetters(services: Sending): Promise<void> {
  const { db, clock, mailer } = services
  const { availability, origin, defaultTimeZone, defaultLanguage } = await lettersOf(services)
  if (availability !== 'available') return
  const sender = mailer.openBatch()
  try {
    for (;;) {
      const claimedAt = clock.now()
      const claimed = await claimNotices(db, { now: claimedAt, people: peopleAtOnce, defaultTimeZone })
      if (claimed.length === 0) return
      const untimely = claimed.filter(({ isTimely }) => !isTimely).map(({ id }) => id)
      await dropNotices(db, untimely, clock.now())
      const bundles = bundlesOf(claimed.filter(({ isTimely }) => isTimely))
      const outcomes = await sendBundles({ ...services, sender, origin, claimedAt, defaultLanguage }, bundles)
      if (outcomes.has('notTaken') && !outcomes.has('sent'))
        throw new Error('The mail server took none of the letters.')
    }
  } finally {
    sender.close()
  }
}
