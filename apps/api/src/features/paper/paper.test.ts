import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paperCalls, resultCalls, type SheetToMark } from '@isomorph/contract'
import type { ProblemContent } from '@isomorph/problem'
import { addCourse, createSitter, essayQuestion, problemContent, sumQuestion } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A course with an assessment of two problems: two questions of 5 points each, and one of 10. */
async function paperCourse({ learners = 3, settings = {} } = {}) {
  const problems: ProblemContent[] = [problemContent(sumQuestion(1), essayQuestion(2)), problemContent(sumQuestion(1))]
  const course = await addCourse(api, { learners, problems })
  const delivery = await course.give(settings)
  const params = { groupAssessmentId: delivery.id }
  const { instructor, grader } = course
  const make = (body: Parameters<typeof madeBody>[0] = { kind: 'learners' }, as: TestPerson = instructor) =>
    api.call(paperCalls.makePaperSheets, { as, params, body: madeBody(body) })
  const sheets = async () => (await api.call(paperCalls.listPaperSheets, { as: grader, params })).data.sheets
  const sheetOf = async (sheetCode: string, as: TestPerson = grader) =>
    await api.call(paperCalls.getPaperSheet, { as, params: { ...params, sheetCode } })
  const enter = (
    { code, questions }: SheetToMark,
    points: readonly number[],
    { as = grader, userId = null }: { as?: TestPerson; userId?: number | null } = {},
  ) =>
    api.call(paperCalls.enterPaperMarks, {
      as,
      params: { ...params, sheetCode: code },
      body: {
        userId,
        marks: questions.map(({ itemKey, questionKey, markingNumber }, index) => ({
          itemKey,
          questionKey,
          markingNumber,
          points: points[index] ?? 0,
        })),
      },
    })
  const withdraw = ({ code }: Pick<SheetToMark, 'code'>, as: TestPerson = instructor) =>
    api.call(paperCalls.withdrawPaperMarks, { as, params: { ...params, sheetCode: code } })
  const scoreOf = async ({ id }: TestPerson) =>
    await api.db
      .selectFrom('scores')
      .select(['points', 'possible', 'pending'])
      .where('groupAssessmentId', '=', delivery.id)
      .where('userId', '=', id)
      .executeTakeFirstOrThrow()
  const contents = async (kind: 'versions' | 'learners', after = 0) =>
    (await api.call(paperCalls.getPaperContents, { as: instructor, params, query: { kind, after } })).data
  return { course, delivery, params, instructor, grader, make, sheets, sheetOf, enter, withdraw, scoreOf, contents }
}

function madeBody(body: { kind: 'learners' } | { kind: 'versions'; versions: number; count: number }) {
  return body
}

const learnerOf = ({ course }: { course: { learners: readonly TestPerson[] } }, index = 0): TestPerson =>
  course.learners[index] as TestPerson

