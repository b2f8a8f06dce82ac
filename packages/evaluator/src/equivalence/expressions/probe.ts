import type { Rational } from '../../numbers/rational.ts'
import type { Budget } from '../../computing/budget.ts'
import { EvaluationFailure } from '../../computing/budget.ts'
import { createDoubleState, runDoubles } from '../../computing/doubles/double.ts'
import type { Expression } from '../../computing/expression.ts'
import { contains, isImaginaryUnit, lettersOf } from '../../computing/expression.ts'
import { doubleOf } from '../../computing/exact/fractions.ts'
import { exponentOfFloat } from '../../computing/high/big-float.ts'
import { runHigh } from '../../computing/high/high.ts'
import { highContext, highOfRational } from '../../computing/high/high-values.ts'
import type { HighContext, HighValue } from '../../computing/high/high-values.ts'
import { OP, buildProgram, takesTwo } from '../../computing/program.ts'
import type { Program } from '../../computing/program.ts'
import type { Tolerance } from './closeness.ts'
import { domainsOf } from './letter-domains.ts'
import { cornerLetters, cornerPoints, powerPoints, samplePoint, thresholdsOf } from './points.ts'
import type { DomainsGiven, LetterDomain } from './letter-domains.ts'

/** Values of the letters where the two expressions differ. */
export type Witness = Readonly<Record<string, Rational>>

export interface ProbeOptions extends DomainsGiven {
  readonly realOddRoots?: boolean
  /** Equations are compared by all their complex solutions instead of the real ones. */
  readonly hasComplexSolutions?: boolean
  /** Ends of intervals and solutions may be decimals within this of the key's. */
  readonly tolerance?: Tolerance
}

export type ProbeResult =
  | { readonly verdict: 'equal'; readonly rule: string }
  | { readonly verdict: 'different'; readonly rule: string; readonly witness: Witness }
  | { readonly verdict: 'undecided'; readonly rule: string }

/** What comparing at one point says. `complex`: equal there, but not real. */
type AtPoint = 'equal' | 'different' | 'complex-equal' | 'complex-different' | 'one-real' | 'undefined' | 'unsure'

const ENOUGH = 12
/** The rule that decides where wherever one side is real the other is not. */
export const DISJOINT = 'real at different points'
/** Points tried first, and at most. */
const FIRST_POINTS = 40
const LAST_POINTS = 120
/** Fewer agreeing points than this do not decide. */
const FEW = 5
const MOST_UNSURE = 24
const PRECISIONS = [40, 80, 160] as const

const ARITHMETIC: ReadonlySet<number> = new Set([OP.add, OP.multiply, OP.divide, OP.power])

interface Probe {
  readonly program: Program
  readonly names: readonly string[]
  readonly isComplex: boolean
  readonly budget: Budget
  /**
   * Steps of the key that must all be real: letters stand for real numbers, so √(x−1)√(x+1) says nothing where both
   * roots are imaginary, though their product is real there.
   */
  readonly keySteps: readonly number[]
  readonly compareDoubles: (point: readonly Rational[]) => AtPoint
}

/**
 * Compares two expressions at points where both are real (at all points where the imaginary unit occurs). Doubles
 * decide where the difference is larger than the bound on their error; what agrees in doubles must agree in 40 digits.
 */
