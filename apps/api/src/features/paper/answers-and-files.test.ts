import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paperCalls } from '@isomorph/contract'
import { problemContent } from '../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { expressionQuestion, learnerOf, paperCourse } from './paper.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

describe('answers from paper', () => {
  async function sheetWithKey() {
    const paper = await paperCourse(api)
    await paper.make()
    const learner = learnerOf(paper)
    const listed = (await paper.sheets()).find((each) => each.learner?.id === learner.id)
    const sheet = (await paper.sheetOf(listed?.code ?? '')).data
    const printed = (await paper.contents('learners')).papers.find(({ paperKey }) => paperKey === sheet.code)
    const [first = '', second = ''] = printed?.problems.map(({ fields }) => fields[0]?.keyLatex ?? '') ?? []
    return { ...paper, learner, sheet, first, second }
  }

  it('are marked by the evaluator, beside points that a person gave', async () => {
    const { type, scoreOf, learner, sheet, first } = await sheetWithKey()
    expect(sheet.questions.map(({ takesAnswer }) => takesAnswer)).toEqual([true, false, true])
    const entered = await type(sheet, [first, 3, '1'])
    expect(entered.data.questions).toMatchObject([
      { points: 5, answer: first },
      { points: 3, answer: null },
      { points: 0, answer: '1' },
    ])
    expect(await scoreOf(learner)).toEqual({ points: 8, possible: 20, pending: 0 })
    expect((await type(entered.data, [first, 3, '1'])).data).toEqual(entered.data)
  })

  it('are entered otherwise by who saw what stands, and refused to others', async () => {
    const { type, scoreOf, learner, sheet, first, second } = await sheetWithKey()
    const wrong = await type(sheet, ['1', 3, second])
    const right = await type(wrong.data, [first, 3, second])
    expect(right.data.points).toBe(18)
    const stale = await type(wrong.data, ['2', 3, second])
    expect(stale.error).toMatchObject({ status: 409, type: 'urn:isomorph:marked-meanwhile' })
    expect(await scoreOf(learner)).toMatchObject({ points: 18 })
    const points = await type(right.data, [2, 3, second])
    expect(points.data.questions[0]).toMatchObject({ points: 2, answer: null })
    expect(await scoreOf(learner)).toMatchObject({ points: 15 })
  })

  it('may be typed plainly: the key means the same', async () => {
    const { type, compare, sheet, first, second } = await sheetWithKey()
    const typed = [`2^2*${first}/sqrt(16)`, 3, `${second}+sqrt2 sin(pi)`]
    const entered = await type(sheet, typed)
    expect(entered.data.questions).toMatchObject([{ points: 5 }, { points: 3 }, { points: 10 }])
    expect(entered.data.questions[2]?.answer).toBe(String.raw`${second}+\sqrt{2} sin(\pi )`)
    expect((await type(entered.data, typed)).data).toEqual(entered.data)
    expect((await compare(entered.data, typed)).data).toMatchObject({ differences: [] })
  })

  it.each([
    [String.raw`\frac{\sqrt{2}}{2}`, 'sqrt(2)/2', 'sqrt2/2', '1/sqrt(2)'],
    ['2x^2+1', '2x^2+1', '2*x^2 + 1', 'x^2+x**2+1'],
    [String.raw`2\pi x^{10}`, '2pi x^10', '2 pi*x^(10)', 'x^10 * pi*2'],
  ])('earn %s its points however it is typed', async (formula, ...typed) => {
    const { make, sheets, sheetOf, type } = await paperCourse(api, {
      problems: [problemContent(expressionQuestion(formula))],
    })
    await make()
    let { data } = await sheetOf((await sheets())[0]?.code ?? '')
    for (const each of typed) {
      // oxlint-disable-next-line no-await-in-loop -- one spelling after another on the same sheet
      data = (await type(data, [each])).data
      expect(data.questions).toMatchObject([{ points: 10 }])
    }
  })

  it('count again after they were taken back', async () => {
    const { type, withdraw, sheetOf, scoreOf, learner, sheet, first, second } = await sheetWithKey()
    const wrong = await type(sheet, ['1', 3, second])
    await type(wrong.data, [first, 3, second])
    await withdraw(sheet)
    expect(await scoreOf(learner)).toMatchObject({ points: 0 })
    expect((await type((await sheetOf(sheet.code)).data, [first, 3, second])).data.points).toBe(18)
    expect(await scoreOf(learner)).toMatchObject({ points: 18 })
  })

  it('that cannot be read are named, and nothing is entered', async () => {
    const { type, sheetOf, sheet } = await sheetWithKey()
    const refused = await type(sheet, ['3+', 3, '1'])
    expect(refused.error).toMatchObject({ status: 400, errors: [{ path: 'marks.0.answer' }] })
    expect((await sheetOf(sheet.code)).data.isEntered).toBe(false)
    const manual = await type(sheet, ['1', 'words', '1'])
    expect(manual.error).toMatchObject({
      errors: [
        {
          path: 'marks.1.answer',
          message: 'Question 1b is marked by a person. Give points.',
          reason: { code: 'markedByPerson', params: { number: '1b' } },
        },
      ],
    })
  })
})

