import { exchangeTexts } from '@isomorph/contract'
import { serviceScopes, ServiceError, type ServiceClient } from '@isomorph/sign-in'
import { mapInTurns } from '../../data/map-in-turns.ts'
import { writerFor } from '../../data/writers.ts'
import { defineTask } from '../../jobs/jobs.ts'
import { createPace, inBackground, portionsOf } from '../../jobs/pace.ts'
import type { Services } from '../../services/services.ts'
import { selectSettings } from '../../services/settings.ts'
import { pushGradesTask as declaration, recordExchanges, type NewExchange } from '../exchanges/index.ts'
import { selectOptionalExternalProvider, serviceClientOf } from '../external-providers/index.ts'
import { findLineItem } from './find-line-item.ts'
import { clearDue, selectDueScores, selectJustFinished, type DueScore } from './changed-scores.queries.ts'
import {
  extendLease,
  finishLineItem,
  leaseLineItem,
  noteComparison,
  reserveTimestamps,
  saveOutcomes,
  selectOptionalTarget,
  setAddress,
  type Target,
} from './grade-pushes.queries.ts'
import { nextTryAfter } from '../../jobs/next-try.ts'
import { sendScores, type ScoreToSend } from './send-scores.ts'
import { readyAgain } from './line-items.queries.ts'
import { selectStandings, type StandingRow } from './standings.queries.ts'
import { isSame, wantedScore } from './wanted-score.ts'

/** Few enough that a submission beside them waits for little. */
const scoresAtOnce = 50

type Pushing = Pick<Services, 'db' | 'tier' | 'isOnLoopback' | 'outside' | 'clock'>

interface Push {
  readonly services: Pushing
  readonly target: Target
  readonly client: ServiceClient
}

function exchangeOf({
  externalProviderId,
  externalGroupId,
  groupId,
  groupAssessmentId,
  name,
}: Target): Pick<
  NewExchange,
  'direction' | 'externalProviderId' | 'externalGroupId' | 'groupId' | 'groupAssessmentId' | 'summary'
> {
  return { direction: 'out', externalProviderId, externalGroupId, groupId, groupAssessmentId, summary: name }
}

/** What the platform lacks of a learner. A score that was refused is left alone until somebody tries it again. */
function scoreToSend(row: StandingRow): (Omit<ScoreToSend, 'say'> & Pick<StandingRow, 'language'>) | undefined {
  const { score } = wantedScore(row)
  const { userId, subject, language } = row
  if (score === null || subject === null || isSame(score, row.sent)) return undefined
  if (row.pushState === 'failed' && isSame(score, row.refused)) return undefined
  return { userId, subject, score, language }
}

/** A comment beside a grade is written to its learner. */
async function scoresToSend({ db }: Pushing, rows: readonly StandingRow[]): Promise<ScoreToSend[]> {
  const scores = (await mapInTurns(rows, scoreToSend)).filter((score) => score !== undefined)
  if (scores.length === 0) return []
  const { defaultLanguage } = await selectSettings(db)
  const withWriter = async ({ language, ...score }: (typeof scores)[number]): Promise<ScoreToSend> => {
    const { say } = await writerFor('letters', { person: language, installation: defaultLanguage })
    return { ...score, say }
  }
  return await Promise.all(scores.map(withWriter))
}

/** The address of the line item, which is found or made the first time. */
async function ensureAddress({ services, target, client }: Push, rows: readonly StandingRow[]): Promise<string> {
  if (target.address !== '') return target.address
  const points = Math.max(0, ...rows.map(({ possible }) => possible))
  const address = await findLineItem(client, target, points)
  await setAddress(services.db, target.id, address)
  const detail = exchangeTexts.write('lineItemMade')
  await recordExchanges(services.db, [{ ...exchangeOf(target), kind: 'lineItem', outcome: 'accepted', detail }])
  return address
}

/** A course may be deleted, or a platform switched off, while its scores are on their way. */
async function isConnected({ db }: Pushing, { id, externalProviderId }: Target): Promise<boolean> {
  const target = await selectOptionalTarget(db, id)
  const provider = await selectOptionalExternalProvider(db, externalProviderId)
  return target?.isDeploymentEnabled === true && provider?.isEnabled === true
}

