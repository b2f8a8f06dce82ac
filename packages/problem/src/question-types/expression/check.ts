import {
  childrenOf,
  compileExpression,
  readChemistry,
  unbalancedIn,
  type CompiledExpression,
  type Tree,
} from '@isomorph/evaluator'
import { fillLists, type FormulaSetting } from '../../formulas/formula.ts'
import { numberIn } from '../../formulas/lists/list-value.ts'
import { doublesOf } from '../../formulas/value.ts'
import type { Environment } from '../../variables/variant.ts'
import type { ExpressionSymbolicFormQuestion } from '../expression-form/content.ts'
import { applyingAnswers, checkFormulaQuestion, probesOf } from '../formula/check.ts'
import type { CompiledAnswer, CompiledFormulaQuestion } from '../formula/compile.ts'
import type { FormulaKey } from '../formula/key.ts'
import type { KeyAt } from '../key-shown.ts'
import type { QuestionCheck } from '../question-check.ts'
import type { Report } from '../../content/report.ts'
import { readsChemistry } from './chemistry.ts'
import type { ExpressionSymbolicQuestion } from './content.ts'
import { expressionKey } from './key.ts'
import { formulaMutants } from './mutants.ts'
import { say, sayAll, type Said } from '../../wording/said.ts'

const computable = new WeakMap<Tree, readonly CompiledExpression[]>()

/** The largest parts of a key that have values: the sides of an equation, the items of a list. */
function partsWithValues(tree: Tree, setting: FormulaSetting): readonly CompiledExpression[] {
  const known = computable.get(tree)
  if (known !== undefined) return known
  const compiled = compileExpression(tree, setting.computing)
  const parts = compiled.ok ? [compiled.value] : childrenOf(tree).flatMap((part) => partsWithValues(part, setting))
  computable.set(tree, parts)
  return parts
}

/**
 * Stand for any values of letters. Roots meet nothing but what is zero for all values; whole numbers, rising and falling,
 * are there for what counts: `n!` and sums to `n` have no value at others.
 */
const anyValues: readonly ((index: number) => number)[] = [
  (index) => Math.SQRT2 / (index + 2) + 0.1,
  (index) => 3 + 2 * index,
  (index) => Math.max(1, 40 - 7 * index),
]

/** Whether a part divides by zero wherever it is tried. */
function dividesByZero(part: CompiledExpression, { values }: Environment): boolean {
  return anyValues.every((anyValue) => {
    const letters = part.letters.map((name, index): readonly [string, number] => {
      const value = numberIn(values.get(name))
      return [name, value === undefined ? anyValue(index) : doublesOf(value)[0]]
    })
    const computed = part.computeDouble(Object.fromEntries(letters))
    return !computed.ok && computed.problem === 'DivideByZero'
  })
}

/** Why a key has no value for the variant, whatever its own letters are; `undefined` where it has one. */
function missingValue(
  { tree }: CompiledAnswer,
  { setting }: CompiledFormulaQuestion,
  environment: Environment,
): Said | undefined {
  const filled = fillLists(tree, setting, environment.values)
  if (!filled.ok) return filled.issue
  const isDivided = partsWithValues(filled.value, setting).some((part) => dividesByZero(part, environment))
  return isDivided ? say('dividesByZero') : undefined
}

/** An author may ask for an equation that does not balance, and seldom means to. */
function checkBalance({ answerSets }: ExpressionSymbolicQuestion, report: Report): void {
  answerSets.forEach(({ answers }, set) => {
    answers.forEach(({ formula, percentCorrect }, index) => {
      const chemistry = percentCorrect >= 100 ? readChemistry(formula) : undefined
      const unbalanced = chemistry?.kind === 'equation' ? unbalancedIn(chemistry) : []
      if (unbalanced.length === 0) return
      const path = `answerSets.${set}.answers.${index}.formula`
      report('InvalidForUseInfo', path, say('notBalanced', { elements: unbalanced.join(', ') }))
    })
  })
}

type LetterQuestion = ExpressionSymbolicQuestion | ExpressionSymbolicFormQuestion

/** The check of questions for a formula, which show their keys each in its own way. */
export function letterCheck<Q extends LetterQuestion>(
  keyOf: (question: CompiledFormulaQuestion<Q>, at: KeyAt) => readonly FormulaKey[],
): QuestionCheck<Q, CompiledFormulaQuestion<Q>> {
  return {
    question: (question, report) => {
      checkFormulaQuestion(question, report)
      if (question.answerType === 'ExpressionSymbolic' && readsChemistry(question)) checkBalance(question, report)
    },
    variant: (question, at, survey) => {
      for (const answer of applyingAnswers(question, at, survey)) {
        const missing = missingValue(answer, question, at.environment)
        if (missing !== undefined) survey.note('keyHasNoValue', answer.path, sayAll(say('keyWithoutValue'), missing))
      }
    },
    probes: (question, at) =>
      probesOf(
        keyOf(question, at).filter(({ compiled }) => missingValue(compiled, question, at.environment) === undefined),
      ),
    mutants: (question, at) => formulaMutants(question, at, (keyAt) => keyOf(question, keyAt)),
    variants: () => undefined,
  }
}

export const expressionCheck = letterCheck(expressionKey)
