import { recurringInBrackets } from '../reading/numbers/recurring.ts'
import type { ProductJoin, Tree } from '../tree.ts'
import type { Spot } from './spots.ts'

type Pair = Spot['readings']

const isPlainLetter = (tree: Tree | undefined): tree is Extract<Tree, { kind: 'symbol' }> =>
  tree?.kind === 'symbol' && /^[A-Za-z]$/.test(tree.name)

const isWhole = (tree: Tree | undefined): tree is Extract<Tree, { kind: 'number' }> =>
  tree?.kind === 'number' && /^\d+$/.test(tree.spelling)

function hasDigitsBehind(factors: readonly Tree[], joins: readonly ProductJoin[]): boolean {
  for (let index = 1; index < factors.length; index += 1)
    if (joins[index - 1] === 'implied' && isWhole(factors[index])) return true
  return false
}

/** `x2`: x₂ or x·2. All letters of a product that digits follow are read alike. */
function digitsBehindLetter(
  { factors, joins, at }: Extract<Tree, { kind: 'product' }>,
  known: ReadonlySet<string>,
): Pair | undefined {
  if (!hasDigitsBehind(factors, joins)) return undefined
  const named: Tree[] = []
  const namedJoins: ProductJoin[] = []
  const dots: ProductJoin[] = []
  factors.forEach((factor, index) => {
    const [join, letter] = [joins[index - 1], named.at(-1)]
    const isName =
      join === 'implied' &&
      isPlainLetter(letter) &&
      isWhole(factor) &&
      letter.at.to === factor.at.from &&
      !known.has(letter.name)
    if (isName) {
      const at = { from: letter.at.from, to: factor.at.to }
      named[named.length - 1] = { kind: 'symbol', name: `${letter.name}_${factor.spelling}`, at }
    } else {
      named.push(factor)
      if (join) namedJoins.push(join)
    }
    if (join) dots.push(isName ? 'dot' : join)
  })
  if (named.length === factors.length) return undefined
  const [only] = named
  return [
    named.length === 1 && only ? only : { kind: 'product', factors: named, joins: namedJoins, at },
    { kind: 'product', factors, joins: dots, at },
  ]
}

/** `\log2(x)`: the logarithm to base 2 of x, or the logarithm of 2x. */
function digitsBehindLog(tree: Extract<Tree, { kind: 'call' }>): Pair | undefined {
  const [argument] = tree.args
  const isBare = tree.name === 'log' && tree.args.length === 1 && argument?.at.to === tree.at.to
  if (!isBare || argument?.kind !== 'product' || argument.factors.length !== 2) return undefined
  const [base, behind] = argument.factors
  if (!isWhole(base) || behind?.kind !== 'group' || base.at.to !== behind.at.from) return undefined
  return [
    { ...tree, args: [behind.inner, base] },
    { ...tree, args: [{ ...argument, joins: ['dot'] }] },
  ]
}

/** `0.1(6)`: 0.1666… or 0.1 times 6. All such numbers of a product are read alike. */
function digitsInBrackets({ factors, joins, at }: Extract<Tree, { kind: 'product' }>): Pair | undefined {
  const recurring: Tree[] = []
  const recurringJoins: ProductJoin[] = []
  const dots: ProductJoin[] = []
  factors.forEach((factor, index) => {
    const join = joins[index - 1]
    const number = join === 'implied' ? recurringInBrackets(recurring.at(-1), factor) : undefined
    if (number) recurring[recurring.length - 1] = number
    else {
      recurring.push(factor)
      if (join) recurringJoins.push(join)
    }
    if (join) dots.push(number ? 'dot' : join)
  })
  if (recurring.length === factors.length) return undefined
  const [only] = recurring
  return [
    recurring.length === 1 && only ? only : { kind: 'product', factors: recurring, joins: recurringJoins, at },
    { kind: 'product', factors, joins: dots, at },
  ]
}

/** `P(X|Y|Z|W)`: given behind the first bar, or behind the last. */
function barsInBrackets({ otherReading, ...first }: Extract<Tree, { kind: 'call' }>): Pair | undefined {
  return otherReading && [first, otherReading]
}

/** A whole number that is a part of a fraction: 1 and 3 of ⅓. */
const wholeIn = (tree: Tree): bigint | undefined => (isWhole(tree) ? tree.value.numerator : undefined)

function isProperFraction(tree: Tree | undefined): tree is Extract<Tree, { kind: 'quotient' }> {
  if (tree?.kind !== 'quotient' || tree.style !== 'fraction') return false
  const [above, below] = [wholeIn(tree.numerator), wholeIn(tree.denominator)]
  return above !== undefined && below !== undefined && above > 0n && above < below
}

/** `2\frac13x`: two and a third of x, or 2 · ⅓ of it. All such numbers of a product are read alike. */
function fractionBehindNumber({ factors, joins, at }: Extract<Tree, { kind: 'product' }>): Pair | undefined {
  if (!factors.some((factor, index) => isWhole(factor) && isProperFraction(factors[index + 1]))) return undefined
  const sums: Tree[] = []
  const sumJoins: ProductJoin[] = []
  const dots: ProductJoin[] = []
  factors.forEach((factor, index) => {
    const [join, whole] = [joins[index - 1], sums.at(-1)]
    const isMixed = join === 'implied' && isWhole(whole) && sumJoins.at(-1) !== 'implied' && isProperFraction(factor)
    if (isMixed) sums[sums.length - 1] = groupedSum(whole, factor)
    else {
      sums.push(factor)
      if (join) sumJoins.push(join)
    }
    if (join) dots.push(isMixed ? 'dot' : join)
  })
  if (sums.length === factors.length) return undefined
  const [only] = sums
  return [
    sums.length === 1 && only ? only : { kind: 'product', factors: sums, joins: sumJoins, at },
    { kind: 'product', factors, joins: dots, at },
  ]
}

function groupedSum(first: Tree, second: Tree): Tree {
  const at = { from: first.at.from, to: second.at.to }
  const terms = [first, second].map((value) => ({ sign: '+' as const, value }))
  return { kind: 'group', bracket: '(', inner: { kind: 'sum', terms, at }, at }
}

const spotInCall = (tree: Extract<Tree, { kind: 'call' }>): Pair | undefined =>
  barsInBrackets(tree) ?? digitsBehindLog(tree)

/** Where a part of a formula can be read in two ways; digits behind a letter that is `known` are a factor. */
export function letterSpot(tree: Tree, known: ReadonlySet<string>): Spot | undefined {
  const readings =
    tree.kind === 'product'
      ? (digitsInBrackets(tree) ?? fractionBehindNumber(tree) ?? digitsBehindLetter(tree, known))
      : tree.kind === 'call'
        ? spotInCall(tree)
        : undefined
  return readings && { part: tree, readings }
}
