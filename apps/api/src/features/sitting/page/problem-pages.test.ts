import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { examActCalls, sittingCalls, type ProblemInstance } from '@isomorph/contract'
import { createSitter, problemContent, sumQuestion } from '../../../testing/deliveries.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { moment, sit } from '../../../testing/sit.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

const three = [problemContent(), problemContent(sumQuestion(1)), problemContent()]

async function pagesOf(as: TestPerson, groupAssessmentId: number) {
  return await api.call(sittingCalls.listProblemPages, { as, params: { groupAssessmentId } })
}

/** Each page as its own call answers it. */
async function singlePages(
  sitter: ReturnType<typeof createSitter>,
  ids: readonly number[],
): Promise<ProblemInstance[]> {
  const pages: ProblemInstance[] = []
  for (const id of ids) pages.push((await sitter.page(id)).data)
  return pages
}

/** All that a learner's looking could leave behind. */
async function traces(): Promise<unknown> {
  const counts = await Promise.all(
    (['attempts', 'drafts', 'draftJournal', 'learnerStatusEvents', 'auditEvents'] as const).map((table) =>
      api.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return [counts, await api.db.selectFrom('results').selectAll().orderBy('problemInstanceId').execute()]
}

describe('all pages of a sitting', () => {
  it('are the pages of its problems, in their order, with drafts and attempts', async () => {
    const { sitter, ids, right, learner, delivery } = await sit(api, {}, { problems: three })
    await sitter.submit(ids[0] as number, right)
    await sitter.draft(ids[1] as number, '7', 0)
    const { data, status } = await pagesOf(learner, delivery.id)
    expect(status).toBe(200)
    expect(data.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(data).toEqual(await singlePages(sitter, ids))
    expect(data.map(({ draft, attemptsUsed }) => [draft?.version ?? 0, attemptsUsed])).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
    ])
  })

  it('leave nothing behind', async () => {
    const { learner, delivery } = await sit(api, {}, { problems: three })
    const before = await traces()
    await pagesOf(learner, delivery.id)
    expect(await traces()).toEqual(before)
  })

  it('are none before the start, and for each learner their own', async () => {
    const { course, delivery, learner } = await sit(api, {}, { problems: three, learners: 2 })
    const other = course.learners[1] as TestPerson
    expect((await pagesOf(other, delivery.id)).data).toEqual([])
    await createSitter(api, other, delivery.id).start()
    const [mine, theirs] = [await pagesOf(learner, delivery.id), await pagesOf(other, delivery.id)]
    const idsOf = ({ data }: typeof mine) => data.map(({ problemInstanceId }) => problemInstanceId)
    expect(idsOf(theirs)).toHaveLength(3)
    expect(idsOf(theirs).filter((id) => idsOf(mine).includes(id))).toEqual([])
  })

  it('show no problem in a pause', async () => {
    const { course, delivery, learner } = await sit(api, {}, { problems: three })
    const params = { groupAssessmentId: delivery.id }
    const body = { clientKey: crypto.randomUUID(), kind: 'pause', learners: 'everyone', reason: 'Fire alarm' } as const
    const { status } = await api.call(examActCalls.actOnLearners, { as: course.instructor, params, body })
    expect(status).toBe(200)
    const { data } = await pagesOf(learner, delivery.id)
    expect(data.map(({ statementHtml, answerFields }) => [statementHtml, answerFields])).toEqual(
      [1, 2, 3].map(() => ['', []]),
    )
  })

  it('are refused to whoever is not in the course', async () => {
    const [one, other] = [await sit(api), await sit(api)]
    expect((await pagesOf(other.learner, one.delivery.id)).status).toBe(404)
  })
})
