import type { Rational } from '../../numbers/rational.ts'
import type { Budget } from '../../computing/budget.ts'
import { EvaluationFailure } from '../../computing/budget.ts'
import type { Expression } from '../../computing/expression.ts'
import { contains, isImaginaryUnit, lettersOf } from '../../computing/expression.ts'
import { OP, buildProgram, takesTwo } from '../../computing/program.ts'
import type { Program } from '../../computing/program.ts'
import type { Tolerance } from './closeness.ts'
import { domainsOf } from './letter-domains.ts'
import { PRECISIONS, compareHigh, compareWithMoreDigits, doubleComparer } from './at-point.ts'
import type { Probe, Sides } from './at-point.ts'
import { agreedClasses, createCoverage, notePoint, undecidedClass, untriedPoints } from './coverage.ts'
import type { Coverage, Reach } from './coverage.ts'
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

/** Points at which two sides agree: how many, with how many digits two of them were worked out, and classes of values met. */
export interface Points {
  readonly count: number
  readonly digits: number
  /** Such as `x < 0` and `n even`. */
  readonly classes: readonly string[]
}

export type ProbeResult =
  | { readonly verdict: 'equal'; readonly rule: string; readonly points?: Points }
  | { readonly verdict: 'different'; readonly rule: string; readonly witness: Witness; readonly sides?: Sides }
  | { readonly verdict: 'undecided'; readonly rule: string }

const ENOUGH = 12
/** The rule that decides where wherever one side is real the other is not. */
export const DISJOINT = 'real at different points'
/** Points tried first, and at most. */
const FIRST_POINTS = 40
const LAST_POINTS = 120
/** Fewer agreeing points than this do not decide. */
const FEW = 5
const MOST_UNSURE = 24

const ARITHMETIC: ReadonlySet<number> = new Set([OP.add, OP.multiply, OP.divide, OP.power])

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
    ...doubleComparer(program, isComplex, keySteps, budget),
  }
  if (names.length === 0) return compareConstants(probing)
  const domains = domainsOf(names, key, answer, options)
  const cornered = cornerLetters([key, answer])
  const isCornerLetter = names.map((name) => cornered.has(name))
  const thresholds = cornered.size > 0 ? thresholdsOf([key, answer]) : []
  const compared = (sides: Probe): ProbeResult =>
    comparePoints(sides, {
      domains,
      thresholds,
      isCornerLetter,
      atPowers: () => powerPoints([key, answer], names, domains),
    })
  const result = compared(probing)
  if (result.verdict !== 'undecided' || isComplex) return result
  // A key that is nowhere real in all its parts is compared by its value alone.
  return compared({ ...probing, keySteps: [], ...doubleComparer(program, isComplex, [], budget) })
}

/** The steps that a value is computed from. Each step refers to earlier ones only. */
function stepsBehind({ op, a, b, loops, declared }: Program, output: number): readonly number[] {
  const isNeeded = new Uint8Array(output + 1)
  isNeeded[output] = 1
  const found: number[] = []
  for (let at = output; at >= 0; at -= 1) {
    if (isNeeded[at] === 0) continue
    found.push(at)
    const code = op[at]!
    if (code <= OP.infinity) continue
    if (code === OP.loop) {
      isNeeded[loops[a[at]!]!.lower] = 1
      isNeeded[loops[a[at]!]!.upper] = 1
    } else if (code === OP.declared) {
      for (const argument of declared[a[at]!]!.args) isNeeded[argument] = 1
    } else {
      isNeeded[a[at]!] = 1
      if (ARITHMETIC.has(code) || takesTwo(code)) isNeeded[b[at]!] = 1
    }
  }
  return found
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
  /** What both are worth at the witness, where doubles decided. */
  sides: Sides | undefined
  readonly coverage: Coverage
}

