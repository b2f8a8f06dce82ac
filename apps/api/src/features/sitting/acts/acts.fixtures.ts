import { randomUUID } from 'node:crypto'
import { examActCalls, type ExamAct } from '@isomorph/contract'
import type { TestPerson } from '../../../testing/people.ts'
import { sit } from '../../../testing/sit.fixtures.ts'
import type { TestApi } from '../../../testing/test-api.ts'

export type Sat = Awaited<ReturnType<typeof sit>>
type Kind<K extends ExamAct['kind']> = Omit<Extract<ExamAct, { kind: K }>, 'clientKey' | 'learners' | 'reason'>
type AnyKind = { [K in ExamAct['kind']]: Kind<K> }[ExamAct['kind']]
type Further = Partial<Pick<ExamAct, 'clientKey' | 'learners' | 'reason'>>

export const anHour = { timeLimitMinutes: 60 }

/** What staff do in the exams of these tests; the API is there once a test runs. */
export function createActs(api: () => TestApi) {
  const act = ({ course, delivery }: Sat, kind: AnyKind, further: Further = {}, as: TestPerson = course.instructor) =>
    api().call(examActCalls.actOnLearners, {
      as,
      params: { groupAssessmentId: delivery.id },
      body: { clientKey: randomUUID(), learners: 'everyone', reason: 'Fire alarm.', ...further, ...kind },
    })
  const done = (sat: Sat, others: number[] = []) => ({ acted: [sat.learner.id, ...others], refused: [] })
  const refusals = (answer: Awaited<ReturnType<typeof act>>) => answer.data.refused.map(({ because }) => because)
  const scheduleOf = async ({ sitter }: Sat) => (await sitter.look()).data.schedule
  /** One learner is at work; the second has not started. */
  const room = async (settings: object = anHour) => {
    const sat = await sit(api(), settings, { learners: 2 })
    const idle = sat.course.learners[1] as TestPerson
    return { ...sat, idle, one: { learners: [sat.learner.id] } }
  }
  return { act, done, refusals, scheduleOf, room }
}
