import {
  compareQuestionNumbers,
  questionNumberOf,
  type Paper,
  type PaperProblem,
  type PaperSheet,
} from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { displayName } from '../../../entities/person/names.ts'

/** `2`, or `2b` where a problem has several questions. */
export function questionNumber(position: number, { fields }: PaperProblem, index: number): string {
  return questionNumberOf(position, index, fields.length)
}

/** A sheet with what stands on it. */
export interface PrintedSheet {
  readonly sheet: PaperSheet
  readonly paper: Paper
}

/** The sheets of one kind that can be printed, each with its paper, in the order of their numbers. */
export function printedSheets(sheets: readonly PaperSheet[], papers: readonly Paper[]): PrintedSheet[] {
  const byKey = new Map(papers.map((paper) => [paper.paperKey, paper]))
  return sheets.flatMap((sheet) => {
    const paper = sheet.isOutdated ? undefined : byKey.get(sheet.version ?? sheet.code)
    return paper ? [{ sheet, paper }] : []
  })
}

/** Who or what a sheet is for. */
export function nameOfSheet({ learner, version, code }: PaperSheet): string {
  if (learner) return displayName(learner)
  return version ? t('paper.version', { version }) : code
}

interface Column {
  readonly number: string
  readonly points: number
}

/** The questions of a sheet. */
function questionsOf({ problems }: Paper): Column[] {
  return problems.flatMap((problem, position) =>
    problem.fields.map((field, index) => ({
      number: questionNumber(position + 1, problem, index),
      points: field.points,
    })),
  )
}

/** The columns of a marking list: the questions of any of the sheets, in the order of their numbers, as in the file of it. */
export function columnsOf(printed: readonly PrintedSheet[]): Column[] {
  const questions = printed.flatMap(({ paper }) => questionsOf(paper))
  const byNumber = new Map(questions.map((question) => [question.number, question]))
  return [...byNumber.values()].toSorted((one, other) => compareQuestionNumbers(one.number, other.number))
}

/** The numbers of the questions that stand on a sheet. */
export function numbersOn({ paper }: PrintedSheet): ReadonlySet<string> {
  return new Set(questionsOf(paper).map(({ number }) => number))
}

/** The pages of a sheet have a name of their own, by which they are counted. */
export function pagesOfSheet({ code }: Pick<PaperSheet, 'code'>): string {
  return `sheet-${code}`
}

/**
 * Says at the foot of each page which sheet it is of, and the how manyth. Every sheet counts its own pages. Browsers that know no
 * boxes in the margin of a page leave it out.
 */
export function pageNumbersOf(sheets: readonly Pick<PaperSheet, 'code'>[]): string {
  return sheets
    .map((sheet) => {
      const name = pagesOfSheet(sheet)
      const words = `"${t('paper.sheet.page', { code: sheet.code })} " counter(${name})`
      return `@page ${name} { counter-increment: ${name}; @bottom-right { content: ${words}; font: 10pt sans-serif; } }`
    })
    .join('\n')
}

/** So many questions fit beside a name that is written by hand. */
const columnsUpright = 8

export function isPrintedAcross(columns: readonly Column[]): boolean {
  return columns.length > columnsUpright
}

/** The name of pages that lie across. */
export const acrossPages = 'across'

export function pagesAcross(size: string): string {
  return `@page ${acrossPages} { size: ${size} landscape; }`
}
