import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import { networkOf } from '../../../http/limits/network-of.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { secondsUntil, waitInWords } from '../../../http/waiting.ts'
import { isAccessCode, markOfAccessCode, type StoredAccessCode } from '../../group-assessments/index.ts'
import {
  countNetworkTry,
  countOptionalTry,
  deleteTries,
  selectOptionalLock,
  selectOptionalNetworkTries,
  type AccessCodeTry,
  type PauseRule,
} from './access-code-tries.queries.ts'
import { sittingRefusals } from '../sitting.errors.ts'

/** Ten tries, then one every ten minutes: who guesses without end has about 150 a day. */
const pauseRule: PauseRule = {
  freeTries: 10,
  pauseSeconds: 10 * 60,
  forgottenAfterHours: 24,
}

/**
 * Several learners who guess together from one network. A full lecture hall mistypes less often, and whoever has mistyped
 * no more than twice is not asked about the others.
 */
const networkRule = { failuresAllowed: 400, windowSeconds: 600, ownTriesUnasked: 2 }

interface TypedAccessCode {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly accessCode: string
  readonly stored: StoredAccessCode
  readonly actor: Actor
  readonly receivedAt: Date
}

type Reason = 'wrongCode' | 'locked'

async function recordRefusal(
  db: Kysely<Tables>,
  { actor, groupAssessmentId }: TypedAccessCode,
  reason: Reason,
  tries: number,
) {
  const act = { action: 'accessCode.refused', entityType: 'groupAssessment', entityId: groupAssessmentId } as const
  await recordAct(db, actor, { ...act, after: { reason, tries } })
}

function locked(until: Date, now: Date): Refusal {
  const seconds = secondsUntil(until, now)
  return new Refusal(sittingRefusals.accessCodeLocked, {
    detail: `The access code was wrong too often. Try again in ${waitInWords(seconds)}.`,
    retryAfterSeconds: seconds,
  })
}

/** Refuses a wrong access code; after ten of them each further one has to be waited for. */
export async function tryAccessCode(db: Kysely<Tables>, typed: TypedAccessCode): Promise<void> {
  const { groupAssessmentId, userId, accessCode, stored, actor, receivedAt: now } = typed
  // An empty field is not a try.
  if (accessCode.trim() === '') throw new Refusal(sittingRefusals.wrongAccessCode)
  const accessCodeHash = markOfAccessCode(stored)
  const one: AccessCodeTry = { groupAssessmentId, userId, accessCodeHash, network: networkOf(actor.address), now }
  const counted = await countOptionalTry(db, one, pauseRule)
  if (counted === undefined) throw locked((await selectOptionalLock(db, one)) ?? now, now)
  if (counted.failures > networkRule.ownTriesUnasked) {
    const others = await selectOptionalNetworkTries(db, one, networkRule.windowSeconds)
    if (others && others.failures >= networkRule.failuresAllowed) {
      await recordRefusal(db, typed, 'locked', counted.failures)
      throw locked(others.endsAt, now)
    }
  }
  if (await isAccessCode(db, accessCode, stored)) return await deleteTries(db, one)
  await countNetworkTry(db, one, networkRule.windowSeconds)
  await recordRefusal(db, typed, 'wrongCode', counted.failures)
  throw new Refusal(sittingRefusals.wrongAccessCode)
}