export function probe(key: Expression, answer: Expression, options: ProbeOptions, budget: Budget): ProbeResult {
  const names = [...new Set([...lettersOf(key), ...lettersOf(answer)])]
  const isComplex = contains(key, isImaginaryUnit) || contains(answer, isImaginaryUnit)
  const program = buildProgram([key, answer], names, {
    ...(options.realOddRoots === true ? { realOddRoots: true } : {}),
    realPowers: !isComplex && names.length > 0,
  })
  const keySteps = isComplex ? [] : stepsBehind(program, program.outputs[0]!)
  const probing: Probe = {
    program,
    names,
    isComplex,
    budget,
    keySteps,
    compareDoubles: doubleComparer(program, isComplex, keySteps, budget),
  }
  if (names.length === 0) return compareConstants(probing)
  const domains = domainsOf(names, key, answer, options)
  const cornered = cornerLetters([key, answer])
  const isCornerLetter = names.map((name) => cornered.has(name))
  const thresholds = cornered.size > 0 ? thresholdsOf([key, answer]) : []
  const compared = (sides: Probe): ProbeResult =>
    comparePoints(sides, domains, thresholds, isCornerLetter, () => powerPoints([key, answer], names, domains))
  const result = compared(probing)
  if (result.verdict !== 'undecided' || isComplex) return result
  // A key that is nowhere real in all its parts is compared by its value alone.
  return compared({ ...probing, keySteps: [], compareDoubles: doubleComparer(program, isComplex, [], budget) })
}

/** The steps that a value is computed from. */
function stepsBehind({ op, a, b, loops, declared }: Program, output: number): readonly number[] {
  const found = new Set<number>()
  const waiting = [output]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (found.has(at)) continue
    found.add(at)
    const code = op[at]!
    if (code <= OP.infinity) continue
    if (code === OP.loop) waiting.push(loops[a[at]!]!.lower, loops[a[at]!]!.upper)
    else if (code === OP.declared) waiting.push(...declared[a[at]!]!.args)
    else waiting.push(a[at]!, ...(ARITHMETIC.has(code) || takesTwo(code) ? [b[at]!] : []))
  }
  return [...found]
}

function compareConstants(probing: Probe): ProbeResult {
  const first = probing.compareDoubles([])
  if (first === 'different' || first === 'complex-different' || first === 'one-real')
    return { verdict: 'different', rule: 'value', witness: {} }
  for (const digits of PRECISIONS) {
    const outcome = compareHigh(probing, [], digits)
    if (outcome === 'different' || outcome === 'complex-different' || outcome === 'one-real') {
      return { verdict: 'different', rule: 'value', witness: {} }
    }
    // Numbers of school size that agree in 80 digits are equal.
    if ((outcome === 'equal' || outcome === 'complex-equal') && digits >= 80)
      return { verdict: 'equal', rule: 'value to many digits' }
    if (outcome === 'undefined') return { verdict: 'undecided', rule: 'undefined' }
  }
  return { verdict: 'undecided', rule: 'value' }
}

interface Tally {
  readonly agreed: (readonly Rational[])[]
  readonly seen: Set<string>
  complexEqual: number
  oneReal: number
  unsure: number
  complexWitness: readonly Rational[] | undefined
  oneRealWitness: readonly Rational[] | undefined
  witness: readonly Rational[] | undefined
}

/** Compares at points until enough agree or one differs. */
function walk(probing: Probe, points: Iterable<readonly Rational[]>, enough: number, tally: Tally): void {
  for (const point of points) {
    if (tally.agreed.length >= enough) return
    probing.budget.points -= 1
    if (probing.budget.points < 0) throw new EvaluationFailure('OverBudget')
    let outcome = probing.compareDoubles(point)
    if (outcome === 'unsure' && tally.unsure < MOST_UNSURE) {
      tally.unsure += 1
      outcome = compareWithMoreDigits(probing, point)
    }
    if (outcome === 'different') {
      tally.witness = point
      return
    }
    if (outcome === 'equal') {
      // Zero comes up often; agreeing there again says nothing new.
      const key = point.map((value) => `${value.numerator}/${value.denominator}`).join()
      if (!tally.seen.has(key)) tally.agreed.push(point)
      tally.seen.add(key)
    } else if (outcome === 'complex-equal') tally.complexEqual += 1
    else if (outcome === 'complex-different') tally.complexWitness ??= point
    else if (outcome === 'one-real') {
      tally.oneReal += 1
      tally.oneRealWitness ??= point
    }
  }
}

