import type { Budget } from '../../computing/budget.ts'
import { createDoubleState, runDoubles } from '../../computing/doubles/double.ts'
import { zeros, type DoubleState } from '../../computing/doubles/double-state.ts'
import type { Expression } from '../../computing/expression.ts'
import { lettersOf } from '../../computing/expression.ts'
import { doubleOf } from '../../computing/exact/fractions.ts'
import { buildProgram } from '../../computing/program.ts'
import type { Rational } from '../../numbers/rational.ts'
import type { Tolerance } from './closeness.ts'
import { domainsOf } from './letter-domains.ts'
import { cornerLetters, cornerPoints, samplePoint, thresholdsOf } from './points.ts'
import type { LetterDomain } from './letter-domains.ts'
import type { ProbeOptions } from './probe.ts'

const POINTS = 40
/** Fewer points where both have a value say too little. */
const FEW = 8

/** What a key is added up from: a tolerance is a share of their sizes, so that it does not vanish where they cancel. */
const termsOf = (a: Expression): readonly Expression[] => (a.op === 'sum' ? a.terms.flatMap(termsOf) : [a])

function* pointsFor(
  sides: readonly Expression[],
  names: readonly string[],
  domains: readonly LetterDomain[],
): Generator<Rational[]> {
  for (let at = 0; at < POINTS; at += 1) yield samplePoint(at, domains)
  const cornered = cornerLetters(sides)
  if (cornered.size === 0) return
  yield* cornerPoints(
    thresholdsOf(sides),
    domains,
    names.map((name) => cornered.has(name)),
  )
}

/**
 * Whether two expressions stay within a tolerance of each other wherever both have a value: at the points where
 * expressions are compared, of both signs and around corners. A tolerance excuses a difference at that very point only.
 */
export function areTolerated(
  key: Expression,
  answer: Expression,
  tolerance: Tolerance,
  options: ProbeOptions,
  budget: Budget,
): boolean {
  const names = [...new Set([...lettersOf(key), ...lettersOf(answer)])]
  const program = buildProgram([key, answer, ...termsOf(key)], names, {
    ...(options.realOddRoots === true ? { realOddRoots: true } : {}),
    realPowers: true,
  })
  const state = createDoubleState(program)
  const inputs = { re: zeros(program.letters.length), im: zeros(program.letters.length) }
  const share = doubleOf(tolerance.amount) / (tolerance.kind === 'absolute' ? 1 : 100)
  let compared = 0
  for (const point of pointsFor([key, answer], names, domainsOf(names, key, answer, options))) {
    for (const [at, value] of point.entries()) inputs.re[at] = doubleOf(value)
    runDoubles(program, inputs, state, budget)
    const distance = distanceAt(program.outputs, state)
    if (distance === undefined) continue
    if (distance === 'one real') return false
    const allowed = tolerance.kind === 'absolute' ? share : share * sizeAt(program.outputs, state)
    if (distance > allowed * (1 + 1e-9)) return false
    compared += 1
  }
  return compared >= FEW
}

/** How far key and answer are apart, less what the arithmetic may be off; `undefined` where one has no value. */
function distanceAt(outputs: readonly number[], { re, im, error }: DoubleState): number | 'one real' | undefined {
  const [x, y] = [outputs[0]!, outputs[1]!]
  const bound = error[x]! + error[y]!
  if (Number.isNaN(re[x]!) || Number.isNaN(re[y]!) || !Number.isFinite(bound)) return undefined
  const [isReal, isOtherReal] = [Math.abs(im[x]!) <= error[x]!, Math.abs(im[y]!) <= error[y]!]
  if (isReal !== isOtherReal) return 'one real'
  return Math.max(0, Math.hypot(re[x]! - re[y]!, im[x]! - im[y]!) - bound)
}

const sizeAt = (outputs: readonly number[], { re, im }: DoubleState): number =>
  outputs.slice(2).reduce((size, at) => size + Math.hypot(re[at]!, im[at]!), 0)
