import { exponentReadings } from '../../ambiguity/exponent-readings.ts'
import { somePart } from '../../children.ts'
import { integer } from '../../numbers/rational.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { isDifferenceOfSets, withSignsOfSets } from '../collections/signs-of-sets.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { isComplement } from '../events/event.ts'
import { ungrouped } from '../formula.ts'
import { kindOf, lettersOfKind } from '../letter-kinds.ts'
import { mapTree } from '../map-tree.ts'
import { isArrowBetweenPoints, withPositions } from '../vectors/arrows-between-points.ts'
import { axisOf } from '../vectors/unit-vectors.ts'
import { inColumns } from '../vectors/vector-tree.ts'
import { withCallsRead } from './calls-in-products.ts'
import { applicationIn, functionsPerhaps, hasUnknownOperator } from './functions-shown.ts'
import { sidesOfSameOrder } from './orders.ts'
import { isRaisedOrder, withOrdersAsPrimes } from './raised-orders.ts'
import type { Found } from './other-meanings.ts'
import { isConvolution, withConvolutions } from '../notations/convolutions.ts'
import { byDifference, byOpposite, byProjection, isIncrement, isScalarProduct } from '../notations/written-out.ts'
import { hasUncertainty, withUncertainties } from '../notations/uncertainties.ts'

const isArccot = (part: Tree): boolean => part.kind === 'call' && part.name === 'arccot'

/** A letter that is a standard deviation nearly always: σ with any index. */
const isDeviationName = (name: string): boolean => /^sigma(?:_|$)/.test(name)

const numeral = (spelling: '1' | '2', at: Tree['at']): Tree => ({
  kind: 'number',
  spelling,
  value: integer(BigInt(spelling)),
  at,
})

const piOf = (at: Tree['at']): Tree => ({ kind: 'constant', name: 'pi', at })

/** Every arccot u as π/2 − arctan u. */
function withArctan(tree: Tree): Tree {
  return mapTree(tree, (part) => {
    if (part.kind !== 'call' || part.name !== 'arccot') return part
    const { at } = part
    const right: Tree = { kind: 'quotient', numerator: piOf(at), denominator: numeral('2', at), style: 'fraction', at }
    const terms = [
      { sign: '+' as const, value: right },
      { sign: '-' as const, value: { ...part, name: 'arctan' } },
    ]
    return { kind: 'group', bracket: '(', inner: { kind: 'sum', terms, at }, at }
  })
}

const isSymbol = (name: string) => (part: Tree) => part.kind === 'symbol' && part.name === name

/** Every ħ as h/(2π). */
const withPlanck = (tree: Tree): Tree =>
  mapTree(tree, (part) => {
    if (!isSymbol('ħ')(part)) return part
    const { at } = part
    const turn: Tree = { kind: 'product', factors: [numeral('2', at), piOf(at)], joins: ['implied'], at }
    const numerator: Tree = { kind: 'symbol', name: 'h', at }
    return {
      kind: 'group',
      bracket: '(',
      inner: { kind: 'quotient', numerator, denominator: turn, style: 'fraction', at },
      at,
    }
  })

const isImaginary = (part: Tree): boolean => part.kind === 'constant' && part.name === 'i'

/** Every j as the imaginary unit. Beside i it is none: both may be unit vectors. */
const withImaginary = (tree: Tree): Tree =>
  somePart(tree, isImaginary)
    ? tree
    : mapTree(tree, (part) => (isSymbol('j')(part) ? { kind: 'constant', name: 'i', at: part.at } : part))

/** Every δ(u) as δ/|u|: an impulse is the same on both sides of its place, and δ(2u) is half of δ(u). */
const withImpulse = (tree: Tree): Tree =>
  withCallsRead(tree, (name, brackets, at) => {
    if (name !== 'delta' || brackets.kind !== 'group') return undefined
    const denominator: Tree = { kind: 'call', name: 'abs', args: [brackets.inner], at }
    return { kind: 'quotient', numerator: { kind: 'symbol', name, at }, denominator, style: 'fraction', at }
  })

/** Every Φ(u) as the normal distribution, (1 + erf(u/√2))/2. */
const withNormal = (tree: Tree): Tree =>
  withCallsRead(tree, (name, brackets, at) => {
    if (name !== 'Phi' || brackets.kind !== 'group') return undefined
    const two = numeral('2', at)
    const root: Tree = { kind: 'call', name: 'sqrt', args: [two], at }
    const argument: Tree = { kind: 'quotient', numerator: brackets, denominator: root, style: 'fraction', at }
    const terms = [
      { sign: '+' as const, value: numeral('1', at) },
      { sign: '+' as const, value: { kind: 'call' as const, name: 'erf', args: [argument], at } },
    ]
    const half: Tree = {
      kind: 'quotient',
      numerator: { kind: 'sum', terms, at },
      denominator: two,
      style: 'fraction',
      at,
    }
    return { kind: 'group', bracket: '(', inner: half, at }
  })

