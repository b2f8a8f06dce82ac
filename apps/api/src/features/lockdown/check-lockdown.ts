import type { IncomingHttpHeaders } from 'node:http'
import type { lockdownCalls, LockdownProof, ResultOf } from '@isomorph/contract'
import type { SignedIn } from '../../authorization/signed-in.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { lockdownRefusals } from './lockdown.errors.ts'
import { saveMark, selectLaunches, selectSettings } from './lockdown.queries.ts'
import { verifierOf } from './verifier-of.ts'

/** A mark outlives two renewals that fail. */
const markSeconds = 300
const renewAfterSeconds = 120
const clientMaximumLength = 300

interface Check {
  readonly groupAssessmentId: number
  readonly origin: string
  /** With path and query, as it was asked for. */
  readonly requestPath: string
  readonly headers: IncomingHttpHeaders
  readonly signedIn: SignedIn
  readonly proof: LockdownProof
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

/** Marks a session as one of the lockdown browser, for a few minutes. A repeat renews the mark. */
export async function checkLockdown(
  services: Pick<Services, 'db' | 'tier' | 'respondusKit'>,
  check: Check,
): Promise<ResultOf<typeof lockdownCalls.checkLockdown>> {
  const { db } = services
  const { groupAssessmentId, signedIn, origin, requestPath, headers, proof, now } = check
  const { groupId, kind, browserExamKeys } = await selectSettings(db, groupAssessmentId)
  const verifier = verifierOf(kind, services)
  const url = checkedPage(check, groupId)
  const userId = signedIn.user.id
  const launches = await selectLaunches(db, { groupAssessmentId, userId }, now)
  const ofKind = launches.filter((launch) => launch.kind === verifier.kind)
  const client = await verifier.verify(
    { ...proof, url, requestUrl: `${origin}${requestPath}`, headers },
    {
      groupAssessmentId,
      configKeys: ofKind.flatMap(({ configKey }) => configKey ?? []),
      challenges: ofKind.flatMap(({ challenge }) => challenge ?? []),
      browserExamKeys: browserExamKeys ?? [],
    },
  )
  const expiresAt = new Date(now.getTime() + markSeconds * 1000)
  const { sessionId } = signedIn
  const mark = {
    sessionId,
    groupAssessmentId,
    userId,
    client: client.slice(0, clientMaximumLength),
    at: now,
    expiresAt,
  }
  await saveMark(db, mark)
  return { expiresAt: expiresAt.toISOString(), renewAfterSeconds }
}
