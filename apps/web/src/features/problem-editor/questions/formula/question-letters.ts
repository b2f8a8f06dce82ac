import {
  sameKind,
  type AnswerSet,
  type ExpressionSymbolicFormQuestion,
  type ExpressionSymbolicQuestion,
  type LetterKind,
  type LetterOfKey,
  type ProblemContent,
} from '@isomorph/problem'
import type { QuestionLetters } from '../../engine/protocol.ts'
import { without } from '../without.ts'
import type { FormulaQuestion } from './formula-question.ts'

type LetterQuestion = ExpressionSymbolicQuestion | ExpressionSymbolicFormQuestion

/** The letters of a question's keys, with a kind that was chosen since they were looked at. */
export function lettersIn(known: readonly QuestionLetters[], question: LetterQuestion): readonly LetterOfKey[] {
  const letters = known.find(({ questionKey }) => questionKey === question.questionKey)?.letters ?? []
  return letters.map((letter) => {
    const kind = question.letters?.[letter.name]
    if (kind === undefined || sameKind(kind, letter.kind)) return letter
    return { name: letter.name, kind, shown: letter.shown }
  })
}

export const withLetterKind = <Q extends LetterQuestion>(question: Q, name: string, kind: LetterKind): Q => ({
  ...question,
  letters: { ...question.letters, [name]: kind },
})

const formulasOf = (sets: readonly AnswerSet[]): string =>
  JSON.stringify(sets.map(({ answers }) => answers.map(({ formula }) => formula)))

/**
 * The question with other keys. Kinds that the keys before showed are forgotten, so that the new ones are read; what the
 * author said otherwise stays.
 */
export function withKeys<Q extends FormulaQuestion>(
  question: Q,
  answerSets: Q['answerSets'],
  known: readonly QuestionLetters[],
): Q {
  const changed = { ...question, answerSets }
  if (question.answerType === 'Numeric' || question.letters === undefined) return changed
  if (formulasOf(answerSets) === formulasOf(question.answerSets)) return changed
  const shown = new Map(
    known
      .find(({ questionKey }) => questionKey === question.questionKey)
      ?.letters.map(({ name, shown: kind }) => [name, kind]),
  )
  const said = Object.entries(question.letters).filter(([name, kind]) => {
    const before = shown.get(name)
    return before === undefined || !sameKind(kind, before)
  })
  return said.length > 0
    ? { ...changed, letters: Object.fromEntries(said) }
    : (without(changed as LetterQuestion, 'letters') as unknown as Q)
}

/** Content with the kinds that were stored of it, for the questions whose keys have not changed since. */
export function withStoredLetters(content: ProblemContent, stored: ProblemContent): ProblemContent {
  const questions = content.questions.map((question) => {
    const before = stored.questions.find(({ questionKey }) => questionKey === question.questionKey)
    if (question.answerType !== 'ExpressionSymbolic' && question.answerType !== 'ExpressionSymbolicForm')
      return question
    if (before?.answerType !== question.answerType || before.letters === undefined) return question
    if (formulasOf(before.answerSets) !== formulasOf(question.answerSets)) return question
    return { ...question, letters: { ...before.letters, ...question.letters } }
  })
  return { ...content, questions }
}
