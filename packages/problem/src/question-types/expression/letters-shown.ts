/** What the letters of a key stand for, as far as the key itself shows it. */

import { childrenOf, variablesIn, ungrouped, type LetterKind, type Tree } from '@isomorph/evaluator'
import type { letterTexts } from '../../wording/letter-texts.ts'

/** How often a letter stands in a tree. */
export const occurrences = (tree: Tree, name: string): number =>
  (tree.kind === 'symbol' && tree.name === name ? 1 : 0) +
  childrenOf(tree).reduce((count, part) => count + occurrences(part, name), 0)

/** What in a key shows the kind of a letter: the code of a sentence about both, with what it says beside the name of the letter. */
export interface LetterReason {
  readonly code: keyof typeof letterTexts
  readonly params: Readonly<Record<string, string>>
}

const reason = (code: LetterReason['code'], params: LetterReason['params'] = {}): LetterReason => ({ code, params })

/** A kind that a key shows, and what in it shows that. */
export interface ShownLetter {
  readonly kind: LetterKind
  readonly because: LetterReason
}

type Shown = Map<string, ShownLetter>

const nameOf = (tree: Tree): string | undefined => {
  const inner = ungrouped(tree)
  return inner.kind === 'symbol' ? inner.name : undefined
}

const DOTS = /[\u0307\u0308]/g
/** The letter that primes or dots differentiate. */
export const undifferentiated = (name: string): string => name.replace(/'+$/, '').replace(DOTS, '')

const has = (tree: Tree, test: (part: Tree) => boolean): boolean =>
  test(tree) || childrenOf(tree).some((part) => has(part, test))

function note(shown: Shown, name: string | undefined, kind: LetterKind, because: LetterReason): void {
  if (name !== undefined && !shown.has(name)) shown.set(name, { kind, because })
}

/** Letters that usually count something. */
const COUNTERS = /^[i-n](_.+)?$/

/** A whole number of letters that count: n, 2n, n+1. */
function isCount(tree: Tree): boolean {
  const inner = ungrouped(tree)
  switch (inner.kind) {
    case 'number':
      return inner.value.denominator === 1n
    case 'symbol':
      return COUNTERS.test(inner.name)
    case 'signed':
      return isCount(inner.value)
    case 'sum':
      return inner.terms.every(({ value }) => isCount(value))
    case 'product':
      return inner.factors.every(isCount)
    default:
      return false
  }
}

const isNegative = (tree: Tree): boolean => tree.kind === 'signed' && tree.sign === '-'

function isHalf(tree: Tree): boolean {
  const inner = ungrouped(tree)
  if (inner.kind === 'number') return inner.value.denominator % 2n === 0n
  return (
    inner.kind === 'quotient' &&
    inner.denominator.kind === 'number' &&
    inner.numerator.kind === 'number' &&
    inner.denominator.value.numerator % 2n === 0n &&
    inner.numerator.value.numerator % 2n !== 0n
  )
}

function raisedTo(exponent: Tree): LetterReason {
  const name = nameOf(exponent)
  return name === undefined ? reason('letterRaisedToLetters') : reason('letterRaisedTo', { exponent: name })
}

function fromPower(tree: Extract<Tree, { kind: 'power' }>, shown: Shown, isValue: boolean): void {
  const letters = [...variablesIn(tree.exponent)]
  const base = nameOf(tree.base)
  if (letters.length === 0) {
    if (isValue && isHalf(tree.exponent)) note(shown, base, 'positive', reason('letterRaisedToHalf'))
    return
  }
  const isTransposed = nameOf(tree.exponent) === 'T' && base !== undefined && /^[A-Z]/.test(base)
  if (isTransposed) return
  if (isCount(tree.exponent)) {
    const meetsSigns = variablesIn(tree.base).size > 0 || has(tree.base, isNegative)
    if (meetsSigns) for (const name of letters) note(shown, name, 'integer', reason('letterInExponent'))
  } else if (isValue) note(shown, base, 'positive', raisedTo(tree.exponent))
}

const ofWholeNumbers: Readonly<Record<string, LetterReason>> = {
  factorial: reason('letterOfFactorial'),
  'double-factorial': reason('letterOfFactorial'),
  binomial: reason('letterOfBinomial'),
  permutations: reason('letterOfPermutations'),
}

function fromCall(tree: Extract<Tree, { kind: 'call' }>, shown: Shown, isValue: boolean): void {
  const [first, index] = tree.args
  const counts = ofWholeNumbers[tree.name]
  if (counts !== undefined) for (const name of variablesIn(tree)) note(shown, name, 'integer', counts)
  if (first === undefined) return
  const isEvenRoot =
    tree.name === 'sqrt' || (tree.name === 'root' && index?.kind === 'number' && index.value.numerator % 2n === 0n)
  if (isValue && isEvenRoot) note(shown, nameOf(first), 'positive', reason('letterUnderRoot'))
  if (isValue && (tree.name === 'ln' || tree.name === 'log'))
    note(shown, nameOf(first), 'positive', reason('letterOfLogarithm'))
}

/** Matrices cannot be cancelled: nobody writes ABA⁻¹ for numbers. */
function fromProduct(tree: Extract<Tree, { kind: 'product' }>, shown: Shown): void {
  const factors = tree.factors.map(ungrouped)
  const letters = factors.map((factor) => nameOf(factor.kind === 'power' ? factor.base : factor))
  const areInverse = (name: string, inverse: Tree): boolean =>
    inverse.kind === 'power' && nameOf(inverse.base) === name && has(inverse.exponent, isNegative)
  const isKept = factors.some((factor, at) => {
    const name = factor.kind === 'symbol' ? factor.name : undefined
    return (
      name !== undefined &&
      /^[A-Z]/.test(name) &&
      factors.some((other, index) => Math.abs(index - at) > 1 && areInverse(name, other))
    )
  })
  if (!isKept) return
  for (const name of letters)
    if (name !== undefined && /^[A-Z]/.test(name)) note(shown, name, 'matrix', reason('letterKeptByInverse'))
}

const MOMENTS = new Set(['Var', 'Cov'])

/** Letters that nearly always stand for random variables. */
const RANDOM = /^[XY](_\w+)?$/

/** E[X] in square brackets, E(X) where X or Y is in them; Var and Cov in any. */
function fromMoments(tree: Extract<Tree, { kind: 'product' }>, shown: Shown): void {
  for (const [at, factor] of tree.factors.entries()) {
    const behind = tree.factors[at + 1]
    const brackets = behind?.kind === 'power' ? behind.base : behind
    if (factor.kind !== 'symbol' || brackets === undefined || tree.joins[at] !== 'implied') continue
    const isSquare = (brackets.kind === 'group' && brackets.bracket === '[') || brackets.kind === 'list'
    const isOther = brackets.kind === 'group' || brackets.kind === 'tuple'
    const isRandom = isSquare || (isOther && [...variablesIn(brackets)].some((name) => RANDOM.test(name)))
    const isMoment = MOMENTS.has(factor.name) ? isSquare || isOther : factor.name === 'E' && isRandom
    if (!isMoment) continue
    for (const name of variablesIn(brackets))
      if (/^[A-Z]/.test(name) && name !== 'E' && !MOMENTS.has(name))
        note(shown, name, 'randomVariable', reason('letterOfMoment', { moment: factor.name }))
  }
}

function fromDerivative(tree: Extract<Tree, { kind: 'derivative' }>, shown: Shown): void {
  const body = ungrouped(tree.body)
  if (body.kind === 'derivative') return
  const name = nameOf(body)
  if (name !== undefined && name !== tree.variable)
    note(
      shown,
      undifferentiated(name),
      { functionOf: tree.variable },
      reason('letterDifferentiated', { by: tree.variable }),
    )
}

/** A statement that says what a letter is: `y = …`. What holds in other statements is what they ask for. */
function isDefinition(tree: Tree): boolean {
  if (tree.kind !== 'relation' || tree.operators.length !== 1 || tree.operators[0] !== '=') return false
  const [left, right] = [tree.operands[0]!, tree.operands[1]!]
  const defines = (side: Tree, other: Tree): boolean => {
    const name = nameOf(side)
    return name !== undefined && !variablesIn(other).has(name)
  }
  return defines(left, right) || defines(right, left)
}

function visit(tree: Tree, shown: Shown, isValue: boolean): void {
  switch (tree.kind) {
    case 'power':
      fromPower(tree, shown, isValue)
      break
    case 'call':
      fromCall(tree, shown, isValue)
      break
    case 'product':
      fromProduct(tree, shown)
      fromMoments(tree, shown)
      break
    case 'derivative':
      fromDerivative(tree, shown)
      break
    case 'bound':
      if (tree.operator === 'sum' || tree.operator === 'product')
        for (const part of [tree.lower, tree.upper])
          if (part !== undefined)
            for (const name of variablesIn(part)) note(shown, name, 'integer', reason('letterEndsSum'))
      break
    case 'symbol':
      if (undifferentiated(tree.name) !== tree.name && !tree.name.endsWith("'"))
        note(shown, undifferentiated(tree.name), { functionOf: 't' }, reason('letterDotted'))
      if (tree.name.includes('\u20d7')) note(shown, tree.name, 'vector', reason('letterWithArrow'))
      break
    default:
  }
  const isStillValue = isValue && (tree.kind !== 'relation' || isDefinition(tree))
  for (const part of childrenOf(tree)) visit(part, shown, isStillValue)
}

/** Letters that are differentiated by no letter, or by several: what they depend on cannot be said in a kind. */
export function severallyDifferentiated(tree: Tree): ReadonlySet<string> {
  const by = new Map<string, Set<string>>()
  const noteBy = (name: string, variable: string): void => {
    by.set(name, (by.get(name) ?? new Set()).add(variable))
  }
  const walk = (part: Tree, variables: readonly string[]): void => {
    if (part.kind === 'symbol') {
      const name = undifferentiated(part.name)
      for (const variable of variables) noteBy(name, variable)
      if (part.name.endsWith("'")) noteBy(name, "'")
      else if (name !== part.name) noteBy(name, 't')
    }
    const inner = part.kind === 'derivative' && isPlainDerivative(part) ? [...variables, part.variable] : []
    for (const child of childrenOf(part)) walk(child, inner)
  }
  walk(tree, [])
  return new Set([...by].flatMap(([name, variables]) => (variables.size > 1 || variables.has("'") ? [name] : [])))
}

const isPlainDerivative = (tree: Extract<Tree, { kind: 'derivative' }>): boolean => {
  const body = ungrouped(tree.body)
  return body.kind === 'symbol' || (body.kind === 'derivative' && isPlainDerivative(body))
}

/** The kinds that a key shows, by the names of its letters; what shows first goes before. */
export function lettersShownBy(tree: Tree): ReadonlyMap<string, ShownLetter> {
  const shown: Shown = new Map()
  visit(tree, shown, true)
  return shown
}