describe('sheets with the names of learners', () => {
  it('are one for each learner, made once, and one more for who joins', async () => {
    const { make, sheets } = await paperCourse()
    expect((await make()).data.sheets).toHaveLength(3)
    const first = await sheets()
    await make()
    expect(await sheets()).toEqual(first)
    expect(new Set(first.map(({ code }) => code)).size).toBe(3)
    expect(first.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(first.every(({ learner, version, enteredAt }) => learner && !version && !enteredAt)).toBe(true)
  })

  it('have the very problems that their learner would get on a screen', async () => {
    const paper = await paperCourse()
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
    expect(printed?.problems[0]?.fields[0]?.keyLatex).toMatch(/^\d+$/)
  })

  it('come page by page', async () => {
    const { make, contents, sheets } = await paperCourse({ learners: 23 })
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
    const paper = await paperCourse()
    await createSitter(api, learnerOf(paper), paper.delivery.id).start()
    const { data } = await paper.make()
    expect([data.sheets.length, data.begunOnScreen]).toEqual([2, 1])
  })

  it('are for instructors to make, and for nobody else', async () => {
    const paper = await paperCourse()
    expect((await paper.make({ kind: 'learners' }, paper.grader)).status).toBe(403)
    expect((await paper.make({ kind: 'learners' }, learnerOf(paper))).status).toBe(403)
  })
})

describe('sheets of versions', () => {
  it('deal the versions out in turn, each the same on all of its sheets', async () => {
    const { make, sheets, contents } = await paperCourse()
    await make({ kind: 'versions', versions: 3, count: 4 })
    await make({ kind: 'versions', versions: 3, count: 7 })
    expect((await sheets()).map(({ version }) => version)).toEqual(['A', 'B', 'C', 'A', 'B', 'C', 'A'])
    const { papers } = await contents('versions')
    expect(papers.map(({ paperKey }) => paperKey)).toEqual(['A', 'B', 'C'])
    expect(new Set(papers.map(({ problems }) => problems[0]?.statementHtml)).size).toBe(3)
    expect((await contents('versions')).papers).toEqual(papers)
  })

  it('differ also where learners share one variant', async () => {
    const { make, contents } = await paperCourse({ settings: { variantCount: 1 } })
    await make({ kind: 'versions', versions: 2, count: 2 })
    const { papers } = await contents('versions')
    expect(new Set(papers.map(({ problems }) => problems[0]?.statementHtml)).size).toBe(2)
  })

  it('become the sitting of the learner whose name is entered', async () => {
    const paper = await paperCourse()
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
    const paper = await paperCourse()
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
    const { make, delivery } = await paperCourse()
    await api.db
      .insertInto('groupAssessmentPools')
      .values({ groupAssessmentId: delivery.id, deliveryNumber: 1, poolKey: 9, sectionKey: null, draws: 1, points: 5 })
      .execute()
    expect((await make({ kind: 'versions', versions: 2, count: 2 })).error).toMatchObject({
      type: 'urn:isomorph:versions-with-pools',
    })
  })
})

describe('entering marks by code', () => {
  it('is safe to repeat, and replaces marks that were seen', async () => {
    const paper = await paperCourse()
    const { make, sheets, sheetOf, enter, scoreOf } = paper
    await make()
    const sheet = (await sheets()).find(({ learner }) => learner?.id === learnerOf(paper).id)
    const shown = (await sheetOf(sheet?.code ?? '')).data
    const first = await enter(shown, [1, 2, 3])
    const repeated = await enter(shown, [1, 2, 3])
    expect(repeated.data).toEqual(first.data)
    expect(repeated.data.questions.map(({ points, markingNumber }) => [points, markingNumber])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ])
    expect((await enter(first.data, [1, 2.5, 3])).data.questions[1]).toMatchObject({ points: 2.5, markingNumber: 2 })
    expect((await scoreOf(learnerOf(paper))).points).toBe(6.5)
    const stale = await enter(first.data, [1, 0, 3])
    expect(stale.error).toMatchObject({ status: 409, type: 'urn:isomorph:marked-meanwhile' })
    expect((await scoreOf(learnerOf(paper))).points).toBe(6.5)
  })

  it('enters a sheet once when two people enter it at once', async () => {
    const paper = await paperCourse()
    const { make, sheets, sheetOf, enter, scoreOf, instructor } = paper
    await make()
    const sheet = (await sheets()).find(({ learner }) => learner?.id === learnerOf(paper).id)
    const shown = (await sheetOf(sheet?.code ?? '')).data
    const answers = await Promise.all([
      enter(shown, [1, 2, 3]),
      enter(shown, [1, 2, 3], { as: instructor }),
      enter(shown, [1, 2, 3]),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await scoreOf(learnerOf(paper))).points).toBe(6)
  })

  it('names a code that is mistyped or of no sheet', async () => {
    const { make, sheets, sheetOf } = await paperCourse()
    await make()
    const code = (await sheets())[0]?.code ?? ''
    expect((await sheetOf(`${code.slice(0, 3)}-${code.slice(3).toLowerCase()}`)).data.code).toBe(code)
    const swapped = `${code.slice(0, 6)}${code.endsWith('2') ? '3' : '2'}`
    expect((await sheetOf(swapped)).error).toMatchObject({
      status: 404,
      errors: [{ path: 'sheetCode', message: 'A character of this code is wrong. Look at the sheet again.' }],
    })
    const other = await paperCourse()
    expect((await other.sheetOf(code)).error).toMatchObject({
      status: 404,
      type: 'urn:isomorph:unknown-sheet',
      detail: `No sheet of this assessment has the code ${code}.`,
    })
  })

  it('names a question with too many points, and wants each question once', async () => {
    const paper = await paperCourse()
    const { make, sheets, sheetOf, enter } = paper
    await make()
    const shown = (await sheetOf((await sheets())[0]?.code ?? '')).data
    expect((await enter(shown, [1, 5.01, 5])).error).toMatchObject({
      status: 400,
      errors: [{ path: 'marks.1.points', message: 'Question 1b has at most 5.' }],
    })
    const part = { ...shown, questions: shown.questions.slice(1) }
    expect((await enter(part, [1, 1])).error).toMatchObject({ type: 'urn:isomorph:marks-of-other-questions' })
  })

  it('is for those who mark', async () => {
    const paper = await paperCourse()
    await paper.make()
    const shown = (await paper.sheetOf((await paper.sheets())[0]?.code ?? '')).data
    expect((await paper.enter(shown, [1, 1, 1], { as: learnerOf(paper) })).status).toBe(403)
  })

  it('is taken back where it was for the wrong learner, and entered for another or again', async () => {
    const paper = await paperCourse({ settings: { attemptsAllowed: 1 } })
    const { make, sheets, sheetOf, enter, withdraw, scoreOf, grader } = paper
    await make({ kind: 'versions', versions: 2, count: 2 })
    const [one, two] = await sheets()
    const first = (await sheetOf(one?.code ?? '')).data
    const [ada, ben] = [learnerOf(paper), learnerOf(paper, 1)]
    await enter(first, [5, 5, 10], { userId: ada.id })
    expect((await withdraw(first, grader)).status).toBe(403)
    expect((await withdraw(first)).data).toMatchObject({ learner: null, points: 0 })
    expect((await withdraw(first)).status).toBe(200)
    expect(await scoreOf(ada)).toMatchObject({ points: 0, pending: 0 })
    await enter(first, [5, 5, 10], { userId: ben.id })
    await enter((await sheetOf(two?.code ?? '')).data, [1, 2, 3], { userId: ada.id })
    expect([(await scoreOf(ada)).points, (await scoreOf(ben)).points]).toEqual([6, 20])

    // Given back and entered for the same learner once more.
    await withdraw(first)
    const again = await enter((await sheetOf(first.code)).data, [5, 0, 10], { userId: ben.id })
    expect(again.data).toMatchObject({ points: 15, learner: { id: ben.id } })
    expect((await scoreOf(ben)).points).toBe(15)
  })

  it('keeps the sheet of an earlier version of the assessment', async () => {
    const paper = await paperCourse()
    const { make, sheets, sheetOf, enter, scoreOf, delivery } = paper
    await make()
    const sheet = (await sheets()).find(({ learner }) => learner?.id === learnerOf(paper).id)
    const shown = (await sheetOf(sheet?.code ?? '')).data
    await api.db.updateTable('groupAssessments').set({ deliveryNumber: 2 }).where('id', '=', delivery.id).execute()
    expect((await sheets())[0]?.isOutdated).toBe(true)
    expect((await enter(shown, [1, 2, 3])).status).toBe(200)
    expect(await scoreOf(learnerOf(paper))).toMatchObject({ points: 6, possible: 20 })
  })
})
