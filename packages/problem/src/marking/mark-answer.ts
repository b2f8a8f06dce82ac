import { createBudget, type BudgetLimits } from '@isomorph/evaluator'
import type { RichText } from '@isomorph/rich-text'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import type { Marked } from '../question-types/marked.ts'
import { typeOfCompiled } from '../question-types/question-types.ts'
import { fillDocument } from '../statement/document-template.ts'
import { fillingOf } from '../statement/instantiate.ts'
import { environmentOf, type Variant } from '../variables/variant.ts'
import { markFollowing } from './follow-through.ts'
import type { Marking, TypedAnswer } from './marking.ts'

/** What marking may use and know besides the answer itself. */
export interface MarkingOptions {
  /** Bounds on the work for one answer. Beyond them it goes to a person. */
  readonly limits?: BudgetLimits
  /** The other answers of the same attempt, for follow-through. */
  readonly answers?: readonly TypedAnswer[]
}

const blank: Marking = { verdict: 'incorrect', percent: 0, rule: 'blank', evidence: {} }

/** Several times what an honest answer takes. */
const usualLimits: BudgetLimits = { nodes: 400_000, points: 2000, digits: 20_000 }

function markQuestion(
  compiled: CompiledProblem,
  question: CompiledQuestion,
  variant: Variant,
  typed: TypedAnswer,
  options: MarkingOptions,
): Marked {
  const environment = environmentOf(compiled, variant)
  const limits = options.limits ?? usualLimits
  const at = { compiled, environment, seed: variant.seed, budget: createBudget(limits) }
  const direct = typeOfCompiled(question).mark(question, typed, at)
  const isSettled = direct.marking.percent >= 100 || direct.marking.verdict === 'unreadable'
  const following = isSettled
    ? undefined
    : markFollowing(compiled, question, variant, typed, { limits, answers: options.answers })
  const isHigher = following !== undefined && following.percent > direct.marking.percent
  return isHigher ? { ...direct, marking: following } : direct
}

/** The feedback that applies: the matched answer's own, else the question's for right or wrong answers. */
function feedbackFor(question: CompiledQuestion, marked: Marked): RichText | undefined {
  if (marked.feedback !== undefined) return marked.feedback
  const { verdict } = marked.marking
  if (verdict === 'correct') return question.question.feedback?.correct
  return verdict === 'incorrect' || verdict === 'partial' ? question.question.feedback?.incorrect : undefined
}

/**
 * Marks one answer to a question of a variant. Never throws for anything a learner can type; an answer that cannot be
 * read has the verdict `unreadable`, one that cannot be decided goes to a person.
 *
 * ```ts
 * markAnswer(compiled, variant, { questionKey: 1, value: '\\frac12' }).verdict // 'correct'
 * ```
 */
export function markAnswer(
  compiled: CompiledProblem,
  variant: Variant,
  typed: TypedAnswer,
  options: MarkingOptions = {},
): Marking {
  const question = compiled.questions.get(typed.questionKey)
  if (question === undefined) throw new RangeError(`There is no question ${typed.questionKey}.`)
  if (typed.value.trim() === '' || typed.value === '\\placeholder{}') return blank
  const marked = markQuestion(compiled, question, variant, typed, options)
  const feedback = feedbackFor(question, marked)
  if (feedback === undefined) return marked.marking
  const filling = fillingOf(compiled, environmentOf(compiled, variant))
  return { ...marked.marking, feedback: fillDocument(compiled.templateOf(feedback), filling) }
}
