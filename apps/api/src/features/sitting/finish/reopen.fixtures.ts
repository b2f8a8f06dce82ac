import { randomUUID } from 'node:crypto'
import { sittingCalls } from '@isomorph/contract'
import type { TestPerson } from '../../../testing/people.ts'
import type { sit } from '../../../testing/sit.fixtures.ts'
import type { TestApi } from '../../../testing/test-api.ts'

/** A learner who sits. */
export type Sat = Awaited<ReturnType<typeof sit>>

/** Gives half an hour to a learner who was finished, for the instructor of the course unless somebody else is said. */
export function reopenIn(
  api: TestApi,
  { course, delivery, learner }: Sat,
  body: object = {},
  as: TestPerson = course.instructor,
) {
  return api.call(sittingCalls.reopenSitting, {
    as,
    params: { groupAssessmentId: delivery.id, userId: learner.id },
    body: { clientKey: randomUUID(), end: { minutes: 30 }, reason: 'The network failed.', ...body },
  })
}
