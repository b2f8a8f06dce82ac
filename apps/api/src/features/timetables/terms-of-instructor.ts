import { exchangeTexts, type TaughtTerm } from '@isomorph/contract'
import { SignInError } from '@isomorph/sign-in'
import {
  currentSessions,
  nameOfSession,
  UniTimeRefusal,
  type CurrentSession,
  type ExternalProviderRow,
  type UniTime,
} from '../external-providers/index.ts'
import { viewClass, viewCoordinated } from './taught-terms.ts'

const { write } = exchangeTexts

/** So many terms are asked for at all, and so many at once. */
const termsMaximum = 60
const termsAtOnce = 8
/** Somebody waits: no further terms are asked for after so long. */
const patienceMilliseconds = 15_000

interface Failure {
  readonly session: CurrentSession
  readonly error: SignInError
}

export interface TermsOfInstructor {
  readonly terms: readonly TaughtTerm[]
  /** Terms in which the account may not read schedules. */
  readonly forbidden: number
  /** Which terms are missing for another reason, and why. */
  readonly problem?: string
}

/** The first number that the timetable knows. */
async function scheduleOf(uniTime: UniTime, reference: string, numbers: readonly string[]) {
  for (const number of numbers) {
    const schedule = await uniTime.readSchedule(reference, number)
    if (schedule) return schedule
  }
  return undefined
}

async function readTerm(
  uniTime: UniTime,
  provider: Pick<ExternalProviderRow, 'id' | 'name'>,
  session: CurrentSession,
  numbers: readonly string[],
): Promise<TaughtTerm> {
  const schedule = await scheduleOf(uniTime, session.reference, numbers)
  const { sessionId, reference, firstDay, lastDay } = session
  return {
    externalProviderId: provider.id,
    providerName: provider.name,
    sessionId,
    reference,
    name: nameOfSession(session),
    firstDay,
    lastDay,
    classes: (schedule?.classes ?? []).map(viewClass),
    courses: (schedule?.courses ?? []).map(viewCoordinated),
  }
}

function problemOf(failures: readonly Failure[], notAsked: readonly CurrentSession[]): string | undefined {
  const [first] = failures
  const leftOut = (sessions: readonly CurrentSession[]): string =>
    write('scheduleLeftOut', { terms: sessions.map(nameOfSession).join(', ') })
  const sentences = [
    ...(first ? [`${first.error.message} ${leftOut(failures.map(({ session }) => session))}`] : []),
    ...(notAsked.length > 0 ? [`${write('scheduleMostTerms', { most: termsMaximum })} ${leftOut(notAsked)}`] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/**
 * What somebody teaches and coordinates in current and coming terms, those with nothing left out. Rights are given term by term, and each
 * term answers for itself: it is an error only where no term answers.
 */
export async function readTermsOfInstructor(
  uniTime: UniTime,
  provider: Pick<ExternalProviderRow, 'id' | 'name'>,
  numbers: readonly string[],
  { now, clock = Date.now }: { readonly now: Date; readonly clock?: () => number },
): Promise<TermsOfInstructor> {
  const until = clock() + patienceMilliseconds
  const all = currentSessions(await uniTime.readSessions(), now)
  const sessions = all.slice(0, termsMaximum)
  const terms: TaughtTerm[] = []
  const failed: Failure[] = []
  for (let first = 0; first < sessions.length; first += termsAtOnce) {
    const isLate = clock() > until
    await Promise.all(
      sessions.slice(first, first + termsAtOnce).map(async (session) => {
        try {
          if (isLate) throw new SignInError('tooSlow', exchangeTexts.say('timetableSlow'))
          terms.push(await readTerm(uniTime, provider, session, numbers))
        } catch (error) {
          if (!(error instanceof SignInError)) throw error
          failed.push({ session, error })
        }
      }),
    )
  }
  const [anyFailure] = failed
  if (anyFailure && failed.length === sessions.length) throw anyFailure.error
  const others = failed.filter(({ error }) => !(error instanceof UniTimeRefusal))
  const problem = problemOf(others, all.slice(termsMaximum))
  return {
    terms: sessions.flatMap(({ sessionId }) =>
      terms.filter((term) => term.sessionId === sessionId && term.classes.length + term.courses.length > 0),
    ),
    forbidden: failed.length - others.length,
    ...(problem === undefined ? {} : { problem }),
  }
}
