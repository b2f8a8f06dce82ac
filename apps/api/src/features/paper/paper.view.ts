import {
  questionNumberOf,
  type Paper,
  type PaperProblem,
  type PaperQuestion,
  type PaperSheet,
  type SheetToMark,
} from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { isFormulaType, pointsForDisplay } from '@isomorph/problem'
import { selectCompiledRevision } from '../group-assessments/index.ts'
import { answersOf, choicesForStaff, showProblem, type VariantOfRevision } from '../sitting/index.ts'
import type { EnteredRow, PaperRow, selectSheets } from './paper.queries.ts'
import { isPointsGiven, writtenOf } from './written-answers.ts'

type SheetWithLearner = Awaited<ReturnType<typeof selectSheets>>[number]

function viewLearner({ userId, firstName, lastName, email, uid }: SheetWithLearner): PaperSheet['learner'] {
  if (userId === null) return null
  return { id: userId, firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '', uid: uid ?? '' }
}

export function viewSheet(sheet: SheetWithLearner, deliveryNumber: number): PaperSheet {
  const { number, code, version, enteredAt, checkedAt } = sheet
  return {
    number,
    code,
    version,
    learner: viewLearner(sheet),
    isOutdated: sheet.deliveryNumber !== deliveryNumber,
    enteredAt: enteredAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
  }
}

export async function variantOf(database: Database, row: PaperRow): Promise<VariantOfRevision> {
  const { generator, seed, drawn, values } = row
  const revision = await selectCompiledRevision(database, row.problemRevisionId)
  return { variant: { generator, seed, drawn, values }, revision }
}

type Revision = VariantOfRevision['revision']

/** The points of each question of a problem: its share of the problem's points. */
function pointsOfQuestions({ compiled }: Revision, points: number): Map<number, number> {
  const { questions } = compiled.content
  const weights = questions.reduce((sum, question) => sum + question.points, 0)
  return new Map(
    questions.map((question) => [question.questionKey, weights === 0 ? 0 : (points * question.points) / weights]),
  )
}

interface ViewOptions {
  readonly showsNames: boolean
  readonly signed: (html: string) => string
}

async function viewProblem(
  database: Database,
  row: PaperRow,
  { showsNames, signed }: ViewOptions,
): Promise<PaperProblem> {
  const instance = await variantOf(database, row)
  const shown = showProblem(instance)
  const points = pointsOfQuestions(instance.revision, row.points)
  const keys = new Map(answersOf(instance).map(({ questionKey, latex }) => [questionKey, latex]))
  const right = choicesForStaff(instance).filter(({ isRight }) => isRight)
  return {
    itemKey: row.itemKey,
    sectionKey: row.sectionKey,
    title: row.learnerTitle ?? (showsNames ? row.name : null),
    points: row.points,
    isBonus: row.isBonus,
    statementHtml: signed(shown.statementHtml),
    fields: shown.answerFields.map(({ questionKey, answerType, label, choices, isMultiple, isMultiline }) => ({
      questionKey,
      answerType,
      label,
      choices: choices.map(({ choiceKey, html }) => ({ choiceKey, html: signed(html) })),
      ...(isMultiple === undefined ? {} : { isMultiple }),
      ...(isMultiline === undefined ? {} : { isMultiline }),
      points: points.get(questionKey) ?? 0,
      keyLatex: keys.get(questionKey) ?? '',
      rightChoices: right.filter((choice) => choice.questionKey === questionKey).map(({ choiceKey }) => choiceKey),
    })),
  }
}

/** Papers in the order of their rows, each with its problems. */
export async function viewPapers(
  database: Database,
  rows: readonly PaperRow[],
  options: ViewOptions,
): Promise<Paper[]> {
  const papers = new Map<string, PaperProblem[]>()
  for (const row of rows) {
    const problem = await viewProblem(database, row, options)
    papers.set(row.paperKey, [...(papers.get(row.paperKey) ?? []), problem])
  }
  return [...papers].map(([paperKey, problems]) => ({ paperKey, problems }))
}

/** The questions that only people mark. */
function questionsForPeople({ compiled }: Revision): ReadonlySet<number> {
  const { questions } = compiled.content
  return new Set(
    questions.flatMap((question) =>
      question.answerType === 'ShortAnswer' && question.marking === 'manual' ? [question.questionKey] : [],
    ),
  )
}

export type QuestionColumn = Pick<PaperQuestion, 'number' | 'possible' | 'takesAnswer'>

/** The questions of a problem as columns of a marking list, whatever its variant. */
export function columnsOfRow(revision: Revision, points: number, position: number): QuestionColumn[] {
  const { questions } = revision.compiled.content
  const shares = pointsOfQuestions(revision, points)
  const byPeople = questionsForPeople(revision)
  return questions.map(({ questionKey }, index) => ({
    number: questionNumberOf(position, index, questions.length),
    possible: shares.get(questionKey) ?? 0,
    takesAnswer: !byPeople.has(questionKey),
  }))
}

async function viewQuestions(
  database: Database,
  row: PaperRow,
  position: number,
  entered: readonly EnteredRow[],
): Promise<PaperQuestion[]> {
  const instance = await variantOf(database, row)
  const points = pointsOfQuestions(instance.revision, row.points)
  const { answerFields } = showProblem(instance)
  const byPeople = questionsForPeople(instance.revision)
  return answerFields.map(({ questionKey, answerType, label, choices }, index) => {
    const choiceKeys = choices.map(({ choiceKey }) => choiceKey)
    const possible = points.get(questionKey) ?? 0
    const mark = entered.find((each) => each.itemKey === row.itemKey && each.questionKey === questionKey)
    return {
      itemKey: row.itemKey,
      questionKey,
      number: questionNumberOf(position, index, answerFields.length),
      problemName: row.name,
      label,
      possible,
      points: mark ? Number(pointsForDisplay((possible * mark.percent) / 100)) : null,
      markingNumber: mark?.markingNumber ?? 0,
      takesAnswer: !byPeople.has(questionKey),
      isFormula: isFormulaType(answerType),
      answer: mark && !isPointsGiven(mark) ? writtenOf(mark.answer, choiceKeys) : null,
      choiceKeys,
    }
  })
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** A sheet as it is marked: its questions, and the marks that stand. */
export async function viewSheetToMark(
  database: Database,
  sheet: SheetWithLearner,
  rows: readonly PaperRow[],
  entered: readonly EnteredRow[],
): Promise<SheetToMark> {
  const problems = await Promise.all(rows.map((row, index) => viewQuestions(database, row, index + 1, entered)))
  const questions = problems.flat()
  return {
    code: sheet.code,
    version: sheet.version,
    learner: viewLearner(sheet),
    questions,
    isEntered: sheet.enteredAt !== null,
    checkedAt: sheet.checkedAt?.toISOString() ?? null,
    points: Number(pointsForDisplay(sum(questions.map(({ points }) => points ?? 0)))),
    possible: Number(pointsForDisplay(sum(questions.map(({ possible }) => possible)))),
  }
}
