import { LRUCache } from 'lru-cache'
import { exchangeTexts, rosterTexts, type InstructorSchedule, type TaughtTerm } from '@isomorph/contract'
import { SignInError } from '@isomorph/sign-in'
import type { Services } from '../../services/services.ts'
import { recordExchanges, saidOfExchange, type NewExchange } from '../exchanges/index.ts'
import { selectExternalProviders, timetableOf, type ExternalProviderRow } from '../external-providers/index.ts'
import type { AskingProviders } from '../identity-providers/index.ts'
import { readTermsOfInstructor, type TermsOfInstructor } from './terms-of-instructor.ts'
import { isNumberShared, selectCoursesOfClasses, type ConnectedClasses } from './timetable-courses.queries.ts'
import { formsOfNumber } from './taught-terms.ts'

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

const { write } = exchangeTexts

function wordsOf({ terms, forbidden }: TermsOfInstructor): string {
  const classes = terms.reduce((sum, term) => sum + term.classes.length, 0)
  const courses = terms.reduce((sum, term) => sum + term.courses.length, 0)
  const sentences = [
    write('scheduleClasses', { classes }),
    ...(courses === 0 ? [] : [write('scheduleCourses', { courses })]),
    write('scheduleTerms', { terms: terms.length }),
    ...(forbidden === 0 ? [] : [write('scheduleForbidden', { terms: forbidden })]),
  ]
  return sentences.join(' ')
}

async function ask(services: Asking, provider: ExternalProviderRow, person: Instructor, puid: string): Promise<Answer> {
  const exchange = {
    externalProviderId: provider.id,
    userId: person.id,
    direction: 'out',
    kind: 'timetable',
    summary: write('scheduleOfInstructor'),
  } as const
  const record = async (came: Pick<NewExchange, 'outcome' | 'detail'>): Promise<void> =>
    await recordExchanges(services.db, [{ ...exchange, ...came }])
  try {
    const isShared = await isNumberShared(services.db, puid)
    const numbers = formsOfNumber(puid, isShared)
    const found = await readTermsOfInstructor(await timetableOf(services, provider), provider, numbers, person)
    const problem = found.problem ?? (isShared && found.terms.length === 0 ? write('scheduleSharedNumber') : undefined)
    await record({ outcome: 'accepted', detail: [wordsOf(found), problem ?? ''].join(' ').trim() })
    return { terms: found.terms, ...(problem === undefined ? {} : { problem }) }
  } catch (error) {
    if (!(error instanceof SignInError)) throw error
    const isPassing = ['unreachable', 'tooSlow', 'providerError'].includes(error.fault)
    await record({ outcome: isPassing ? 'failed' : 'refused', detail: error.message })
    return {
      terms: [],
      problem: isPassing ? error.message : `${error.message} ${rosterTexts.write('tellAdministrator')}`,
    }
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
function withCourses(terms: readonly TaughtTerm[], followers: readonly ConnectedClasses[]): TaughtTerm[] {
  return terms.map((term) => {
    const ofTerm = followers.filter(({ externalProviderId }) => externalProviderId === term.externalProviderId)
    const groupsOf = (follows: (follower: ConnectedClasses) => boolean) =>
      ofTerm.filter(follows).map(({ groupId: id, name }) => ({ id, name }))
    return {
      ...term,
      classes: term.classes.map((taught) => ({
        ...taught,
        groups: groupsOf(({ classIds }) => classIds.includes(taught.classId)),
      })),
      courses: term.courses.map((course) => ({
        ...course,
        groups: groupsOf(({ courseIds }) => courseIds.includes(course.courseId)),
      })),
    }
  })
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
      problem === undefined
        ? []
        : [{ externalProviderId, providerName, message: problem, said: saidOfExchange(problem) }],
    ),
  }
}