/** `\hat k`, which is the third unit vector beside `(0,0,1)`. */
const isUnitVector = (part: Tree): boolean => part.kind === 'symbol' && axisOf(part.name) >= 0

const isMinusRemainder = (part: Tree): boolean =>
  part.kind === 'signed' && part.sign === '-' && part.value.kind === 'call' && part.value.name === 'mod'

/** Every `-3\bmod5` as the remainder of −3. */
const withMinusInside = (tree: Tree): Tree =>
  mapTree(tree, (part) => {
    if (part.kind !== 'signed' || !isMinusRemainder(part) || part.value.kind !== 'call') return part
    const [divided, ...others] = part.value.args
    return { ...part.value, args: [{ ...part, value: divided! }, ...others] }
  })

/** `(1,2,3)\times(4,5,6)`: points that are multiplied as vectors. */
const isProductOfPoints = (part: Tree): boolean =>
  part.kind === 'product' && part.factors.some((factor) => ungrouped(factor).kind === 'tuple')

/** `A^c`, with a letter that sets and events usually have. */
const isComplementOfSet = (part: Tree): boolean =>
  part.kind === 'power' && isComplement(part) && part.base.kind === 'symbol' && /^[A-Z](?:_\w+)?$/.test(part.base.name)

/** Every `A^c` as A with a bar: both say what is not in A. */
const withBars = (tree: Tree): Tree =>
  mapTree(tree, (part) =>
    part.kind === 'power' && isComplementOfSet(part)
      ? { kind: 'call', name: 'conjugate', args: [part.base], at: part.at }
      : part,
  )

/** `\varphi(12)`: a number that only those know who know the function. */
function isUnknownValue(key: Tree): boolean {
  const found = applicationIn(key)
  return found !== undefined && variablesIn(found.argument).size === 0 && functionsPerhaps(key).has(found.name)
}

/** What a sign means in other books. */
interface Convention {
  readonly isShown: (part: Tree) => boolean
  readonly as: (tree: Tree) => Tree
  readonly rule: string
}

const conventions: readonly Convention[] = [
  { isShown: isArccot, as: withArctan, rule: 'the same where arccot lies between 0 and pi' },
  { isShown: isSymbol('ħ'), as: withPlanck, rule: 'the same where ħ is h/2π' },
  { isShown: isSymbol('delta'), as: withImpulse, rule: 'the same where δ is an impulse' },
  { isShown: isConvolution, as: withConvolutions, rule: 'the same where a star is a convolution' },
  { isShown: isIncrement, as: byDifference('2', '1'), rule: 'the same where Δ is from the first to the second' },
  { isShown: isIncrement, as: byDifference('f', 'i'), rule: 'the same where Δ is from the start to the end' },
  { isShown: isIncrement, as: byDifference('', '0'), rule: 'the same where Δ is from the start to now' },
  { isShown: isSymbol('q'), as: byOpposite, rule: 'the same where q is 1 − p' },
  { isShown: isScalarProduct, as: byProjection('theta'), rule: 'the same where θ is between the vectors' },
  { isShown: isScalarProduct, as: byProjection('phi'), rule: 'the same where φ is between the vectors' },
  { isShown: isScalarProduct, as: byProjection('alpha'), rule: 'the same where α is between the vectors' },
  { isShown: isComplementOfSet, as: withBars, rule: 'the same where both say what is not in a set' },
  { isShown: isDifferenceOfSets, as: withSignsOfSets, rule: 'the same where the letters are sets' },
  { isShown: hasUncertainty, as: withUncertainties, rule: 'the same where brackets hold the uncertainty' },
  { isShown: isMinusRemainder, as: withMinusInside, rule: 'the same where the sign belongs to what is divided' },
  { isShown: isRaisedOrder, as: withOrdersAsPrimes, rule: 'the same where an exponent is the order of a derivative' },
  { isShown: isSymbol('Phi'), as: withNormal, rule: 'the same where Φ is the normal distribution' },
  { isShown: isArrowBetweenPoints, as: withPositions, rule: 'the same where small letters are positions of points' },
  { isShown: isSymbol('j'), as: withImaginary, rule: 'the same where j is the imaginary unit' },
]

/**
 * What differs, and would be the same for other books, goes to a person: the angle whose cotangent is negative is negative
 * for some and obtuse for others, ħ is h/2π, j is the imaginary unit of engineers, δ is an impulse, an order O(n) is that of
 * every multiple, and σ is positive where it is a standard deviation. Φ is the normal distribution for statisticians.
 */
