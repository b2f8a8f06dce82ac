import { isVectorName } from '../../accents.ts'
import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { ungrouped } from '../formula.ts'
import { kindOf } from '../letter-kinds.ts'
import type { LetterKinds } from '../letter-kinds.ts'
import type { Found } from '../symbols/other-meanings.ts'
import { lacksGramInverse } from './gram-inverses.ts'
import { wholeIn } from './whole-exponents.ts'

/** A letter that matrices usually have. By itself I is the identity. */
const isCapital = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  return bare.kind === 'symbol' && /^[A-HJ-Z](?:_\w+)?$/.test(bare.name)
}

const factorsOf = (tree: Tree): readonly Tree[] => {
  const bare = ungrouped(tree)
  return bare.kind === 'product' ? bare.factors : [bare]
}

const baseOf = (tree: Tree): Tree => {
  const bare = ungrouped(tree)
  return bare.kind === 'power' ? baseOf(bare.base) : bare
}

/** What may be a matrix or a vector: a factor with a capital in it, or a letter with an arrow. */
const isArrayPerhaps = (factor: Tree): boolean =>
  somePart(factor, (part) => isCapital(part) || (part.kind === 'symbol' && isVectorName(part.name)))

const arraysAmong = (factors: readonly Tree[]): number =>
  factors.flatMap((factor) => factorsOf(baseOf(factor))).filter(isArrayPerhaps).length

/** Letters that vectors usually have beside matrices. */
const USUAL_VECTOR = /^[bcu-z](?:_\w+)?$/

const isVector = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  return bare.kind === 'symbol' && (USUAL_VECTOR.test(bare.name) || isVectorName(bare.name))
}

/** What T is the exponent of; in `(1+R)^T` and `e^T` it is a time. */
const baseOfT = (tree: Tree): Tree | undefined => {
  const bare = ungrouped(tree)
  const exponent = bare.kind === 'power' ? ungrouped(bare.exponent) : undefined
  return bare.kind === 'power' && exponent?.kind === 'symbol' && exponent.name === 'T'
    ? ungrouped(bare.base)
    : undefined
}

/** A matrix, the identity, or sums, products and powers of such. */
function isMatrixPerhaps(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (bare.kind === 'sum') return bare.terms.every(({ value }) => isMatrixPerhaps(value))
  if (bare.kind === 'product') return somePart(bare, isCapital) && bare.factors.every(isFactorOfMatrices)
  if (bare.kind === 'power') return isMatrixPerhaps(bare.base)
  return isCapital(bare) || (bare.kind === 'symbol' && bare.name === 'I')
}

const isFactorOfMatrices = (factor: Tree): boolean =>
  factor.kind === 'number' || isVector(factor) || isMatrixPerhaps(factor)

/** A row stands before something else, or behind a column: not in `Pv^T`. */
function isTransposed(factor: Tree, index: number, factors: readonly Tree[]): boolean {
  const base = baseOfT(factor)
  if (base === undefined) return false
  const isRow = isVector(base) && (index + 1 < factors.length || factors.slice(0, index).some(isVector))
  return isRow || isMatrixPerhaps(base)
}

const isInverse = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  return bare.kind === 'power' && wholeIn(bare.exponent) === -1 && somePart(bare.base, isCapital)
}

/** `A^{-1}B^{-1}`, `(AB)^{-1}`, `A^TA` and `x^TAx`: nobody writes quotients and powers of numbers like this. */
function looksLikeMatrices(part: Tree): boolean {
  const factors = part.kind === 'product' ? part.factors : part.kind === 'power' ? [part] : []
  if (factors.some(isTransposed) && somePart(part, isCapital)) return true
  return factors.some(isInverse) && arraysAmong(factors) > 1
}

const isIdentity = (tree: Tree): boolean =>
  factorsOf(tree).some((factor) => factor.kind === 'symbol' && factor.name === 'I') && !somePart(tree, isCapital)

/** `A-\lambda I` and `(I+A)^2`: a sum with the identity. */
const addsIdentity = (part: Tree): boolean =>
  part.kind === 'sum' &&
  part.terms.some(({ value }) => isIdentity(value)) &&
  part.terms.some(({ value }) => somePart(value, isCapital))