/** Sends to a line item in portions; false where the course is not connected any more, or throws what ended it. */
async function sendAll(push: Push, address: string, scores: readonly ScoreToSend[]): Promise<boolean> {
  const { services, target, client } = push
  const pace = createPace(inBackground)
  for (let first = 0; first < scores.length; first += scoresAtOnce) {
    if (first > 0 && !(await isConnected(services, target))) return false
    const portion = scores.slice(first, first + scoresAtOnce)
    await extendLease(services.db, target.id)
    const userIds = portion.map(({ userId }) => userId)
    const timestamps = await reserveTimestamps(services.db, target.id, userIds)
    const { outcomes, error } = await sendScores(client, address, portion, timestamps)
    await services.db.transaction().execute(async (trx) => {
      await saveOutcomes(trx, target.id, outcomes)
      const exchanges = outcomes.map(({ userId, state, error: detail }) => ({
        ...exchangeOf(target),
        kind: 'grade' as const,
        outcome: state === 'sent' ? ('accepted' as const) : ('refused' as const),
        userId,
        detail,
      }))
      await recordExchanges(trx, exchanges)
    })
    if (error) throw error
    await pace.rest()
  }
  return true
}

/** Everybody whose score may differ from what the platform was told: while an exam runs, few of many. */
async function selectCompared({ services, target }: Push, due: readonly DueScore[]): Promise<readonly StandingRow[]> {
  const { db, clock } = services
  if (target.isWholeDue) return await selectStandings(db, target.id, clock.now())
  const changed = [...due.map(({ userId }) => userId), ...(await selectJustFinished(db, target))]
  return changed.length === 0 ? [] : await selectStandings(db, target.id, clock.now(), changed)
}

/** Sends what differs; a column that was deleted at the platform is made once more, and gets every score. False where the course was taken away. */
async function sendOrMakeAnew(push: Push, due: readonly DueScore[]): Promise<boolean> {
  const { services, target } = push
  const rows = await selectCompared(push, due)
  const scores = await scoresToSend(services, rows)
  if (scores.length === 0) return true
  const address = await ensureAddress(push, rows)
  try {
    return await sendAll(push, address, scores)
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404 || target.address === '') throw error
    await setAddress(services.db, target.id, '')
    return await sendOrMakeAnew({ ...push, target: { ...target, address: '', isWholeDue: true } }, due)
  }
}

/** Notes that the platform did not take scores, and when it is asked again. */
async function recordFailure({ db }: Pushing, target: Target, error: ServiceError): Promise<void> {
  const now = new Date()
  const failingSince = target.failingSince ?? now
  const nextTryAt = error.isPassing ? nextTryAfter(target.tries, failingSince, now, Math.random()) : null
  const state = nextTryAt === null ? 'failed' : 'waiting'
  const outcome = error.isPassing ? 'failed' : 'refused'
  const detail = error.message
  await recordExchanges(db, [{ ...exchangeOf(target), kind: 'lineItem', outcome, detail, nextTryAt }])
  const tries = target.tries + 1
  await finishLineItem(db, target.id, { state, tries, failingSince, nextTryAt, lastError: detail })
}

/** Some at a time: whoever submits waits for no more of them. */
const clearedAtOnce = 500

/** Notes that these scores were compared. */
async function clearAllDue(db: Pushing['db'], target: Target, due: readonly DueScore[]): Promise<void> {
  const pace = createPace(inBackground)
  for (const portion of portionsOf(due, clearedAtOnce, pace)) {
    await clearDue(db, target, portion)
    await pace.rest()
  }
}

/** Compares, sends, and notes what was compared. What is due is read first: whatever changes later stays due. */
async function pushDifferences(push: Push): Promise<void> {
  const { services, target } = push
  const { db } = services
  const due = await selectDueScores(db, target)
  if (!(await sendOrMakeAnew(push, due))) return await finishLineItem(db, target.id)
  await clearAllDue(db, target, due)
  await noteComparison(db, target)
  await finishLineItem(db, target.id, readyAgain)
}

/** Sends what differs to one line item. Several workers at once do it once: the others leave it alone. */
export async function runPushGrades(services: Pushing, lineItemId: number): Promise<void> {
  const { db } = services
  if (!(await leaseLineItem(db, lineItemId))) return
  const target = await selectOptionalTarget(db, lineItemId)
  const provider = target && (await selectOptionalExternalProvider(db, target.externalProviderId))
  // The course or the assessment was deleted, or the platform switched off: what waits goes on waiting.
  if (!target?.isDeploymentEnabled || !provider?.isEnabled) return await finishLineItem(db, lineItemId)
  try {
    const wanted = [serviceScopes.score, serviceScopes.lineItem].filter((scope) => target.scopes.includes(scope))
    const client = await serviceClientOf(services, provider, wanted)
    await pushDifferences({ services, target, client })
  } catch (error) {
    // A fault of ours is tried again later and later, too.
    const known = error instanceof ServiceError
    await recordFailure(
      services,
      target,
      known ? error : new ServiceError(exchangeTexts.write('scoresNotSent'), { isPassing: true }),
    )
    if (!known) throw error
  }
}

export const pushGradesTask = defineTask({
  ...declaration,
  run: async ({ lineItemId }, services) => await runPushGrades(services, lineItemId),
})
