import type { Answer, ProblemContent, Question } from '@isomorph/problem'
import type { AnswerToAdd } from '../../../entities/problem/answer-to-add.ts'
import { storedFormula } from '../../../formula-authoring/index.ts'
import { replaceQuestion, type ContentChange } from './content-changes.ts'
import { takeOutAnswers } from './undo-changes.ts'

/** The answer as it is stored; undefined where the question has no place for it. */
function formulaFor({ formula }: AnswerToAdd, question: Question, { variables }: ProblemContent): string | undefined {
  if (question.answerType === 'MultipleChoice') return undefined
  if (question.answerType === 'ShortAnswer') return formula
  const names = variables.map(({ name }) => name)
  return storedFormula(formula, names, 'functions' in question ? question.functions : undefined)
}

interface UndoableAddition {
  /** Of the answer in the first set. */
  readonly answerId: number | undefined
  readonly change: ContentChange
  readonly undo: ContentChange
}

/**
 * Adds an answer that learners gave to every set of answers of its question, with no credit. Undefined where the question has it
 * already, does not exist any more, or takes no answers of this kind.
 */
export function addFoundAnswer(
  content: ProblemContent,
  found: AnswerToAdd,
  nextId: () => number,
): UndoableAddition | undefined {
  const question = content.questions.find(({ questionKey }) => questionKey === found.questionKey)
  if (question === undefined || !('answerSets' in question)) return undefined
  const formula = formulaFor(found, question, content)
  if (formula === undefined) return undefined
  const known = question.answerSets.flatMap((set): readonly Answer[] => set.answers)
  if (known.some((answer) => answer.formula === formula)) return undefined
  const ids = question.answerSets.map(() => nextId())
  const answerSets = question.answerSets.map((set, index) => ({
    ...set,
    answers: [...set.answers, { id: ids[index] ?? 0, formula, percentCorrect: 0 }],
  }))
  const undo = takeOutAnswers(question.questionKey, new Set(ids))
  return { answerId: ids[0], change: replaceQuestion({ ...question, answerSets }), undo }
}