function* regularPoints(from: number, to: number, domains: readonly LetterDomain[]): Generator<Rational[]> {
  for (let at = from; at < to; at += 1) yield samplePoint(at, domains)
}

function comparePoints(
  probing: Probe,
  domains: readonly LetterDomain[],
  thresholds: readonly number[],
  isCornerLetter: readonly boolean[],
  atPowers: () => Iterable<readonly Rational[]>,
): ProbeResult {
  const tally: Tally = {
    agreed: [],
    seen: new Set(),
    complexEqual: 0,
    oneReal: 0,
    unsure: 0,
    complexWitness: undefined,
    oneRealWitness: undefined,
    witness: undefined,
  }
  const witnessAt = (point: readonly Rational[]): Witness =>
    Object.fromEntries(probing.names.map((name, at) => [name, point[at]!]))
  const different = (rule: string, point: readonly Rational[]): ProbeResult => ({
    verdict: 'different',
    rule,
    witness: witnessAt(point),
  })
  walk(probing, regularPoints(0, FIRST_POINTS, domains), ENOUGH, tally)
  if (tally.witness === undefined && (isCornerLetter.includes(true) || tally.agreed.length < FEW)) {
    walk(
      probing,
      cornerPoints(thresholds, domains, tally.agreed.length < FEW ? domains.map(() => true) : isCornerLetter),
      Number.POSITIVE_INFINITY,
      tally,
    )
  }
  if (tally.witness === undefined && tally.agreed.length < FEW)
    walk(probing, regularPoints(FIRST_POINTS, LAST_POINTS, domains), FEW, tally)
  if (tally.witness === undefined) walk(probing, atPowers(), Number.POSITIVE_INFINITY, tally)
  if (tally.witness !== undefined) return different('values at a point', tally.witness)
  const { agreed, complexEqual, complexWitness, oneReal } = tally
  const isSameElsewhere = complexWitness === undefined && oneReal === 0
  if (agreed.length >= FEW || (agreed.length > 0 && isSameElsewhere)) return confirm(probing, agreed, witnessAt)
  // Nowhere both real: then they are the same only where they agree as complex numbers.
  if (agreed.length === 0 && complexEqual >= FEW && isSameElsewhere)
    return { verdict: 'equal', rule: 'complex values at points' }
  if (agreed.length === 0 && complexWitness !== undefined) return different('complex values at a point', complexWitness)
  // Wherever one is real the other is not.
  if (agreed.length === 0 && complexEqual === 0 && oneReal >= FEW && tally.oneRealWitness !== undefined) {
    return different(DISJOINT, tally.oneRealWitness)
  }
  return { verdict: 'undecided', rule: 'too few points where both are defined' }
}

/** Two of the points again with many digits: differences too small for doubles show here. */
function confirm(
  probing: Probe,
  agreed: readonly (readonly Rational[])[],
  witnessAt: (point: readonly Rational[]) => Witness,
): ProbeResult {
  let confirmed = 0
  for (const point of [agreed[0]!, agreed[agreed.length - 1]!, ...agreed.slice(1, 4)]) {
    const outcome = compareWithMoreDigits(probing, point)
    if (outcome === 'different') return { verdict: 'different', rule: 'values at a point', witness: witnessAt(point) }
    if (outcome === 'equal') confirmed += 1
    if (confirmed === 2) return { verdict: 'equal', rule: 'values at points' }
  }
  return confirmed > 0
    ? { verdict: 'equal', rule: 'values at points' }
    : { verdict: 'undecided', rule: 'values too close to tell' }
}

function compareWithMoreDigits(probing: Probe, point: readonly Rational[]): AtPoint {
  for (const digits of PRECISIONS) {
    const outcome = compareHigh(probing, point, digits)
    if (outcome !== 'unsure') return outcome
  }
  return 'unsure'
}