describe('a second entry', () => {
  it('names where it differs, and checks the sheet where it agrees', async () => {
    const paper = await paperCourse(api)
    await paper.make()
    const sheet = (await paper.sheetOf((await paper.sheets())[0]?.code ?? '')).data
    expect((await paper.compare(sheet, [1, 2, 3])).error).toMatchObject({ type: 'urn:isomorph:not-entered' })
    const entered = (await paper.type(sheet, [1, 2, '7'])).data
    const differing = await paper.compare(entered, [1, 2.5, 3])
    expect(differing.data.differences).toMatchObject([
      { number: '1b', first: { points: 2, answer: null }, second: { points: 2.5, answer: null } },
      { number: '2', first: { points: null, answer: '7' }, second: { points: 3, answer: null } },
    ])
    expect(differing.data.sheet).toMatchObject({ checkedAt: null, points: 3 })
    expect((await paper.compare(entered, [1, 2, ' 7 '])).data.sheet.checkedAt).not.toBeNull()
    expect((await paper.sheets())[0]?.checkedAt).not.toBeNull()
    await paper.type(entered, [1, 2.5, '7'])
    expect((await paper.sheets())[0]?.checkedAt).toBeNull()
  })

  it('names another student of a sheet of a version', async () => {
    const paper = await paperCourse(api)
    await paper.make({ kind: 'versions', versions: 1, count: 1 })
    const sheet = (await paper.sheetOf((await paper.sheets())[0]?.code ?? '')).data
    const entered = (await paper.type(sheet, [1, 2, 3], learnerOf(paper).id)).data
    const other = await paper.compare(entered, [1, 2, 3], learnerOf(paper, 1).id)
    expect(other.data).toMatchObject({ isOtherLearner: true, differences: [], sheet: { checkedAt: null } })
    expect((await paper.compare(entered, [1, 2, 3], learnerOf(paper).id)).data.sheet.checkedAt).not.toBeNull()
  })
})

describe('marks in a file', () => {
  it('are read as they are entered, with what is wrong line by line', async () => {
    const paper = await paperCourse(api)
    await paper.make({ kind: 'versions', versions: 2, count: 4 })
    const [one, two, three, four] = (await paper.sheets()).map(({ code }) => code)
    const { params, grader } = paper
    const [ada] = (await api.call(paperCalls.listPaperLearners, { as: grader, params })).data
    const csv = [
      'No.;Code;Email;1a answer;1b (5);2 (10)',
      `1;${one};${ada?.email};12;2,5;10`,
      `2;${two};nobody@example.edu;1;2;3`,
      `3;${three};${ada?.email};1;;3`,
      `4;${four};;;;`,
      '5;K7F;;1;2;3',
    ].join('\n')
    const { data } = await paper.readFile(csv)
    expect(data.entries).toMatchObject([
      {
        line: 2,
        code: one,
        userId: ada?.id,
        isEntered: false,
        marks: [{ answer: '12' }, { points: 2.5 }, { points: 10 }],
      },
    ])
    expect(data.refused).toEqual([
      {
        line: 3,
        text: two,
        because: expect.stringContaining('Whose sheet it is'),
        reason: { code: 'sheetOfWhom', params: {} },
      },
      {
        line: 4,
        text: three,
        because: 'Question 1b has nothing; type 0 where nothing was earned.',
        reason: { code: 'nothingEntered', params: { number: '1b' } },
      },
      {
        line: 6,
        text: 'K7F',
        because: 'Codes have 7 characters; this has 3.',
        reason: { code: 'sheetCodeLength', params: { needed: '7', count: '3' } },
      },
    ])
    const [entry] = data.entries
    const entered = await api.call(paperCalls.enterPaperMarks, {
      as: grader,
      params: { ...params, sheetCode: entry?.code ?? '' },
      body: { userId: entry?.userId ?? null, marks: entry?.marks ?? [] },
    })
    expect(entered.data.questions.map(({ points }) => points)).toEqual([0, 2.5, 10])
  })

  it('come in the marking list that is downloaded, once it is filled in', async () => {
    const paper = await paperCourse(api)
    await paper.make()
    const { params, grader } = paper
    const list = await api.call(paperCalls.listPaperSheets, { as: grader, params, headers: { accept: 'text/csv' } })
    expect(list.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [header = '', ...lines] = list.text.trim().split('\r\n')
    expect(header).toContain('No.,Code,Version,Last name,First name,Email,ID,1a (5),1a answer,1b (5),2 (10),2 answer')
    expect(lines).toHaveLength(3)
    expect((await paper.readFile(list.text)).data).toEqual({ entries: [], refused: [] })
    const filled = lines.map((line) => line.replace(/,,,,,$/, ',2,,3,,7'))
    const { data } = await paper.readFile([header, ...filled].join('\r\n'))
    expect(data.refused).toEqual([])
    expect(data.entries.map(({ marks }) => marks)).toMatchObject(
      lines.map(() => [{ points: 2 }, { points: 3 }, { answer: '7' }]),
    )
    const refused = { as: learnerOf(paper), params, headers: { accept: 'text/csv' } }
    expect((await api.call(paperCalls.listPaperSheets, refused)).status).toBe(403)
  })

  it('need a column of codes and one of a question', async () => {
    const paper = await paperCourse(api)
    expect((await paper.readFile('Name,1a\nAda,2')).error).toMatchObject({ type: 'urn:isomorph:no-marks-in-file' })
    expect((await paper.readFile('Code,1a\n', learnerOf(paper))).status).toBe(403)
  })
})
