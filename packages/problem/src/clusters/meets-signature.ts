/** Whether an answer belongs to a group: asked for each member before a decision is applied, and for every later answer. */

import { createBudget, decideEquivalence, type Tree } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import { readFormula } from '../formulas/formula.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import type { Marking, TypedAnswer } from '../marking/marking.ts'
import { equivalenceOptionsFor } from '../question-types/expression/judge-expression.ts'
import type { CompiledFormulaQuestion } from '../question-types/formula/compile.ts'
import { keyTree } from '../question-types/formula/key-tree.ts'
import { environmentOf, type Environment, type Variant } from '../variables/variant.ts'
import { computing, freeLetters, numbersOf, pointsFor, type Compute } from './key-formulas.ts'
import { isNumeric, keyValue } from './key-value.ts'
import { otherSignatures } from './other-signatures.ts'
import { isAnswer, readResponse } from './read-response.ts'
import { factorOf } from './simple-relations.ts'
import { signatureKey, type AnswerSignature } from './signature.ts'

interface Formula {
  readonly tree: Tree
  readonly compute: Compute
}

const formulas = new WeakMap<CompiledFormulaQuestion, Map<string, Formula | undefined>>()
/** Beyond this many nobody asks for the same ones again. */
const maximumKnown = 2000

/** A formula of a signature as it is read for the question, kept for the next answer. */
function formulaOf(question: CompiledFormulaQuestion, latex: string): Formula | undefined {
  const known = formulas.get(question) ?? new Map<string, Formula | undefined>()
  formulas.set(question, known)
  if (known.has(latex)) return known.get(latex)
  const read = readFormula(latex, question.setting)
  const compute = read.ok ? computing(read.value, question.setting.computing) : undefined
  const formula = read.ok && compute !== undefined ? { tree: read.value, compute } : undefined
  if (known.size < maximumKnown) known.set(latex, formula)
  return formula
}

const limits = { nodes: 200_000, points: 1000, digits: 10_000 }

/** Whether a formula in letters is the same as the signature's, by the rule that marks. */
function isEquivalent(
  compiled: CompiledProblem,
  question: CompiledFormulaQuestion,
  environment: Environment,
  { tree }: Formula,
  typed: Tree,
): boolean {
  const wanted = keyTree(compiled, environment, tree)
  const options = { ...equivalenceOptionsFor(question), budget: createBudget(limits) }
  return decideEquivalence(wanted, typed, options).verdict === 'equal'
}

interface Asked {
  readonly compiled: CompiledProblem
  readonly question: CompiledFormulaQuestion
  readonly environment: Environment
  readonly typed: TypedAnswer
}

function meetsFormula({ compiled, question, environment, typed }: Asked, latex: string): boolean {
  const formula = formulaOf(question, latex)
  if (formula === undefined) return false
  const points = pointsFor(question, freeLetters(compiled, formula.tree))
  const response = readResponse(question, typed, points)
  if (response === undefined) return false
  const numbers = numbersOf(environment)
  const values = points.map((point) => formula.compute({ ...point, ...numbers }))
  if (!isAnswer(response, values)) return false
  return isNumeric(question) || isEquivalent(compiled, question, environment, formula, response.tree)
}

function meetsNumber(
  { question, environment, typed }: Asked,
  signature: Extract<AnswerSignature, { kind: 'ratio' | 'difference' }>,
): boolean {
  if (!isNumeric(question)) return false
  const key = keyValue(question, environment)
  const response = readResponse(question, typed, [{}])
  const wanted = signature.kind === 'ratio' ? key * factorOf(signature) : key + signature.amount
  return response !== undefined && isAnswer(response, [wanted])
}

/**
 * Whether an answer has a signature. One that is right never has, nor one that cannot be read.
 *
 * ```ts
 * meetsSignature(compiled, variant, { questionKey: 1, value: '18' }, { kind: 'formula', latex: 'm\\cdot v^2' }) // true
 * ```
 */
export function meetsSignature(
  compiled: CompiledProblem,
  variant: Variant,
  typed: TypedAnswer,
  signature: AnswerSignature,
  known?: Marking,
): boolean {
  const question = compiled.questions.get(typed.questionKey)
  if (question === undefined) return false
  const marking = known ?? markAnswer(compiled, variant, typed)
  if (!isGrouped(marking)) return false
  const environment = environmentOf(compiled, variant)
  if (question.kind === 'formula') {
    const asked = { compiled, question, environment, typed }
    if (signature.kind === 'formula') return meetsFormula(asked, signature.latex)
    if (signature.kind === 'ratio' || signature.kind === 'difference') return meetsNumber(asked, signature)
  }
  const wanted = signatureKey(signature)
  return otherSignatures(question, typed, marking).some((each) => signatureKey(each.signature) === wanted)
}

/** Whether an answer may be in a group: it says something, and is not right. */
export function isGrouped({ verdict, percent, rule }: Marking): boolean {
  return percent < 100 && verdict !== 'unreadable' && rule !== 'blank' && rule !== 'ambiguous'
}
