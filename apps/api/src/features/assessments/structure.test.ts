import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assessmentCalls, type AssessmentItem } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { doublingProblem } from '../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { problemCalls } from '@isomorph/contract'

let api: TestApi
let author: TestPerson
let problems: number[]

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['Creator'])
  problems = []
  for (const name of ['First', 'Second', 'Third']) {
    const body = { name, content: doublingProblem() }
    problems.push((await api.call(problemCalls.createProblem, { as: author, body })).data.id)
  }
})
afterAll(() => api.close())

interface Part {
  readonly items: AssessmentItem[]
  readonly sections?: { readonly sectionKey: number; readonly title: string }[]
  readonly pools?: {
    readonly poolKey: number
    readonly draws: number
    readonly points: number
    readonly sectionKey?: number
  }[]
}

const item = (itemKey: number, rules: Partial<AssessmentItem> = {}): AssessmentItem => ({
  itemKey,
  problemId: problems[itemKey - 1] ?? 0,
  points: 10,
  ...rules,
})

const create = async (part: Part) =>
  await api.call(assessmentCalls.createAssessment, { as: author, body: { name: 'Exam', ...part } })

const formatOf = async (id: number) =>
  (
    await api.db
      .selectFrom('assessmentRevisions')
      .select(['format', 'number'])
      .where('assessmentId', '=', id)
      .orderBy('number')
      .execute()
  ).map(({ format }) => format)

describe('the structure of an assessment', () => {
  it('is sections in order, problems with rules of their own, and pools whose problems count the same', async () => {
    const { status, data } = await create({
      items: [
        item(1, { sectionKey: 2, poolKey: 1 }),
        item(2, { sectionKey: 2, poolKey: 1 }),
        item(3, { sectionKey: 5, isBonus: true, attemptsAllowed: 1, attemptPenaltyPercent: 20 }),
      ],
      sections: [
        { sectionKey: 5, title: 'Part one' },
        { sectionKey: 2, title: 'Part two' },
      ],
      pools: [{ poolKey: 1, sectionKey: 2, draws: 1, points: 4 }],
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({ problemCount: 2, points: 4 })
    expect(data.items.map(({ itemKey, points }) => [itemKey, points])).toEqual([
      [3, 10],
      [1, 4],
      [2, 4],
    ])
    expect(data.items[0]).toMatchObject({ isBonus: true, attemptsAllowed: 1, attemptPenaltyPercent: 20 })
    expect(data.sections.map(({ title }) => title)).toEqual(['Part one', 'Part two'])
    expect(await formatOf(data.id)).toEqual([2])
    const list = await api.call(assessmentCalls.listAssessments, { as: author, query: { keywords: '' } })
    expect(list.data.items.find(({ id }) => id === data.id)).toMatchObject({ problemCount: 2, points: 4 })
  })

  it('is not removed by a save that does not name it', async () => {
    const { data } = await create({
      items: [item(1, { sectionKey: 5 }), item(2)],
      sections: [{ sectionKey: 5, title: 'Part one' }],
    })
    const unaware = { name: 'Renamed', items: [item(1), item(2)] }
    const save = (parts: object) =>
      api.call(assessmentCalls.updateAssessment, {
        as: author,
        params: { assessmentId: data.id },
        body: { ...unaware, ...parts, baseRevisionNumber: data.revisionNumber },
      })
    const refused = await save({})
    expect(refused.status).toBe(400)
    expect(refused.error.errors.map(({ path }) => path)).toEqual(['sections'])
    expect((await save({ sections: [], pools: [] })).data.sections).toEqual([])
  })

  it('is refused where items, sections and pools do not fit together, by field', async () => {
    const { status, error } = await create({
      items: [
        item(1, { sectionKey: 9 }),
        item(2, { poolKey: 1, isBonus: true }),
        item(3, { poolKey: 1, sectionKey: 1 }),
      ],
      sections: [
        { sectionKey: 1, title: 'One' },
        { sectionKey: 1, title: 'Two' },
      ],
      pools: [
        { poolKey: 1, draws: 3, points: 1 },
        { poolKey: 2, draws: 1, points: 1, sectionKey: 4 },
      ],
    })
    expect(status).toBe(400)
    expect(error?.errors?.map(({ path }) => path)).toEqual([
      'sections.1.sectionKey',
      'items.0.sectionKey',
      'items.1.isBonus',
      'items.2.sectionKey',
      'pools.0.draws',
      'pools.1.sectionKey',
    ])
  })

  it('says which problem somebody may be given twice', async () => {
    const { data } = await create({ items: [item(1), item(2), { ...item(3), problemId: problems[0] ?? 0 }] })
    expect(data.items.map(({ isRepeated }) => isRepeated)).toEqual([true, false, true])
  })

  it('stays in format 1 while it has none of it, so that an equal save makes no version', async () => {
    const { data } = await create({ items: [item(1)] })
    const save = async (items: AssessmentItem[]) =>
      await api.call(assessmentCalls.updateAssessment, {
        as: author,
        params: { assessmentId: data.id },
        body: { name: 'Exam', items, baseRevisionNumber: 1 },
      })
    expect((await save([item(1)])).data.revisionNumber).toBe(1)
    expect((await save([item(1, { isBonus: true })])).data.revisionNumber).toBe(2)
    expect(await formatOf(data.id)).toEqual([1, 2])
  })
})
