import { differentiate } from '../../calculus/differentiate.ts'
import { createDoubleState, runDoubles } from '../../computing/doubles/double.ts'
import { zeros } from '../../computing/doubles/double-state.ts'
import { doubleOf } from '../../computing/exact/fractions.ts'
import { lettersOf, product, quotient, subtract } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { meaningOf } from '../../computing/meaning.ts'
import type { MeaningOptions } from '../../computing/meaning.ts'
import { buildProgram } from '../../computing/program.ts'
import type { Tree } from '../../tree.ts'
import { different, meaningOptions, probeOptionsOf } from '../comparison-setting.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { ANY_REAL } from '../expressions/letter-domains.ts'
import { samplePoint } from '../expressions/points.ts'
import { isStatement } from '../formula.ts'
import { guarded } from '../guarded.ts'
import { understood } from '../symbols/understood.ts'
import { isZero, isZeroVector, rankOf } from './rank.ts'
import type { VectorSetting } from './rank.ts'
import { vectorOf, inColumns, withoutLetter } from './vector-tree.ts'
import type { Vector } from './vector-tree.ts'

export interface MultipleOptions extends EquivalenceOptions {
  /** Whether the factor may be negative. */
  readonly sense: 'same' | 'either'
}

/** Is the answer the key times a number other than zero, be it a vector or an expression? */
export function decideMultiple(key: Tree, answer: Tree, options: MultipleOptions): Decision {
  return guarded(options, (budget) => {
    const known = understood(...inColumns(withoutLetter(key), withoutLetter(answer)), options)
    if (isStatement(known.key) || isStatement(known.answer)) return different('an equation instead of a vector')
    const meaning = meaningOptions(known.options)
    const [first, second] = [entriesOf(known.key, meaning), entriesOf(known.answer, meaning)]
    if (first === undefined || second === undefined || first.length !== second.length)
      return different('number of entries')
    return compareMultiples(first, second, options.sense, { probing: probeOptionsOf(options), budget })
  })
}

function entriesOf(tree: Tree, meaning: MeaningOptions): Vector | undefined {
  const isCollection = tree.kind === 'list' || tree.kind === 'set' || tree.kind === 'tuple'
  if (isCollection) return undefined
  return vectorOf(tree, meaning) ?? (tree.kind === 'matrix' ? undefined : [meaningOf(tree, meaning)])
}

function compareMultiples(key: Vector, answer: Vector, sense: 'same' | 'either', setting: VectorSetting): Decision {
  if (isZeroVector(answer, setting)) return different('zero is no such multiple')
  if (key.length > 1 && rankOf([key, answer], setting) !== 1) return different('another direction')
  const at = key.findIndex((entry) => !isZero(entry, setting))
  if (at < 0) return different('the right answer is zero')
  const [above, below] = [answer[at]!, key[at]!]
  const moving = [...new Set([...lettersOf(above), ...lettersOf(below)])].filter((name) => {
    const [rise, fall] = [differentiate(above, name), differentiate(below, name)]
    return !isZero(subtract(product([rise, below]), product([above, fall])), setting)
  })
  // A factor with letters may be zero or negative for some of their values; a ratio of functions is no number.
  if (moving.length > 0)
    return key.length === 1
      ? different('the ratio is no number')
      : { verdict: 'undecided', rule: 'a factor with letters' }
  if (sense === 'either') return { verdict: 'equal', rule: 'a multiple' }
  const sign = signOf(quotient(above, below), setting)
  if (sign === 0) return { verdict: 'undecided', rule: 'the sign of the factor is not seen' }
  return sign > 0 ? { verdict: 'equal', rule: 'a positive multiple' } : different('the opposite direction')
}

const MOST_POINTS = 40

/** The sign of an expression that has the same value at all points where it has one; 0 where it is not seen. */
function signOf(a: Expression, { budget }: VectorSetting): number {
  const letters = [...lettersOf(a)]
  const program = buildProgram([a], letters)
  const state = createDoubleState(program)
  const inputs = { re: zeros(letters.length), im: zeros(letters.length) }
  const domains = letters.map(() => ANY_REAL)
  for (let at = 0; at < MOST_POINTS; at += 1) {
    for (const [index, value] of samplePoint(at, domains).entries()) inputs.re[index] = doubleOf(value)
    runDoubles(program, inputs, state, budget)
    const output = program.outputs[0]!
    const [value, error] = [state.re[output]!, state.error[output]!]
    if (Math.abs(value) > error && Math.abs(state.im[output]!) <= error) return Math.sign(value)
  }
  return 0
}
