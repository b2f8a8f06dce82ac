import { markCase as markByEngine } from '../../evaluator/answers/adapter.ts'
import type { Case, Outcome } from '../../evaluator/answers/case.ts'
import { compileProblem } from '../src/compile-problem.ts'
import { markAnswer } from '../src/marking/mark-answer.ts'
import { answerFieldOf, readAnswer } from '../src/question-types/show.ts'
import { problem, symbolic } from '../src/problem.fixtures.ts'
import { isAuthoringError } from '../src/variables/authoring-error.ts'
import { drawVariant } from '../src/variables/variant.ts'
import { questionOfCase } from './question-of-case.ts'

/** An outcome, and whether a question reaches it. */
export interface MarkedCase extends Outcome {
  readonly isReached: boolean
}

const reached = (verdict: Outcome['verdict'], reason: string): MarkedCase => ({ verdict, reason, isReached: true })

/** Marks a case as a question would; what no setting of a question can ask is decided by the engine and counted apart. */
export function markCase(item: Case): MarkedCase {
  if (item.check === 'syntax') {
    const reading = readAnswer(answerFieldOf(symbolic('0', { functions: item.options.functions ?? [] })), item.student)
    return reached(reading.ok ? true : 'invalid', 'read as an answer')
  }
  const question = questionOfCase(item)
  if (question === undefined) return { ...markByEngine(item), isReached: false }
  const compiled = compileProblem(problem({ ask: [question] }))
  // What no author can save, nobody is asked.
  if (compiled.findings.some(({ level }) => level !== 'InvalidForUseInfo'))
    return { ...markByEngine(item), isReached: false }
  const variant = drawVariant(compiled, 1)
  if (isAuthoringError(variant)) return reached('undecided', variant.message)
  const { verdict, rule, evidence } = markAnswer(compiled, variant, { questionKey: 1, value: item.student })
  const reason = String(evidence['decidedBy'] ?? rule)
  // A field that is left empty is not submitted; the corpus calls that invalid.
  if (rule === 'blank') return reached('invalid', rule)
  switch (verdict) {
    case 'correct':
      return reached(true, reason)
    case 'unreadable':
      return reached('invalid', reason)
    case 'needsPerson':
      return reached('undecided', reason)
    default:
      return reached(false, reason)
  }
}
