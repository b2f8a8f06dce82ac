import type { IncomingHttpHeaders } from 'node:http'
import type { Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import { challengeName, type lockdownCalls, type LockdownProof, type ResultOf } from '@isomorph/contract'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { lockdownRefusals } from './lockdown.errors.ts'
import { ageOfChallenge } from './challenges.ts'
import { openingSeconds } from './launch-lockdown.ts'
import { saveMark, selectLaunches, selectSettings, takeChallenge, wasMarked } from './lockdown.queries.ts'
import { verifierOf } from './verifier-of.ts'
import type { BoundAddress } from './verifier.ts'

/** A mark outlives two renewals that fail. */
const markSeconds = 300
const renewAfterSeconds = 120
const clientMaximumLength = 300
/** Within this a challenge is put into an address, the page is loaded and the proof is sent. */
const freshSeconds = 300
/** The keys of a page stay the same until it is loaded again: a renewal repeats them for so long. */
const pageSeconds = 12 * 3600

interface Check {
  readonly groupAssessmentId: number
  readonly origin: string
  /** With path and query, as it was asked for. */
  readonly requestPath: string
  readonly headers: IncomingHttpHeaders
  readonly signedIn: SignedIn
  readonly proof: LockdownProof
  /** In the address of the request. */
  readonly challenge: string | undefined
  readonly now: Date
}

/** A proof of a page belongs to the page that is there for it, and to no other. */
function checkedPage({ origin, groupAssessmentId, proof }: Check, groupId: number): string {
  const url = new URL(proof.url)
  url.hash = ''
  const path = `/courses/${groupId}/groupAssignments/${groupAssessmentId}/ldb-check`
  if (url.origin !== origin || url.pathname !== path) throw new Refusal(lockdownRefusals.lockdownOtherAddress)
  // As the browser spells it: what was hashed there is this very text.
  const [address = ''] = proof.url.split('#')
  return address
}

/** The addresses that proofs of Safe Exam Browser are bound to, and whether they are of this session and time. */
async function boundAddressesOf(
  db: Kysely<Tables>,
  check: Check,
  url: string,
): Promise<{ page: BoundAddress; request: BoundAddress }> {
  const { groupAssessmentId, signedIn, origin, requestPath, challenge = '', now } = check
  const owner = { groupAssessmentId, sessionId: signedIn.sessionId }
  const onPage = new URL(url).searchParams.get(challengeName) ?? ''
  const isRenewal = await wasMarked(db, { ...owner, userId: signedIn.user.id })
  const [ageOfPage, ageOfRequest] = await Promise.all(
    [onPage, challenge].map(async (each) => ageOfChallenge(db, owner, each, now)),
  )
  return {
    page: { url, isFresh: (ageOfPage ?? Infinity) <= (isRenewal ? pageSeconds : freshSeconds) },
    request: { url: `${origin}${requestPath}`, isFresh: (ageOfRequest ?? Infinity) <= freshSeconds },
  }
}

/** The launches whose challenge this session may answer: its own ones, and new ones that nobody has answered. */
function answerable(launches: Awaited<ReturnType<typeof selectLaunches>>, { signedIn, now }: Check): string[] {
  const isAnswerable = ({ answeredSessionId, createdAt }: (typeof launches)[number]) =>
    answeredSessionId === null
      ? createdAt.getTime() + openingSeconds * 1000 > now.getTime()
      : answeredSessionId === signedIn.sessionId
  return launches.filter(isAnswerable).flatMap(({ challenge }) => challenge ?? [])
}

/** Marks a session as one of the lockdown browser, for a few minutes. A repeat renews the mark. */
export async function checkLockdown(
  services: Pick<Services, 'db' | 'tier' | 'respondusKit'>,
  check: Check,
): Promise<ResultOf<typeof lockdownCalls.checkLockdown>> {
  const { db } = services
  const { groupAssessmentId, signedIn, headers, proof, now } = check
  const { groupId, kind, browserExamKeys } = await selectSettings(db, groupAssessmentId)
  const verifier = verifierOf(kind, services)
  const url = checkedPage(check, groupId)
  const { sessionId, user } = signedIn
  const learner = { kind: verifier.kind, groupAssessmentId, userId: user.id, sessionId }
  const launches = await selectLaunches(db, learner, now)
  const { client, answered } = await verifier.verify(
    { ...proof, ...(await boundAddressesOf(db, check, url)), headers },
    {
      groupAssessmentId,
      configKeys: launches.flatMap(({ configKey }) => configKey ?? []),
      challenges: answerable(launches, check),
      browserExamKeys: browserExamKeys ?? [],
    },
  )
  if (answered !== null && !(await takeChallenge(db, learner, answered)))
    throw new Refusal(lockdownRefusals.lockdownOldProof)
  const expiresAt = new Date(now.getTime() + markSeconds * 1000)
  await saveMark(db, {
    sessionId,
    groupAssessmentId,
    userId: user.id,
    client: client.slice(0, clientMaximumLength),
    at: now,
    expiresAt,
  })
  return { expiresAt: expiresAt.toISOString(), renewAfterSeconds }
}
