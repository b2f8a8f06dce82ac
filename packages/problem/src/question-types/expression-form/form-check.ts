/** Whether an expression that is equal to the key is also written in the form asked for. */

import { decideForm, type EquivalenceOptions, type Form, type Tree, variablesIn } from '@isomorph/evaluator'
import type { AnswerForm } from './content.ts'
import { readFormula } from '../../formulas/formula.ts'
import type { CompiledAnswer } from '../formula/compile.ts'
import { expressionKeyLatex } from '../formula/key.ts'
import { cachedIn } from '../../variables/variant.ts'
import type { QuestionMarking } from '../formula/facets.ts'

const forms: Readonly<Record<AnswerForm, Form>> = {
  asKey: 'same-up-to-order',
  identical: 'identical',
  expanded: 'expanded',
  factored: 'factored',
  singleFraction: 'single-fraction',
  lowestTerms: 'lowest-terms',
  rationalisedDenominator: 'rational-denominator',
  completedSquare: 'completed-square',
  partialFractions: 'partial-fractions',
}

/** The key as a person would write it with these values: `x-3` and not `x+(-3)`, `x` and not `1x`. */
function keyAsWritten(marking: QuestionMarking, key: Tree): Tree {
  const { compiled, environment, question } = marking
  return cachedIn(environment, key, () => {
    const read = readFormula(
      expressionKeyLatex(compiled, environment, key, question.question.assumptions),
      question.setting,
    )
    return read.ok ? read.value : key
  })
}

/** The letter that a form is about: x where there is one, else the key's first. */
function mainLetter({ compiled }: QuestionMarking, key: Tree): string {
  const letters = [...variablesIn(key)].filter((name) => !compiled.variables.byName.has(name))
  return letters.includes('x') ? 'x' : (letters[0] ?? 'x')
}

/** `undefined` where it cannot be told. */
export function isInForm(
  marking: QuestionMarking,
  answer: CompiledAnswer['items'][number],
  typed: Tree,
  form: AnswerForm,
  options: EquivalenceOptions,
): boolean | undefined {
  const comparesWithKey = form === 'asKey' || form === 'identical'
  const isAboutLetter = form === 'completedSquare' || form === 'partialFractions'
  const key = comparesWithKey ? keyAsWritten(marking, answer.tree) : undefined
  const asked = isAboutLetter ? { variable: mainLetter(marking, answer.tree), ...options } : options
  const outcome = decideForm(key, typed, forms[form], asked)
  return outcome.verdict === 'undecided' ? undefined : outcome.verdict === 'right'
}