function doubleComparer(
  program: Program,
  isComplex: boolean,
  keySteps: readonly number[],
  budget: Budget,
): (point: readonly Rational[]) => AtPoint {
  const size = program.letters.length
  const state = createDoubleState(program)
  const inputs = { re: new Float64Array(size), im: new Float64Array(size), error: new Float64Array(size) }
  const [x, y] = [program.outputs[0]!, program.outputs[1]!]
  return (point) => {
    point.forEach((value, at) => {
      inputs.re[at] = doubleOf(value)
      const isDyadic = (value.denominator & (value.denominator - 1n)) === 0n
      inputs.error[at] = isDyadic ? 0 : Math.abs(inputs.re[at]) * 1.2e-16
    })
    runDoubles(program, inputs, state, budget)
    const { re, im, error } = state
    const [a, b, p, q] = [re[x]!, im[x]!, re[y]!, im[y]!]
    const [e, f] = [error[x]!, error[y]!]
    if (e === Number.POSITIVE_INFINITY || f === Number.POSITIVE_INFINITY) return 'unsure'
    if (Number.isNaN(a) || Number.isNaN(p)) return 'undefined'
    const bound = e + f
    const difference = Math.hypot(a - p, b - q)
    const scale = Math.max(Math.abs(a), Math.abs(b), Math.abs(p), Math.abs(q))
    if (!isComplex) {
      const [isReal, isOtherReal] = [b === 0 || Math.abs(b) <= e, q === 0 || Math.abs(q) <= f]
      if (isReal !== isOtherReal) return 'one-real'
      if (!isReal)
        return difference > bound ? 'complex-different' : bound < 1e-7 * scale + 1e-9 ? 'complex-equal' : 'unsure'
    }
    if (difference > bound) return keySteps.some((at) => Math.abs(im[at]!) > error[at]!) ? 'undefined' : 'different'
    return bound < 1e-7 * scale || bound < 1e-9 ? 'equal' : 'unsure'
  }
}

function compareHigh(probing: Probe, point: readonly Rational[], digits: number): AtPoint {
  const context = highContext(digits)
  const { program, budget } = probing
  const inputs = point.map((value) => highOfRational(context, value))
  const values = runHigh(program, inputs, context, budget)
  const outcome = compareValues(values[program.outputs[0]!]!, values[program.outputs[1]!]!, probing.isComplex, context)
  const isUnreal = ({ im, error }: HighValue): boolean => exponentOfFloat(im) - 0.31 > error
  return outcome === 'different' && probing.keySteps.some((at) => isUnreal(values[at]!)) ? 'undefined' : outcome
}

function compareValues(a: HighValue, b: HighValue, isComplex: boolean, context: HighContext): AtPoint {
  const { digits, F } = context
  if (a.error === Infinity || b.error === Infinity) return 'unsure'
  if (a.isUndefined === true || b.isUndefined === true) return 'undefined'
  const bound = Math.max(a.error, b.error) + 0.31
  const difference = Math.max(exponentOfFloat(F.subtract(a.re, b.re)), exponentOfFloat(F.subtract(a.im, b.im)))
  // An exponent e stands for a size between half of 10^e and 10^e.
  const differs = difference - 0.31 > bound
  const scale = Math.max(exponentOfFloat(a.re), exponentOfFloat(a.im), exponentOfFloat(b.re), exponentOfFloat(b.im))
  const isClose = bound < Math.max(scale, 0) - digits / 2 || bound < -digits / 2
  if (!isComplex) {
    const [isReal, isOtherReal] = [exponentOfFloat(a.im) - 0.31 <= a.error, exponentOfFloat(b.im) - 0.31 <= b.error]
    if (isReal !== isOtherReal) return 'one-real'
    if (!isReal) return differs ? 'complex-different' : isClose ? 'complex-equal' : 'unsure'
  }
  return differs ? 'different' : isClose ? 'equal' : 'unsure'
}