export function unlessByConvention(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  { decision, decide }: Found,
): Decision {
  if (decision.verdict !== 'different') return decision
  for (const { isShown, as, rule } of conventions)
    if (
      [key, answer].some((tree) => somePart(tree, isShown)) &&
      decide(as(key), as(answer), options).verdict === 'equal'
    )
      return { verdict: 'undecided', rule }
  // Beside letters that are matrices, the laws of tr decide.
  const areMatrices = lettersOfKind(options.kinds, 'matrix').length > 0
  if (!areMatrices && (hasUnknownOperator(key) || hasUnknownOperator(answer)))
    return { verdict: 'undecided', rule: 'a function that nobody has explained' }
  if (isUnknownValue(key) && variablesIn(answer).size === 0)
    return { verdict: 'undecided', rule: 'a value of a function that nobody has explained' }
  if (exponentReadings(answer).some((reading) => decide(key, reading, options).verdict === 'equal'))
    return { verdict: 'undecided', rule: 'the same where e stands before a power of ten' }
  const orders = sidesOfSameOrder(key, answer)
  if (orders !== undefined && decide(...orders, options).verdict === 'equal')
    return { verdict: 'undecided', rule: 'the same order' }
  if (
    [key, answer].some((tree) => somePart(tree, isUnitVector) || somePart(tree, isProductOfPoints)) &&
    decide(...inColumns(key, answer), options).verdict === 'equal'
  )
    return { verdict: 'undecided', rule: 'the same where these are vectors' }
  return unlessPositive(key, answer, options, { decision, decide })
}

/** Letters whose logarithm is taken: `\ln k=\ln A-t` says that k and A are positive. */
const lettersInLogarithms = (tree: Tree): ReadonlySet<string> => {
  const names = new Set<string>()
  somePart(tree, (part) => {
    if (part.kind === 'call' && (part.name === 'ln' || part.name === 'log'))
      for (const name of variablesIn(part)) names.add(name)
    return false
  })
  return names
}

/** A root is positive, and so are mostly all quantities beside it: `v=\sqrt{2gh}`. */
const hasRoot = (tree: Tree): boolean => somePart(tree, (part) => part.kind === 'call' && part.name === 'sqrt')

const isCoordinate = (name: string): boolean => /^[xyz]$/.test(name)

/** c of `c^2=a^2+b^2`. In `A=\pi r^2`, r may have either sign as far as anybody says. */
function squareGiven(key: Tree): readonly string[] {
  const bare = ungrouped(key)
  const left = bare.kind === 'relation' ? ungrouped(bare.operands[0]!) : bare
  const base = left.kind === 'power' ? ungrouped(left.base) : left
  return left.kind === 'power' && base.kind === 'symbol' && !isCoordinate(base.name) ? [base.name] : []
}

/**
 * Sets of letters that may be positive: standard deviations, those of an answer that takes the logarithm or the root of
 * both sides, and all quantities of a formula. An equation of one letter asks for its solutions: `\ln x=2` loses one of
 * those of `x^2=e^4`. An equation of coordinates is a set of points: `2\ln y=\ln x` loses half of `y^2=x`.
 */
function positivePerhaps(key: Tree, answer: Tree): readonly (readonly string[])[] {
  const letters = [...variablesIn(key)]
  const deviations = letters.filter(isDeviationName)
  const areFormulas =
    letters.length > 1 &&
    !letters.every(isCoordinate) &&
    [key, answer].every((tree) => ungrouped(tree).kind === 'relation')
  if (!areFormulas) return [deviations]
  const few = [...deviations, ...lettersInLogarithms(answer)]
  const given = [...few, ...squareGiven(key)]
  // Squaring both sides of a key without roots adds solutions: `a^2=b^2` for `a=b`.
  return hasRoot(key) ? [few, given, [...given, ...letters.filter((name) => !isCoordinate(name))]] : [few, given]
}

function unlessPositive(key: Tree, answer: Tree, options: EquivalenceOptions, { decision, decide }: Found): Decision {
  // Real is what a letter is stored as where nothing shows another kind.
  const isOpen = (name: string): boolean => (kindOf(options.kinds, name) ?? 'real') === 'real'
  let tried = 0
  for (const perhaps of positivePerhaps(key, answer)) {
    const names = [...new Set(perhaps)].filter(isOpen)
    if (names.length === tried) continue
    tried = names.length
    const positive = [...(options.positive ?? []), ...names]
    if (decide(key, answer, { ...options, positive }).verdict !== 'equal') continue
    const rule = names.some(isDeviationName)
      ? 'the same where a standard deviation is positive'
      : 'the same where quantities are positive'
    return { verdict: 'undecided', rule }
  }
  return decision
}
