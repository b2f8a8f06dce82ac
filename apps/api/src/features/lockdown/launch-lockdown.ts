import { randomBytes } from 'node:crypto'
import { lockdownNames, type lockdownCalls, type ResultOf } from '@isomorph/contract'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { createSecret, hashSecret } from '../../authorization/tokens.ts'
import { rawResponse, type RawResponse } from '../../http/raw-response.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { codeChallengeOf, createCode } from '../sign-in/index.ts'
import { recordLockdownViolation, refuseOutsideWindow, selectSchedule } from '../sitting/index.ts'
import { lockdownRefusals } from './lockdown.errors.ts'
import { exitAddressOf } from './exit-address.ts'
import { codeFor, readSealed, sealText, selectSettings } from './lockdown.queries.ts'
import { verifierOf } from './verifier-of.ts'
import type { LockdownVerifier } from './verifier.ts'

/** From the click until the configuration is fetched. */
const fetchSeconds = 300
/** Safe Exam Browser asks for the address more than once before it uses what it got. */
const fetchAgainSeconds = 60
/** Until the lockdown browser is there: it restarts itself, and people read what it asks. */
export const openingSeconds = 900

interface Opening {
  readonly groupAssessmentId: number
  readonly origin: string
  readonly signedIn: SignedIn
  readonly isPreview: boolean
  readonly receivedAt: Date
}

type Opened = ResultOf<typeof lockdownCalls.launchLockdown>
type Dependencies = Pick<Services, 'database' | 'db' | 'tier' | 'respondusKit'>

/** What the first page signs in by: it stands in its address, which only the lockdown browser gets. */
async function queryOf(
  { db }: Dependencies,
  { signedIn }: Opening,
  purpose: LockdownVerifier['kind'],
): Promise<string> {
  const verifier = randomBytes(32).toString('base64url')
  const code = await createCode(db, {
    userId: signedIn.user.id,
    purpose,
    challenge: codeChallengeOf(verifier),
    sessionId: signedIn.sessionId,
    seconds: openingSeconds,
  })
  return new URLSearchParams({ [lockdownNames.isLockdownBrowser]: '1', session: `${code}.${verifier}` }).toString()
}

/**
 * A Browser Exam Key belongs to the settings: where the instructor lists some, all learners have the same settings, and staff get
 * the file to read the key from.
 */
async function commonSaltOf({ db }: Dependencies, { groupAssessmentId }: Opening): Promise<Buffer> {
  return await codeFor(db, `examKeySalt ${groupAssessmentId}`)
}

/** What the lockdown browser may fetch once, and what it will be checked by. */
async function insertLaunch(
  { db }: Dependencies,
  { groupAssessmentId, signedIn, receivedAt }: Opening,
  launch: Pick<ReturnType<LockdownVerifier['prepare']>, 'configuration' | 'configKey' | 'challenge'> &
    Pick<LockdownVerifier, 'kind'>,
  secret: string,
): Promise<void> {
  const { kind, configuration, configKey, challenge } = launch
  await db
    .insertInto('lockdownLaunches')
    .values({
      groupAssessmentId,
      userId: signedIn.user.id,
      kind,
      secretHash: configuration === null ? null : hashSecret(secret),
      configurationSealed: await sealText(db, configuration),
      configKey,
      challenge,
      createdAt: receivedAt,
      fetchedAt: null,
    })
    .execute()
}

/** Opens the lockdown browser for a learner who may start or has started. */
export async function launchLockdown(services: Dependencies, opening: Opening): Promise<Opened> {
  const { database, db } = services
  const { groupAssessmentId, origin, signedIn, isPreview, receivedAt } = opening
  const { groupId, kind, quitPasswordSealed, browserExamKeys } = await selectSettings(db, groupAssessmentId)
  const verifier = verifierOf(kind, services)
  const userId = signedIn.user.id
  const schedule = await selectSchedule(database, groupAssessmentId, userId)
  if (schedule.started_at === null) refuseOutsideWindow(schedule, { isPreview, receivedAt })
  // Whoever has begun and opens it anew has been outside.
  else if (!isPreview) await recordLockdownViolation(db, { groupAssessmentId, userId }, receivedAt)
  const isCommon = isPreview || (browserExamKeys ?? []).length > 0
  const secret = createSecret()
  const prepared = verifier.prepare({
    origin,
    groupAssessmentId,
    startUrl: `${origin}/courses/${groupId}/groupAssignments/${groupAssessmentId}/ldb-launch`,
    query: await queryOf(services, opening, verifier.kind),
    commonSalt: isCommon ? await commonSaltOf(services, opening) : null,
    quitPassword: await readSealed(db, quitPasswordSealed),
    exitUrl: await exitAddressOf(db, verifier.kind, groupAssessmentId),
    secret,
  })
  const { launchUrl, downloadUrl } = prepared
  await insertLaunch(services, opening, { ...prepared, kind: verifier.kind }, secret)
  // A file that is the same for all learners signs nobody in.
  const fileUrl = isCommon && !isPreview ? null : downloadUrl
  return {
    launchUrl,
    downloadUrl: fileUrl,
    expiresAt: new Date(receivedAt.getTime() + fetchSeconds * 1000).toISOString(),
  }
}

/** The configuration at its address; asking again within a minute is asking once. */
export async function serveConfiguration(
  { db }: Pick<Services, 'db'>,
  secret: string,
  now: Date,
): Promise<RawResponse> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const row = await db
    .updateTable('lockdownLaunches')
    .set((eb) => ({ fetchedAt: eb.fn.coalesce('fetchedAt', eb.val(now)) }))
    .where('secretHash', '=', hashSecret(secret))
    .where('createdAt', '>', before(fetchSeconds))
    .where((eb) => eb.or([eb('fetchedAt', 'is', null), eb('fetchedAt', '>', before(fetchAgainSeconds))]))
    .returning('configurationSealed')
    .executeTakeFirst()
  const configuration = await readSealed(db, row?.configurationSealed ?? null)
  if (configuration === null) throw new Refusal(lockdownRefusals.lockdownLaunchEnded)
  return rawResponse('application/seb', configuration, {
    'content-disposition': 'attachment; filename="exam.seb"',
    'cache-control': 'no-store',
  })
}
