import { paperCalls, type PaperMark, type SheetToMark } from '@isomorph/contract'
import type { ProblemContent, Question } from '@isomorph/problem'
import { addCourse, essayQuestion, problemContent, sumQuestion } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApi } from '../../testing/test-api.ts'

/** What graders do with what is typed in. Numbers are points, texts are answers for the evaluator. */
function typingOf(api: TestApi, grader: TestPerson, params: { readonly groupAssessmentId: number }) {
  const marksOf = ({ questions }: SheetToMark, entered: readonly (number | string)[]): PaperMark[] =>
    questions.map(({ itemKey, questionKey, markingNumber }, index) => {
      const given = entered[index] ?? 0
      const place = { itemKey, questionKey, markingNumber }
      return typeof given === 'number' ? { ...place, points: given } : { ...place, answer: given }
    })
  const type = (sheet: SheetToMark, entered: readonly (number | string)[], userId: number | null = null) =>
    api.call(paperCalls.enterPaperMarks, {
      as: grader,
      params: { ...params, sheetCode: sheet.code },
      body: { userId, marks: marksOf(sheet, entered) },
    })
  const compare = (sheet: SheetToMark, entered: readonly (number | string)[], userId: number | null = null) =>
    api.call(paperCalls.comparePaperMarks, {
      as: grader,
      params: { ...params, sheetCode: sheet.code },
      body: { userId, marks: marksOf(sheet, entered) },
    })
  const readFile = (csv: string, as: TestPerson = grader) =>
    api.call(paperCalls.readPaperFile, { as, params, body: { csv } })
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
  return { enter, type, compare, readFile }
}

const sums: readonly ProblemContent[] = [
  problemContent(sumQuestion(1), essayQuestion(2)),
  problemContent(sumQuestion(1)),
]

/** A question whose right answer is a formula in x. */
export function expressionQuestion(formula: string): Question {
  return {
    label: '',
    points: 1,
    hints: [],
    questionKey: 1,
    answerType: 'ExpressionSymbolic',
    keyboards: ['roman'],
    answerSets: [{ id: 1, answers: [{ id: 1, formula, percentCorrect: 100 }] }],
  }
}

/** A course with an assessment of two problems: two questions of 5 points each, and one of 10. */
export async function paperCourse(api: TestApi, { learners = 3, settings = {}, problems = sums } = {}) {
  const course = await addCourse(api, { learners, problems })
  const delivery = await course.give(settings)
  const params = { groupAssessmentId: delivery.id }
  const { instructor, grader } = course
  const make = (body: Parameters<typeof madeBody>[0] = { kind: 'learners' }, as: TestPerson = instructor) =>
    api.call(paperCalls.makePaperSheets, { as, params, body: madeBody(body) })
  const sheets = async () => (await api.call(paperCalls.listPaperSheets, { as: grader, params })).data.sheets
  const sheetOf = async (sheetCode: string, as: TestPerson = grader) =>
    await api.call(paperCalls.getPaperSheet, { as, params: { ...params, sheetCode } })
  const typing = typingOf(api, grader, params)
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
  return {
    course,
    delivery,
    params,
    instructor,
    grader,
    make,
    sheets,
    sheetOf,
    ...typing,
    withdraw,
    scoreOf,
    contents,
  }
}

function madeBody(body: { kind: 'learners' } | { kind: 'versions'; versions: number; count: number }) {
  return body
}

export const learnerOf = ({ course }: { course: { learners: readonly TestPerson[] } }, index = 0): TestPerson =>
  course.learners[index] as TestPerson
