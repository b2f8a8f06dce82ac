import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { learnerOf, paperCourse } from './paper.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('entering marks by code', () => {
  it('is safe to repeat, and replaces marks that were seen', async () => {
    const paper = await paperCourse(api)
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
    const paper = await paperCourse(api)
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
    const { make, sheets, sheetOf } = await paperCourse(api)
    await make()
    const code = (await sheets())[0]?.code ?? ''
    expect((await sheetOf(`${code.slice(0, 3)}-${code.slice(3).toLowerCase()}`)).data.code).toBe(code)
    const swapped = `${code.slice(0, 6)}${code.endsWith('2') ? '3' : '2'}`
    expect((await sheetOf(swapped)).error).toMatchObject({
      status: 404,
      errors: [{ path: 'sheetCode', message: 'A character of this code is wrong. Look at the sheet again.' }],
    })
    const other = await paperCourse(api)
    expect((await other.sheetOf(code)).error).toMatchObject({
      status: 404,
      type: 'urn:isomorph:unknown-sheet',
      detail: `No sheet of this assessment has the code ${code}.`,
    })
  })

  it('names a question with too many points, and wants each question once', async () => {
    const paper = await paperCourse(api)
    const { make, sheets, sheetOf, enter } = paper
    await make()
    const shown = (await sheetOf((await sheets())[0]?.code ?? '')).data
    expect((await enter(shown, [1, 5.01, 5])).error).toMatchObject({
      status: 400,
      errors: [
        {
          path: 'marks.1.points',
          message: 'Question 1b has at most 5.',
          reason: { code: 'mostPoints', params: { number: '1b', most: '5' } },
        },
      ],
    })
    const part = { ...shown, questions: shown.questions.slice(1) }
    expect((await enter(part, [1, 1])).error).toMatchObject({ type: 'urn:isomorph:marks-of-other-questions' })
  })

  it('is for those who mark', async () => {
    const paper = await paperCourse(api)
    await paper.make()
    const shown = (await paper.sheetOf((await paper.sheets())[0]?.code ?? '')).data
    expect((await paper.enter(shown, [1, 1, 1], { as: learnerOf(paper) })).status).toBe(403)
  })

  it('is taken back where it was for the wrong learner, and entered for another or again', async () => {
    const paper = await paperCourse(api, { settings: { attemptsAllowed: 1 } })
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
    const paper = await paperCourse(api)
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
