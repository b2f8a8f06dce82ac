import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultCalls } from '@isomorph/contract'
import { createSitter, rightAnswer } from '../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { learnerOf, paperCourse } from './paper.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('sheets with the names of learners', () => {
  it('are one for each learner, made once, and one more for who joins', async () => {
    const { make, sheets } = await paperCourse(api)
    expect((await make()).data.sheets).toHaveLength(3)
    const first = await sheets()
    await make()
    expect(await sheets()).toEqual(first)
    expect(new Set(first.map(({ code }) => code)).size).toBe(3)
    expect(first.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(first.every(({ learner, version, enteredAt }) => learner && !version && !enteredAt)).toBe(true)
  })

  it('have the very problems that their learner would get on a screen', async () => {
    const paper = await paperCourse(api)
    const { make, contents, sheets, delivery } = paper
    await make()
    const learner = learnerOf(paper)
    const sheet = (await sheets()).find((each) => each.learner?.id === learner.id)
    const printed = (await contents('learners')).papers.find(({ paperKey }) => paperKey === sheet?.code)
    const sitter = createSitter(api, learner, delivery.id)
    const ids = (await sitter.start()).data.problems.map(({ problemInstanceId }) => problemInstanceId)
    const pages = await Promise.all(ids.map(async (id) => (await sitter.page(id)).data))
    expect(printed?.problems.map(({ statementHtml }) => statementHtml)).toEqual(
      pages.map(({ statementHtml }) => statementHtml),
    )
    expect(printed?.problems[0]?.fields.map(({ points }) => points)).toEqual([5, 5])
    expect(printed?.problems.map(({ fields }) => fields[0]?.keyLatex)).toEqual(pages.map(rightAnswer))
  })

  it('come page by page', async () => {
    const { make, contents, sheets } = await paperCourse(api, { learners: 23 })
    await make()
    const first = await contents('learners')
    const second = await contents('learners', first.next ?? 0)
    expect([first.papers.length, second.papers.length]).toEqual([20, 3])
    expect([...first.papers, ...second.papers].map(({ paperKey }) => paperKey)).toEqual(
      (await sheets()).map(({ code }) => code),
    )
    expect((await contents('learners', second.next ?? 0)).next).toBeNull()
  })

  it('are not made for who has begun on a screen', async () => {
    const paper = await paperCourse(api)
    await createSitter(api, learnerOf(paper), paper.delivery.id).start()
    const { data } = await paper.make()
    expect([data.sheets.length, data.begunOnScreen]).toEqual([2, 1])
  })

  it('are for instructors to make, and for nobody else', async () => {
    const paper = await paperCourse(api)
    expect((await paper.make({ kind: 'learners' }, paper.grader)).status).toBe(403)
    expect((await paper.make({ kind: 'learners' }, learnerOf(paper))).status).toBe(403)
  })
})

describe('sheets of versions', () => {
  it('deal the versions out in turn, each the same on all of its sheets', async () => {
    const { make, sheets, contents } = await paperCourse(api)
    await make({ kind: 'versions', versions: 3, count: 4 })
    await make({ kind: 'versions', versions: 3, count: 7 })
    expect((await sheets()).map(({ version }) => version)).toEqual(['A', 'B', 'C', 'A', 'B', 'C', 'A'])
    const { papers } = await contents('versions')
    expect(papers.map(({ paperKey }) => paperKey)).toEqual(['A', 'B', 'C'])
    expect(new Set(papers.map(({ problems }) => problems[0]?.statementHtml)).size).toBe(3)
    expect((await contents('versions')).papers).toEqual(papers)
  })

  it('differ also where learners share one variant', async () => {
    const { make, contents } = await paperCourse(api, { settings: { variantCount: 1 } })
    await make({ kind: 'versions', versions: 2, count: 2 })
    const { papers } = await contents('versions')
    expect(new Set(papers.map(({ problems }) => problems[0]?.statementHtml)).size).toBe(2)
  })

  it('become the sitting of the learner whose name is entered', async () => {
    const paper = await paperCourse(api)
    const { make, sheets, sheetOf, enter, scoreOf, contents, delivery, instructor } = paper
    await make({ kind: 'versions', versions: 2, count: 4 })
    const code = (await sheets())[1]?.code ?? ''
    const learner = learnerOf(paper)
    const { data, status } = await enter((await sheetOf(code)).data, [5, 2, 10], { userId: learner.id })
    expect(status).toBe(200)
    expect(data).toMatchObject({ learner: { id: learner.id }, points: 17, possible: 20 })
    expect(await scoreOf(learner)).toEqual({ points: 17, possible: 20, pending: 0 })
    const sitter = createSitter(api, learner, delivery.id)
    const problems = (await sitter.look()).data.problems.map(({ problemInstanceId }) => problemInstanceId)
    const printed = (await contents('versions')).papers[1]
    const result = await api.call(resultCalls.getResult, {
      as: instructor,
      params: { groupAssessmentId: delivery.id, problemInstanceId: problems[0] },
    })
    expect(result.data.statementHtml).toBe(printed?.problems[0]?.statementHtml)
    expect(result.data.attempts).toMatchObject([
      { source: 'staff', percent: 70, responses: [{ percent: 100 }, { percent: 40, source: 'person' }] },
    ])
    expect((await sitter.submit(problems[0] as number, '1')).status).toBe(409)
  })

  it('need a learner of the course who has neither begun nor another sheet', async () => {
    const paper = await paperCourse(api)
    const { make, sheets, sheetOf, enter, delivery, grader } = paper
    await make({ kind: 'versions', versions: 1, count: 3 })
    const [one, two] = await sheets()
    const first = (await sheetOf(one?.code ?? '')).data
    const second = (await sheetOf(two?.code ?? '')).data
    expect((await enter(first, [0, 0, 0])).error).toMatchObject({ type: 'urn:isomorph:sheet-of-nobody' })
    expect((await enter(first, [0, 0, 0], { userId: grader.id })).error).toMatchObject({
      type: 'urn:isomorph:sheet-of-nobody',
    })
    await createSitter(api, learnerOf(paper, 1), delivery.id).start()
    const begun = await enter(first, [0, 0, 0], { userId: learnerOf(paper, 1).id })
    expect(begun.error).toMatchObject({ status: 409, type: 'urn:isomorph:begun-on-screen' })
    expect((await enter(first, [0, 0, 0], { userId: learnerOf(paper).id })).status).toBe(200)
    const again = await enter(second, [0, 0, 0], { userId: learnerOf(paper).id })
    expect(again.error).toMatchObject({ type: 'urn:isomorph:learner-has-sheet' })
    const other = await enter(first, [0, 0, 0], { userId: learnerOf(paper, 2).id })
    expect(other.error).toMatchObject({ type: 'urn:isomorph:sheet-of-other' })
  })

  it('are not made of an assessment with pools', async () => {
    const { make, delivery } = await paperCourse(api)
    await api.db
      .insertInto('groupAssessmentPools')
      .values({ groupAssessmentId: delivery.id, deliveryNumber: 1, poolKey: 9, sectionKey: null, draws: 1, points: 5 })
      .execute()
    expect((await make({ kind: 'versions', versions: 2, count: 2 })).error).toMatchObject({
      type: 'urn:isomorph:versions-with-pools',
    })
  })
})
