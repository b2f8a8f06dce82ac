import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { letterCalls, letterKinds, type LetterMode, type LetterPreferences } from '@isomorph/contract'
import { addCourse, type TestCourse } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

/** Where the links of letters lead. */
export const lettersOrigin = 'https://quiz.example.edu'

/** What happened in former tests is told to nobody. */
export async function forgetEvents({ db }: TestApi): Promise<void> {
  await db.deleteFrom('notices').execute()
  await db.updateTable('groupAssessments').set({ deletedAt: new Date() }).execute()
}

export interface LettersGiven {
  readonly api: TestApi
  readonly course: TestCourse
  readonly learner: TestPerson
}

/** For each test of a file: a product that sends letters, in which nothing has happened yet, and a course with a learner. */
export function setUpLetters(give: (given: LettersGiven) => void): void {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi({ publicOrigins: [lettersOrigin] })
  })
  beforeEach(async () => {
    await forgetEvents(api)
    const course = await addCourse(api, { learners: 1 })
    give({ api, course, learner: course.learners[0] as TestPerson })
  })
  afterEach(() => api.clock.set(null))
  afterAll(async () => api.close())
}

const allOf = (mode: LetterMode) =>
  Object.fromEntries(letterKinds.map((kind) => [kind, mode])) as LetterPreferences['modes']

/** What people choose of letters, and what they get. */
export const letterActs = (apiOf: () => TestApi) => {
  const emailOf = async ({ id }: TestPerson) =>
    (await apiOf().db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
  return {
    choose: (mode: LetterMode, as: TestPerson) =>
      apiOf().call(letterCalls.saveLetterPreferences, { as, body: { modes: allOf(mode) } }),
    noticesOf: async (userId: number) =>
      (await apiOf().db.selectFrom('notices').select('kind').where('userId', '=', userId).orderBy('id').execute()).map(
        ({ kind }) => kind,
      ),
    lettersTo: async (person: TestPerson) => {
      const email = await emailOf(person)
      return apiOf().mails.filter(({ to }) => to === email)
    },
  }
}

/** Answers the words of the grader, which stand in no letter. */
export async function addAnsweredAppeal(
  api: TestApi,
  course: TestCourse,
  groupAssessmentId: number,
  problemInstanceId: number,
): Promise<string> {
  const answer = 'You lose a third of the points'
  await api.db
    .insertInto('appeals')
    .values({
      groupAssessmentId,
      problemInstanceId,
      userId: course.learners[0]?.id ?? 0,
      attemptNumber: 1,
      questionKey: 1,
      markingNumber: 1,
      text: 'Why?',
      status: 'answered',
      clientKey: randomUUID(),
      answer,
      isChanged: false,
      answeredBy: course.grader.id,
      answeredAt: new Date(),
      answeredMarkingNumber: 1,
    })
    .execute()
  return answer
}

export async function addToldRegrade(
  api: TestApi,
  course: TestCourse,
  groupAssessmentId: number,
  problemInstanceId: number,
): Promise<void> {
  const run = await api.db
    .insertInto('regradeRuns')
    .values({
      groupAssessmentId,
      targets: '[]',
      neverLower: true,
      status: 'applied',
      clientKey: randomUUID(),
      createdBy: course.instructor.id,
      toldAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [before, after] = [0, 5].map((points) => JSON.stringify({ points }))
  if (before === undefined || after === undefined) throw new Error('Points are missing.')
  await api.db
    .insertInto('regradeResults')
    .values({ regradeRunId: run.id, problemInstanceId, before, after, keptBecause: null })
    .execute()
}
