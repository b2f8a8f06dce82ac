import {
  inferredLettersOf,
  sameKind,
  type AnswerSet,
  type ExpressionSymbolicFormQuestion,
  type ExpressionSymbolicQuestion,
  type LetterKind,
  type LetterOfKey,
  type ProblemContent,
} from '@isomorph/problem'
import { areAlike } from '../../../../entities/problem/are-alike.ts'
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

/** The letters of the question whose kind was read off its keys; the author chose the others. */
function inferredIn(known: readonly QuestionLetters[], question: LetterQuestion): readonly string[] {
  const ofKey = known.find(({ questionKey }) => questionKey === question.questionKey)?.letters ?? []
  return inferredLettersOf(question, ofKey)
}

/** The question with a kind that the author chose. */
export function withLetterKind<Q extends LetterQuestion>(
  question: Q,
  name: string,
  kind: LetterKind,
  known: readonly QuestionLetters[],
): Q {
  return {
    ...question,
    letters: { ...question.letters, [name]: kind },
    inferredLetters: inferredIn(known, question).filter((inferred) => inferred !== name),
  }
}

const formulasOf = (sets: readonly AnswerSet[]): string =>
  JSON.stringify(sets.map(({ answers }) => answers.map(({ formula }) => formula)))

/** The question with other keys. Kinds that were read off the keys before are read anew; those the author chose stay. */
export function withKeys<Q extends FormulaQuestion>(
  question: Q,
  answerSets: Q['answerSets'],
  known: readonly QuestionLetters[],
): Q {
  const changed = { ...question, answerSets }
  if (question.answerType === 'Numeric' || question.letters === undefined) return changed
  if (formulasOf(answerSets) === formulasOf(question.answerSets)) return changed
  const inferred = new Set(inferredIn(known, question))
  const chosen = Object.entries(question.letters).filter(([name]) => !inferred.has(name))
  if (chosen.length > 0) return { ...changed, letters: Object.fromEntries(chosen), inferredLetters: [] }
  return without(without(changed as LetterQuestion, 'letters'), 'inferredLetters') as unknown as Q
}

/** Content with the kinds that were stored of it, for the questions whose keys have not changed since; itself where it has them. */
export function withStoredLetters(content: ProblemContent, stored: ProblemContent): ProblemContent {
  const questions = content.questions.map((question) => {
    const before = stored.questions.find(({ questionKey }) => questionKey === question.questionKey)
    if (question.answerType !== 'ExpressionSymbolic' && question.answerType !== 'ExpressionSymbolicForm')
      return question
    if (before?.answerType !== question.answerType || before.letters === undefined) return question
    if (formulasOf(before.answerSets) !== formulasOf(question.answerSets)) return question
    const chosen = new Set(Object.keys(question.letters ?? {}))
    for (const name of question.inferredLetters ?? []) chosen.delete(name)
    const letters = { ...before.letters, ...question.letters }
    const inferredLetters = (before.inferredLetters ?? []).filter((name) => !chosen.has(name))
    const isStored = areAlike(letters, question.letters) && areAlike(inferredLetters, question.inferredLetters)
    return isStored ? question : { ...question, letters, inferredLetters }
  })
  const isSame = questions.every((question, index) => question === content.questions[index])
  return isSame ? content : { ...content, questions }
}
