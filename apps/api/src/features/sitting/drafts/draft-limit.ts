import type { TypedAnswer } from '@isomorph/contract'
import type { Clock } from '../../../data/clock.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { createUsageLimit } from '../../../http/limits/usage-limit.ts'
import { secondsUntil, waitInWords } from '../../../http/waiting.ts'
import { sittingRefusals } from '../sitting.errors.ts'

/** Somebody who types without a pause saves once a second: that leaves 30 KB for all answers of a problem. */
const bytesPerWindow = 2_000_000
const windowMilliseconds = 60_000
/** What a draft takes beside its text. */
const bytesPerDraft = 200

function sizeOf(answers: readonly TypedAnswer[]): number {
  return answers.reduce((size, { value }) => size + Buffer.byteLength(value), bytesPerDraft)
}

/**
 * Refuses a learner who saves more text within a minute than anybody types. A draft is taken as long as the limit is not
 * reached: no draft is too long for it, however much stands in it.
 */
export function createDraftLimit(clock: Clock): (userId: number, answers: readonly TypedAnswer[]) => void {
  const use = createUsageLimit({ clock, limit: bytesPerWindow, windowMilliseconds })
  return (userId, answers) => {
    const endsAt = use(userId, sizeOf(answers))
    if (endsAt === null) return
    const seconds = secondsUntil(endsAt, clock.now())
    const detail = `More text was sent within a minute than anybody types. Try again in ${waitInWords(seconds)}.`
    throw new Refusal(sittingRefusals.tooMuchText, { detail, retryAfterSeconds: seconds })
  }
}
