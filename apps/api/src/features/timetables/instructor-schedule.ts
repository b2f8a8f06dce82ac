import { LRUCache } from 'lru-cache'
import type { InstructorSchedule, TaughtTerm } from '@isomorph/contract'
import { SignInError } from '@isomorph/sign-in'
import type { Services } from '../../services/services.ts'
import { recordExchanges, type NewExchange } from '../exchanges/index.ts'
import {
  selectExternalProviders,
  timetableOf,
  type ExternalProviderRow,
  type UniTime,
} from '../external-providers/index.ts'
import type { AskingProviders } from '../identity-providers/index.ts'
import { selectCoursesOfClasses, type ConnectedClasses } from './timetable-courses.queries.ts'
import { currentSessions, formsOfNumber, nameOfSession, viewClass } from './taught-terms.ts'

export type Asking = Pick<Services, 'db'> & AskingProviders

export interface Instructor {
  readonly id: number
  readonly puid: string | null
  readonly now: Date
}

interface Answer {
  readonly terms: readonly TaughtTerm[]
  readonly problem?: string
}

const cacheMilliseconds = 300_000
/** A timetable that is down is not asked by every click, and soon again. */
const problemMilliseconds = 15_000

/** By shard: the number of a person means something within a shard only. */
const known = new WeakMap<Services['db'], LRUCache<string, Promise<Answer>>>()

function cacheOf(db: Services['db']): LRUCache<string, Promise<Answer>> {
  const found = known.get(db) ?? new LRUCache({ max: 5000, ttl: cacheMilliseconds })
  known.set(db, found)
  return found
}

/** The schedule by the number as it is here; else by the number without zeros before it. */
async function scheduleOf(uniTime: UniTime, reference: string, puid: string) {
  for (const number of formsOfNumber(puid)) {
    const schedule = await uniTime.readSchedule(reference, number)
    if (schedule) return schedule
  }
  return undefined
}

async function readTerms(
  uniTime: UniTime,
  provider: ExternalProviderRow,
  person: Instructor,
  puid: string,
): Promise<TaughtTerm[]> {
  const sessions = currentSessions(await uniTime.readSessions(), person.now)
  const terms = await Promise.all(
    sessions.map(async (session) => {
      const schedule = await scheduleOf(uniTime, session.reference, puid)
      const { sessionId, reference, firstDay, lastDay } = session
      const name = nameOfSession({ ...session, beginDate: firstDay, endDate: lastDay })
      return {
        externalProviderId: provider.id,
        providerName: provider.name,
        sessionId,
        reference,
        name,
        firstDay,
        lastDay,
        classes: (schedule?.classes ?? []).map(viewClass),
      }
    }),
  )
  return terms.filter(({ classes }) => classes.length > 0)
}

async function ask(services: Asking, provider: ExternalProviderRow, person: Instructor, puid: string): Promise<Answer> {
  const exchange = {
    externalProviderId: provider.id,
    userId: person.id,
    direction: 'out',
    kind: 'timetable',
    summary: 'Schedule of an instructor',
  } as const
  const record = async (came: Pick<NewExchange, 'outcome' | 'detail'>): Promise<void> =>
    await recordExchanges(services.db, [{ ...exchange, ...came }])
  try {
    const terms = await readTerms(await timetableOf(services, provider), provider, person, puid)
    const classes = terms.reduce((sum, term) => sum + term.classes.length, 0)
    await record({ outcome: 'accepted', detail: `Classes: ${classes}. Terms with classes: ${terms.length}.` })
    return { terms }
  } catch (error) {
    if (!(error instanceof SignInError)) throw error
    const isPassing = ['unreachable', 'tooSlow', 'providerError'].includes(error.fault)
    await record({ outcome: isPassing ? 'failed' : 'refused', detail: error.message })
    return { terms: [], problem: error.message }
  }
}

/** Whoever comes while a timetable is being asked for the same person waits for the same answer. */
async function askOnce(services: Asking, provider: ExternalProviderRow, person: Instructor, puid: string) {
  const answers = cacheOf(services.db)
  const key = [provider.id, provider.changedAt.getTime(), person.id, puid].join(' ')
  const found = answers.get(key)
  if (found) return await found
  const asking = ask(services, provider, person, puid)
  answers.set(key, asking)
  asking.then(
    ({ problem }) => problem !== undefined && answers.set(key, asking, { ttl: problemMilliseconds }),
    () => answers.delete(key),
  )
  return await asking
}

/** Courses come and go while an answer is kept: they are looked up for each. */
function withCourses(terms: readonly TaughtTerm[], courses: readonly ConnectedClasses[]): TaughtTerm[] {
  return terms.map((term) => ({
    ...term,
    classes: term.classes.map((taught) => ({
      ...taught,
      groups: courses
        .filter(
          ({ externalProviderId, classIds }) =>
            externalProviderId === term.externalProviderId && classIds.includes(taught.classId),
        )
        .map(({ groupId: id, name }) => ({ id, name })),
    })),
  }))
}

/** What somebody teaches by every timetable; one that gives no answer does not hold up the others. */
export async function readInstructorSchedule(services: Asking, person: Instructor): Promise<InstructorSchedule> {
  const { puid } = person
  if (puid === null || puid === '') return { hasUniversityNumber: false, terms: [], problems: [] }
  const providers = (await selectExternalProviders(services.db)).filter(
    ({ type, isEnabled }) => type === 'timetabling' && isEnabled,
  )
  const answers = await Promise.all(
    providers.map(async (provider) => ({ provider, answer: await askOnce(services, provider, person, puid) })),
  )
  return {
    hasUniversityNumber: true,
    terms: withCourses(
      answers.flatMap(({ answer }) => answer.terms),
      await selectCoursesOfClasses(services.db, person.id),
    ),
    problems: answers.flatMap(({ provider: { id: externalProviderId, name: providerName }, answer: { problem } }) =>
      problem === undefined ? [] : [{ externalProviderId, providerName, message: problem }],
    ),
  }
}