const hasVectors = (tree: Tree): boolean => somePart(tree, (part) => part.kind === 'symbol' && isVectorName(part.name))

/** `\frac AB`: matrices are divided by nothing. */
const dividesByCapital = (part: Tree): boolean => part.kind === 'quotient' && somePart(part.denominator, isCapital)

/** The letters of dimensions, as in the pressure `ML^{-1}T^{-2}`. */
const DIMENSIONS: ReadonlySet<string> = new Set(['M', 'L', 'T', 'I', 'Theta', 'N', 'J'])

/** A product of at least three letters, each once and with a whole exponent. */
function isDimension(tree: Tree): boolean {
  const factors = factorsOf(tree)
  const names = factors.map((factor) => {
    const base = factor.kind === 'power' && wholeIn(factor.exponent) !== undefined ? factor.base : factor
    return base.kind === 'symbol' ? base.name : ''
  })
  return names.length > 2 && new Set(names).size === names.length && names.every((name) => DIMENSIONS.has(name))
}

/** Letters of some kind, where nobody has said what any of them are. Real is what letters are stored as by themselves. */
function withKind(kinds: LetterKinds, names: readonly string[], kind: 'matrix' | 'vector'): LetterKinds | undefined {
  if (names.some((name) => (kindOf(kinds, name) ?? 'real') !== 'real')) return undefined
  return { ...kinds, ...Object.fromEntries(names.map((name) => [name, kind])) }
}

/** Capital letters as matrices, and then the letters of vectors as vectors. */
function kindsPerhaps(trees: readonly Tree[], options: EquivalenceOptions): readonly LetterKinds[] {
  const transposes = trees.some((tree) => somePart(tree, (part) => baseOfT(part) !== undefined))
  const isOther = (name: string): boolean => name === 'I' || (name === 'T' && transposes)
  const names = [...new Set(trees.flatMap((tree) => [...variablesIn(tree)]))]
  const others = Object.entries(options.kinds ?? {}).filter(([name]) => !isOther(name))
  const capitals = names.filter((name) => /^[A-Z](?:_\w+)?$/.test(name) && !isOther(name))
  const open = capitals.filter((name) => kindOf(options.kinds, name) !== 'matrix')
  const isSaid = open.length < capitals.length
  // Beside letters that are matrices, what is stored for the others stays; T may have no kind.
  if (isSaid && (open.length === 0 || open.some((name) => kindOf(options.kinds, name) !== undefined))) return []
  const matrices = withKind(Object.fromEntries(others), open, 'matrix')
  if (matrices === undefined || isSaid) return matrices === undefined ? [] : [matrices]
  const vectors = withKind(
    matrices,
    names.filter((name) => USUAL_VECTOR.test(name)),
    'vector',
  )
  return vectors === undefined ? [matrices] : [matrices, vectors]
}

/**
 * `B^{-1}A^{-1}` is `(AB)^{-1}` and `A^{-1}B^{-1}` is not, for matrices. What is the same for numbers alone, or for matrices
 * alone, goes to a person where the letters look like matrices.
 */
export function unlessMatrices(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  { decision, decide }: Found,
): Decision {
  if (decision.verdict === 'undecided') return decision
  const looks = somePart(key, looksLikeMatrices) || (hasVectors(key) && somePart(answer, looksLikeMatrices))
  if (!looks && (decision.verdict === 'equal' || !somePart(key, addsIdentity))) return decision
  if (isDimension(key) || [key, answer].some((tree) => somePart(tree, dividesByCapital))) return decision
  if (decision.verdict === 'equal' && lacksGramInverse(key, answer))
    return { verdict: 'undecided', rule: 'the same for square matrices' }
  const others = kindsPerhaps([key, answer], options)
  if (others.length === 0) return decision
  const verdicts = others.map((kinds) => decide(key, answer, { ...options, kinds }).verdict)
  if (decision.verdict === 'equal')
    return verdicts.includes('equal')
      ? decision
      : { verdict: 'undecided', rule: 'the same for numbers, not for matrices' }
  const isOpen = verdicts.includes('equal') || (looks && verdicts.includes('undecided'))
  return isOpen ? { verdict: 'undecided', rule: 'the same where the letters are matrices' } : decision
}