/** Compares at points until enough agree or one differs. */
function walk(probing: Probe, points: Iterable<readonly Rational[]>, enough: number, tally: Tally): void {
  for (const point of points) {
    if (tally.agreed.length >= enough) return
    probing.budget.points -= 1
    if (probing.budget.points < 0) throw new EvaluationFailure('OverBudget')
    const inDoubles = probing.compareDoubles(point)
    let outcome = inDoubles
    let reach: Reach = 'nothing'
    if (outcome === 'unsure' && tally.unsure < MOST_UNSURE) {
      tally.unsure += 1
      outcome = compareWithMoreDigits(probing, point)
      if (outcome === 'unsure') reach = 'open'
    }
    if (outcome === 'different') {
      tally.witness = point
      if (inDoubles === 'different') tally.sides = probing.lastSides()
      return
    }
    notePoint(tally.coverage, point, outcome === 'equal' ? 'agreed' : reach)
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

/** Compares in doubles only: what differs there differs, and what agrees was compared with many digits elsewhere. */
function walkQuickly(probing: Probe, points: Iterable<readonly Rational[]>, tally: Tally): void {
  for (const point of points) {
    probing.budget.points -= 1
    if (probing.budget.points < 0) throw new EvaluationFailure('OverBudget')
    const outcome = probing.compareDoubles(point)
    if (outcome === 'different') {
      tally.witness = point
      return
    }
    notePoint(tally.coverage, point, outcome === 'equal' ? 'agreed' : 'nothing')
  }
}

function* regularPoints(from: number, to: number, domains: readonly LetterDomain[]): Generator<Rational[]> {
  for (let at = from; at < to; at += 1) yield samplePoint(at, domains)
}

const emptyTally = (domains: readonly LetterDomain[]): Tally => ({
  agreed: [],
  seen: new Set(),
  complexEqual: 0,
  oneReal: 0,
  unsure: 0,
  complexWitness: undefined,
  oneRealWitness: undefined,
  witness: undefined,
  sides: undefined,
  coverage: createCoverage(domains),
})

interface PointChoice {
  readonly domains: readonly LetterDomain[]
  readonly thresholds: readonly number[]
  readonly isCornerLetter: readonly boolean[]
  readonly atPowers: () => Iterable<readonly Rational[]>
}

/** Tries regular points, then corners, more regular points and powers, until a witness is found or enough agree. */
function tallyPoints(probing: Probe, { domains, thresholds, isCornerLetter, atPowers }: PointChoice): Tally {
  const tally = emptyTally(domains)
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
  if (tally.witness === undefined && tally.agreed.length > 0)
    walkQuickly(probing, untriedPoints(tally.coverage, domains), tally)
  return tally
}

function comparePoints(probing: Probe, choice: PointChoice): ProbeResult {
  const tally = tallyPoints(probing, choice)
  const witnessAt = (point: readonly Rational[]): Witness =>
    Object.fromEntries(probing.names.map((name, at) => [name, point[at]!]))
  const different = (rule: string, point: readonly Rational[], sides?: Sides): ProbeResult => ({
    verdict: 'different',
    rule,
    witness: witnessAt(point),
    ...(sides === undefined ? {} : { sides }),
  })
  if (tally.witness !== undefined) return different('values at a point', tally.witness, tally.sides)
  const { agreed, complexEqual, complexWitness, oneReal } = tally
  const isSameElsewhere = complexWitness === undefined && oneReal === 0
  if (agreed.length >= FEW || (agreed.length > 0 && isSameElsewhere))
    return covered(confirm(probing, agreed, witnessAt), tally, probing.names)
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

/** Agreement counts where no class of values is left open. */
function covered(result: ProbeResult, { agreed, coverage }: Tally, names: readonly string[]): ProbeResult {
  if (result.verdict !== 'equal') return result
  const open = undecidedClass(coverage, names)
  if (open !== undefined) return { verdict: 'undecided', rule: `nothing could be decided for ${open}` }
  const points = { count: agreed.length, digits: PRECISIONS[0], classes: agreedClasses(coverage, names) }
  return { ...result, points }
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
