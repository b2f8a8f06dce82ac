/** Keys as people read them: written so that the very same text would be marked right. */

import { toLatex, toVariableLatex, type Tree } from '@isomorph/evaluator'
import type { CompiledProblem } from '../../compiled-problem.ts'
import { fillLists } from '../../formulas/formula.ts'
import { numberIn } from '../../formulas/lists/list-value.ts'
import { substitute } from '../../formulas/substitute.ts'
import { compileLatex, fillLatex } from '../../statement/latex-template.ts'
import { showNumber } from '../../statement/show-value.ts'
import type { ShownValue } from '../../statement/shown-value.ts'
import type { Environment } from '../../variables/variant.ts'
import { answersThatApply } from '../answer-sets.ts'
import type { KeyAnswer, KeyAt } from '../key-shown.ts'
import type { CompiledAnswer, CompiledFormulaQuestion } from './compile.ts'
import type { Assumptions } from './content.ts'
import { keyTree } from './key-tree.ts'
import { asInAnswers } from './reading/log-base.ts'

/** An author's formula with the values of a variant. */
export interface FormulaKey extends KeyAnswer {
  readonly compiled: CompiledAnswer
  readonly show: () => { readonly latex: string }
}

/** The author's answers, each shown as its type of question writes it. */
export function formulaKey(
  { sets, reader }: CompiledFormulaQuestion,
  { environment }: KeyAt,
  latexOf: (answer: CompiledAnswer) => string,
): readonly FormulaKey[] {
  return answersThatApply(sets, environment).map((compiled) => ({
    id: compiled.answer.id,
    percentCorrect: compiled.answer.percentCorrect,
    compiled,
    show: () => ({ latex: reader.written(latexOf(compiled)) }),
  }))
}

/** An irrational value is written as its formula, which holds together only in brackets. */
function shownInFormula(
  compiled: CompiledProblem,
  environment: Environment,
  name: string,
  assumptions: Assumptions | undefined,
): ShownValue | undefined {
  const value = numberIn(environment.values.get(name))
  if (value === undefined) return undefined
  if (value.kind === 'exact') return showNumber(value, 'Fraction')
  const symbol: Tree = { kind: 'symbol', name, at: { from: 0, to: 0 } }
  const tree = asInAnswers(keyTree(compiled, environment, symbol), assumptions)
  const latex = toLatex(tree.kind === 'group' ? tree.inner : tree)
  const isCompound = tree.kind === 'group' && tree.inner.kind !== 'call'
  return { text: latex, latex, isMath: true, isNegative: latex.startsWith('-'), isUnit: false, isCompound }
}

/** The key of an expression with values in place of variables, with the signs a person would write. */
export function expressionKeyLatex(
  compiled: CompiledProblem,
  environment: Environment,
  tree: Tree,
  assumptions: Assumptions | undefined,
): string {
  const filled = fillLists(tree, compiled.variables.setting, environment.values)
  const latex = toVariableLatex((marked) =>
    substitute(filled.ok ? filled.value : tree, (name) =>
      environment.values.has(name) ? { kind: 'symbol', name: marked(name), at: { from: 0, to: 0 } } : undefined,
    ),
  )
  return fillLatex(compileLatex(latex), (name) => shownInFormula(compiled, environment, name, assumptions))
}
