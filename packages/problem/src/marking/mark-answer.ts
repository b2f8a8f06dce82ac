import { canonicalName, createBudget, divide, type BudgetLimits } from '@isomorph/evaluator'
import type { RichText } from '@isomorph/rich-text'
import type { CompiledProblem } from '../compile-problem.ts'
import type { Answer } from '../content/question.ts'
import type { Value } from '../formulas/value.ts'
import {
  setThatApplies,
  type CompiledFormulaQuestion,
  type CompiledQuestion,
  type CompiledTextQuestion,
} from '../questions/compile-question.ts'
import { choicesFor, fillingOf, inShownOrder } from '../statement/instantiate.ts'
import { fillDocument } from '../statement/document-template.ts'
import { fillText } from '../statement/instantiate-solution.ts'
import { environmentOf, environmentWith, type Environment, type Variant } from '../variables/variant.ts'
import { markChoices } from '../question-types/multiple-choice/mark-choices.ts'
import { markFormula, type FormulaMarking } from '../question-types/formula/mark-formula.ts'
import { markText, type AcceptedText } from '../question-types/short-answer/mark-text.ts'
import { markingError } from './marking-error.ts'
import { verdictFor, type Marking, type TypedAnswer } from './marking.ts'
import { typedValue } from '../question-types/numeric/typed-value.ts'
import { percentFor } from '../question-types/formula/question-marking.ts'
import { exactly, hundred } from '../scoring/exact-number.ts'

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

function acceptedTexts(
  compiled: CompiledProblem,
  environment: Environment,
  answers: readonly Answer[],
): readonly AcceptedText[] {
  return answers.map(({ id, formula, percentCorrect }) => {
    const text = fillText(compiled, environment, formula)
    return { id, text, percentCorrect }
  })
}

interface Marked {
  readonly marking: Marking
  readonly feedback: RichText | undefined
}

function markTextQuestion(
  compiled: CompiledProblem,
  question: CompiledTextQuestion,
  environment: Environment,
  value: string,
): Marked {
  const set = setThatApplies(question.sets, environment.values)
  const answers = set === undefined || set === 'unableToEvaluate' ? [] : set.answers
  const isMissing = answers.length === 0 && question.question.marking === 'automatic'
  if (isMissing) {
    const error = markingError(set === 'unableToEvaluate' ? 'UnableToEvaluateConditionals' : 'CorrectAnswerNotProvided')
    const marking: Marking = { verdict: 'needsPerson', percent: 0, rule: 'authoringError', error, evidence: {} }
    return { marking, feedback: undefined }
  }
  const marking = markText(question.question, acceptedTexts(compiled, environment, answers), value)
  const matched = answers.find(({ id }) => id === marking.evidence['answerId'])
  return { marking, feedback: matched?.feedback }
}

function markFollowing(
  compiled: CompiledProblem,
  question: CompiledFormulaQuestion,
  variant: Variant,
  typed: TypedAnswer,
  options: MarkingOptions,
): Marking | undefined {
  const rule = question.question.followThrough
  if (rule === undefined || options.answers === undefined) return undefined
  const replaced = new Map<string, Value>()
  for (const { questionKey, variableName } of rule.uses) {
    const earlier = options.answers.find((answer) => answer.questionKey === questionKey)
    const asked = compiled.questions.get(questionKey)
    if (earlier === undefined || asked?.kind !== 'formula' || questionKey === question.question.questionKey) continue
    const value = typedValue(asked, earlier, createBudget(options.limits ?? usualLimits))
    if (value !== undefined) replaced.set(canonicalName(variableName), value)
  }
  if (replaced.size === 0) return undefined
  const environment = environmentWith(compiled, variant, replaced)
  if (environment === undefined) return undefined
  const budget = createBudget(options.limits ?? usualLimits)
  const { marking } = markFormula({ compiled, question, environment, budget }, typed)
  if (marking.percent <= 0) return undefined
  const percent = percentFor(divide(exactly(marking.percent), hundred), rule.percent)
  const facets = marking.facets === undefined ? {} : { facets: marking.facets }
  const reading = marking.reading === undefined ? {} : { reading: marking.reading }
  return {
    verdict: verdictFor(percent),
    percent,
    rule: 'followThrough',
    ...reading,
    ...facets,
    evidence: marking.evidence,
  }
}

function markFormulaQuestion(
  compiled: CompiledProblem,
  question: CompiledFormulaQuestion,
  variant: Variant,
  typed: TypedAnswer,
  options: MarkingOptions,
): Marked {
  const environment = environmentOf(compiled, variant)
  const budget = createBudget(options.limits ?? usualLimits)
  const direct: FormulaMarking = markFormula({ compiled, question, environment, budget }, typed)
  const feedback = direct.matched?.answer.feedback
  const isSettled = direct.marking.percent >= 100 || direct.marking.verdict === 'unreadable'
  const following = isSettled ? undefined : markFollowing(compiled, question, variant, typed, options)
  const isHigher = following !== undefined && following.percent > direct.marking.percent
  return { marking: isHigher ? following : direct.marking, feedback }
}

function markByType(
  compiled: CompiledProblem,
  question: CompiledQuestion,
  variant: Variant,
  typed: TypedAnswer,
  options: MarkingOptions,
): Marked {
  if (question.kind === 'formula') return markFormulaQuestion(compiled, question, variant, typed, options)
  if (question.kind === 'text')
    return markTextQuestion(compiled, question, environmentOf(compiled, variant), typed.value)
  const choices = choicesFor(compiled, variant, typed.questionKey)
  const marking = markChoices(question.question, choices, typed.value)
  const taken = new Set(marking.reading?.split(';'))
  // In the order of the page: the author's order says more than it should while attempts are left.
  const content = inShownOrder(question.question, variant, choices).flatMap(({ choiceKey, feedback }) =>
    taken.has(String(choiceKey)) ? (feedback?.content ?? []) : [],
  )
  return { marking, feedback: content.length === 0 ? undefined : { type: 'doc', content } }
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
  const marked = markByType(compiled, question, variant, typed, options)
  const feedback = feedbackFor(question, marked)
  if (feedback === undefined) return marked.marking
  const filling = fillingOf(compiled, environmentOf(compiled, variant))
  return { ...marked.marking, feedback: fillDocument(compiled.templateOf(feedback), filling) }
}
