import { randomUUID } from 'node:crypto'
import { examActCalls, examConsoleCalls, examNewsCalls, type BodyOf } from '@isomorph/contract'
import { createSitter } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import type { TestApi } from '../../testing/test-api.ts'

export type Sat = Awaited<ReturnType<typeof sit>>

export const idleOf = ({ course }: Sat) => course.learners[1] as TestPerson

/** What staff and learners do in the exams of these tests; the API is there once a test runs. */
export function createConsole(api: () => TestApi) {
  const room = async () => await sit(api(), { timeLimitMinutes: 60 }, { learners: 2 })
  const watch = async ({ course, delivery }: Sat, cursor?: string, as: TestPerson = course.grader) =>
    await api().call(examConsoleCalls.watchLearners, {
      as,
      params: { groupAssessmentId: delivery.id },
      query: cursor === undefined ? {} : { cursor },
    })
  const watchFresh = async ({ course, delivery }: Sat) =>
    await api().call(examConsoleCalls.watchLearners, {
      as: course.grader,
      params: { groupAssessmentId: delivery.id },
      query: { isFresh: true },
    })
  /** Of the one who sits. */
  const learnerIn = ({ learner }: Sat, { data }: Awaited<ReturnType<typeof watch>>) => {
    const found = data.learners.find((each) => each.learner.id === learner.id)
    if (!found) throw new Error('The console does not show who sits.')
    return found
  }
  const act = async ({ course, delivery, learner }: Sat, kind: 'pause' | 'continue') =>
    await api().call(examActCalls.actOnLearners, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id },
      body: { kind, clientKey: randomUUID(), learners: [learner.id], reason: 'Nosebleed.' },
    })
  return { room, watch, watchFresh, learnerIn, act }
}

/** What is announced in them, and what learners hear of it. */
export function createAnnouncer(api: () => TestApi) {
  const start = async ({ delivery }: Sat, learner: TestPerson) =>
    await createSitter(api(), learner, delivery.id).start()
  const announce = async ({ course, delivery }: Sat, body: Partial<BodyOf<typeof examConsoleCalls.announce>> = {}) =>
    await api().call(examConsoleCalls.announce, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id },
      body: {
        clientKey: randomUUID(),
        text: 'Question 2: use g = 9.81.',
        isUrgent: false,
        learners: 'everyone',
        ...body,
      },
    })
  const newsOf = async ({ delivery }: Sat, as: TestPerson) =>
    (await api().call(examNewsCalls.awaitNews, { as, params: { groupAssessmentId: delivery.id } })).data
  const texts = ({ news }: Awaited<ReturnType<typeof newsOf>>) => news?.announcements.map(({ text }) => text)
  return { start, announce, newsOf, texts }
}
