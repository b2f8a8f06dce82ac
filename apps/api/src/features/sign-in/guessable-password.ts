import { type FieldErrorCode, sayOfField } from '@isomorph/contract'
import { Refusal } from '../../refusals/refusals.ts'
import { accountRefusals } from './sign-in.errors.ts'

/** Whose password it is: what stands here is tried first by whoever guesses. */
export interface PasswordOwner {
  readonly userName: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Fewer than 10^8 guesses, on zxcvbn's scale from 0 to 4, are refused. */
const sufficientScore = 3

/** Of what is left without the person's own words, fewer than 10^6 guesses (some six characters) are refused. */
const sufficientScoreOfRest = 2

/**
 * Judging takes time that grows faster than the length and the number of ways to read `4` and `@` as letters. With these
 * bounds the worst password takes some hundredths of a second of this thread; only the beginning of a longer one counts.
 */
const bounds = { maxLength: 100, l33tMaxSubstitutions: 20 }

type Reason = Extract<FieldErrorCode, `guessable${string}`>

const reasons: Readonly<Record<string, Reason>> = {
  userInputs: 'guessableOwnWords',
  simpleRepeat: 'guessableLetters',
  extendedRepeat: 'guessableWords',
  sequences: 'guessableRows',
  straightRow: 'guessableKeys',
  keyPattern: 'guessableKeys',
  dates: 'guessableDates',
  recentYears: 'guessableYears',
}

async function createEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, ...bounds })
}

// The word lists are read when somebody first chooses a password: a start does not wait for them.
let estimator: ReturnType<typeof createEstimator> | undefined

/** An import that failed is not kept: the next password is judged by a new one. */
async function readEstimator() {
  estimator ??= createEstimator()
  try {
    return await estimator
  } catch (error) {
    estimator = undefined
    throw error
  }
}

/** In small letters without accents: capitals and accents make nothing harder to guess. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Words of the person and of the place, whole and in their parts, the longest first. */
function wordsAround({ userName, email, firstName, lastName }: PasswordOwner): string[] {
  const parts = [userName, email, firstName, lastName, 'isomorph']
    .map(plain)
    .flatMap((text) => [text, lettersOf(text), ...text.split(/[^\p{L}\p{N}]+/u), ...text.split(/[^\p{L}]+/u)])
  return [...new Set(parts)].filter((word) => word.length > 1).toSorted((a, b) => b.length - a.length)
}

/** The password without these words, whatever marks stand between their letters. */
function without(words: readonly string[], password: string): string {
  const patterns = words.map((word) => Array.from(lettersOf(word)).join(String.raw`[^\p{L}\p{N}]*`)).filter(Boolean)
  return password.replaceAll(new RegExp(patterns.join('|'), 'gu'), '')
}

function refuse(reason: Reason): never {
  throw new Refusal(accountRefusals.guessablePassword, { errors: [{ path: 'password', ...sayOfField(reason) }] })
}

/** Refuses what is guessed early: common passwords, repetitions, rows, and the person's own names. */
export async function refuseGuessablePassword(password: string, owner: PasswordOwner): Promise<void> {
  const estimates = await readEstimator()
  const words = wordsAround(owner)
  const judged = plain(password.slice(0, bounds.maxLength))
  const { score, feedback } = estimates.check(judged, words)
  if (score < sufficientScore) refuse(reasons[feedback.warning ?? ''] ?? 'guessableCommon')
  const rest = without(words, judged)
  if (rest === judged) return
  // Marks between words make hardly anything harder to guess.
  const restWords = rest.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  if (estimates.check(restWords, words).score < sufficientScoreOfRest) refuse('guessableOwnWords')
}
