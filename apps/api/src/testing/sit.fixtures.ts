import type { DeliverySettings } from '@isomorph/contract'
import type { ProblemContent } from '@isomorph/problem'
import { addCourse, createSitter, rightAnswer } from './deliveries.ts'
import type { TestPerson } from './people.ts'
import type { TestApi } from './test-api.ts'

export type Sitter = ReturnType<typeof createSitter>

/** A sitting under way: a learner with their problems, the first of which has a known correct answer. */
export async function sit(
  api: TestApi,
  settings: Partial<DeliverySettings> = {},
  options: { readonly problems?: readonly ProblemContent[]; readonly learners?: number } = {},
) {
  const course = await addCourse(api, options)
  const delivery = await course.give(settings)
  const learner = course.learners[0] as TestPerson
  const sitter = createSitter(api, learner, delivery.id)
  const { data, status, text } = await sitter.start()
  if (status !== 200) throw new Error(text)
  const ids = data.problems.map(({ problemInstanceId }) => problemInstanceId)
  const id = ids[0] as number
  const right = rightAnswer((await sitter.page(id)).data)
  return { course, delivery, learner, sitter, ids, id, right }
}

export function moment(text: string): Date {
  return new Date(`2026-03-02T${text}Z`)
}

export function at(text: string): string {
  return moment(text).toISOString()
}
