import { isVectorName } from '../../accents.ts'
import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { ungrouped } from '../formula.ts'
import { kindOf } from '../letter-kinds.ts'
import type { LetterKinds } from '../letter-kinds.ts'
import type { Found } from '../symbols/other-meanings.ts'
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

const isTransposed = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  const exponent = bare.kind === 'power' ? ungrouped(bare.exponent) : undefined
  return exponent?.kind === 'symbol' && exponent.name === 'T'
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

const isDimension = (tree: Tree): boolean => [...variablesIn(tree)].every((name) => DIMENSIONS.has(name))

/** Letters that vectors usually have beside matrices. */
const USUAL_VECTOR = /^[bcu-z](?:_\w+)?$/

/** Letters of some kind, where nobody has said what any of them are. Real is what letters are stored as by themselves. */
function withKind(kinds: LetterKinds, names: readonly string[], kind: 'matrix' | 'vector'): LetterKinds | undefined {
  if (names.some((name) => (kindOf(kinds, name) ?? 'real') !== 'real')) return undefined
  return { ...kinds, ...Object.fromEntries(names.map((name) => [name, kind])) }
}

/** Capital letters as matrices, and then the letters of vectors as vectors. */
function kindsPerhaps(trees: readonly Tree[], options: EquivalenceOptions): readonly LetterKinds[] {
  const names = [...new Set(trees.flatMap((tree) => [...variablesIn(tree)]))]
  const others = Object.entries(options.kinds ?? {}).filter(([name]) => name !== 'I' && name !== 'T')
  const capitals = names.filter((name) => /^[A-HJ-SU-Z](?:_\w+)?$/.test(name))
  const matrices = withKind(Object.fromEntries(others), capitals, 'matrix')
  if (matrices === undefined) return []
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
