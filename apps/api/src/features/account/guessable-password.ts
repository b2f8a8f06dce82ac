import { Refusal } from '../../platform/refusals.ts'
import { accountRefusals } from './account.errors.ts'

/** Whose password it is: what stands here is tried first by whoever guesses. */
interface PasswordOwner {
  readonly userName: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Fewer than 10^8 guesses, on zxcvbn's scale from 0 to 4, are refused. */
const sufficientScore = 3

/**
 * Judging takes time that grows faster than the length and the number of ways to read `4` and `@` as letters. With these
 * bounds the worst password takes some hundredths of a second of this thread; only the beginning of a longer one counts.
 */
const bounds = { maxLength: 100, l33tMaxSubstitutions: 20 }

const reasons: Readonly<Record<string, string>> = {
  userInputs: 'This is mostly your name, user name or e-mail address, or the name of this product.',
  simpleRepeat: 'Repeated letters are easy to guess.',
  extendedRepeat: 'Repeated words are easy to guess.',
  sequences: 'Rows such as abcd or 1234 are easy to guess.',
  straightRow: 'Keys beside each other are easy to guess.',
  keyPattern: 'Keys beside each other are easy to guess.',
  dates: 'Dates are easy to guess.',
  recentYears: 'Years are easy to guess.',
}
const generalReason = 'Many people use this or something close to it, so it is tried first.'

async function createEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, ...bounds })
}

// The word lists are read when somebody first chooses a password: a start does not wait for them.
let estimator: ReturnType<typeof createEstimator> | undefined

/** Words of the person and of the place, whole and in their parts. */
function wordsAround({ userName, email, firstName, lastName }: PasswordOwner): string[] {
  const parts = [userName, email, firstName, lastName].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set([...parts, 'isomorph'])].filter((word) => word.length > 2)
}

/** Refuses what is guessed early: common passwords, repetitions, rows, and the person's own names. */
export async function refuseGuessablePassword(password: string, owner: PasswordOwner): Promise<void> {
  estimator ??= createEstimator()
  // Whoever guesses a word tries it in capitals, too: they make nothing harder to guess.
  const { score, feedback } = (await estimator).check(password.toLowerCase(), wordsAround(owner))
  if (score >= sufficientScore) return
  const message = reasons[feedback.warning ?? ''] ?? generalReason
  throw new Refusal(accountRefusals.guessablePassword, { errors: [{ path: 'password', message }] })
}
