/**
 * The tree as typed: what a reader understood of a formula, before anything is simplified.
 *
 * It keeps order, brackets, the spelling of every number (`1.50` is not `1.5`) and the difference between a
 * division and a negative power, because marking by form and by significant figures depends on them.
 * Trees are immutable; every node knows its place in the input.
 */

import type { Rational } from './numbers/rational.ts'

/** Half-open range of UTF-16 positions in the input: `input.slice(from, to)` is what the node was read from. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** `±` takes the upper branch of every `±` at once; `∓` the opposite one. */
export type Sign = '+' | '-' | '±' | '∓'

/** A number as spelt. `value` is exact: decimals are exact rationals. A leading minus is never part of it. */
export interface NumberNode {
  readonly kind: 'number'
  readonly spelling: string
  readonly value: Rational
  readonly at: Span
}

/** A variable. A subscript belongs to the name, always spelt `v_0` or `v_max` (without braces). */
export interface SymbolNode {
  readonly kind: 'symbol'
  readonly name: string
  readonly at: Span
}

export type ConstantName = 'e' | 'i' | 'pi' | 'infinity'

export interface ConstantNode {
  readonly kind: 'constant'
  readonly name: ConstantName
  readonly at: Span
}

/** A term with the sign before it; the first term of a sum without a sign has `+`. */
export interface Term {
  readonly sign: Sign
  readonly value: Tree
}

/** Two or more terms typed side by side, brackets kept as `group` nodes: `a-b+c` is one sum, `a-(b+c)` two. */
export interface SumNode {
  readonly kind: 'sum'
  readonly terms: readonly Term[]
  readonly at: Span
}

/** A signed expression that is not a term of a sum: `-x`, `±3`. A written `+x` is kept too. */
export interface SignedNode {
  readonly kind: 'signed'
  readonly sign: Sign
  readonly value: Tree
  readonly at: Span
}

export type ProductJoin = 'implied' | 'dot' | 'times' | 'asterisk'

/** Two or more factors typed side by side; `joins[i]` stands between `factors[i]` and `factors[i + 1]`. */
export interface ProductNode {
  readonly kind: 'product'
  readonly factors: readonly Tree[]
  readonly joins: readonly ProductJoin[]
  readonly at: Span
}

export interface QuotientNode {
  readonly kind: 'quotient'
  readonly numerator: Tree
  readonly denominator: Tree
  /** `fraction` is a stacked fraction (its parts need no brackets), the others are written in line. */
  readonly style: 'fraction' | 'slash' | 'divide'
  readonly at: Span
}

/** A mixed number such as `1\frac{2}{3}` where the reader was told to accept them. */
export interface MixedNumberNode {
  readonly kind: 'mixed-number'
  readonly whole: NumberNode
  readonly fraction: QuotientNode
  readonly at: Span
}

export interface PowerNode {
  readonly kind: 'power'
  readonly base: Tree
  readonly exponent: Tree
  readonly at: Span
}

/**
 * A function applied to arguments. Built-in names are those of `functions/words.ts` (`sin`, `arcsin`, `ln`, `log`,
 * `sqrt`, `root`, `abs`, `floor`, `factorial`, `binomial` …); a declared function keeps its own name.
 * `log` has the arguments (x) or (x, base), `root` has (x, index).
 */
export interface CallNode {
  readonly kind: 'call'
  readonly name: string
  readonly args: readonly Tree[]
  /** Number of primes behind a declared function: `f''(x)` has 2. */
  readonly primes?: number
  /** Written `lg`, which has the base 10 whatever `log` without a base has. */
  readonly isDecadic?: true
  /** The same brackets read in another way, where their bars leave both open. */
  readonly otherReading?: CallNode
  readonly at: Span
}

/** Round brackets, or others used merely to group; the brackets of sets, lists, intervals are not groups. */
export interface GroupNode {
  readonly kind: 'group'
  readonly bracket: '(' | '[' | '{'
  readonly inner: Tree
  readonly at: Span
}

export interface PercentNode {
  readonly kind: 'percent'
  readonly value: Tree
  readonly at: Span
}

export type RelationOperator = '=' | '≠' | '<' | '≤' | '>' | '≥' | '≈' | '∈' | '∉' | '⊂' | '⊆' | '⊃' | '⊇'

/** A chain: `0<x≤1` has two operators and three operands. */
export interface RelationNode {
  readonly kind: 'relation'
  readonly operators: readonly RelationOperator[]
  readonly operands: readonly Tree[]
  readonly at: Span
}

export type LogicOperator = 'and' | 'or' | 'not' | 'implies' | 'iff' | 'xor' | 'nand' | 'nor'

export interface LogicNode {
  readonly kind: 'logic'
  readonly operator: LogicOperator
  readonly operands: readonly Tree[]
  /** "And" typed as a word, which may also list what is right one by one. */
  readonly isWord?: true
  readonly at: Span
}

/** `true`, `false`, ∅, "all numbers" ℝ, "none" where a student answers in words, and `…` for what goes on alike. */
export interface WordNode {
  readonly kind: 'word'
  readonly word:
    | 'true'
    | 'false'
    | 'empty-set'
    | 'reals'
    | 'integers'
    | 'rationals'
    | 'naturals'
    | 'complexes'
    | 'ellipsis'
  readonly at: Span
}

/** `{a,b}` is a set, `[a;b]` (or `[a,b]`) a list, `(a,b)` a tuple. */
export interface CollectionNode {
  readonly kind: 'set' | 'list' | 'tuple'
  readonly items: readonly Tree[]
  readonly at: Span
}

/** `{x | x > 0}` */
export interface SetBuilderNode {
  readonly kind: 'set-builder'
  readonly variable: Tree
  readonly condition: Tree
  readonly at: Span
}

export interface SetOperationNode {
  readonly kind: 'set-operation'
  readonly operator: 'union' | 'intersection' | 'difference' | 'symmetric-difference'
  readonly operands: readonly Tree[]
  readonly at: Span
}

export interface IntervalNode {
  readonly kind: 'interval'
  readonly lower: Tree
  readonly upper: Tree
  readonly isLowerClosed: boolean
  readonly isUpperClosed: boolean
  readonly at: Span
}

/** A matrix or, with one column or one row, a vector. */
export interface MatrixNode {
  readonly kind: 'matrix'
  readonly rows: readonly (readonly Tree[])[]
  readonly at: Span
}

/** `\sum`, `\prod`, `\int`, `\lim` with their bound variable. */
export interface BoundNode {
  readonly kind: 'bound'
  readonly operator: 'sum' | 'product' | 'integral' | 'limit'
  readonly variable: string
  /** Absent for an indefinite integral. For a limit, `lower` is the point approached. */
  readonly lower?: Tree
  readonly upper?: Tree
  readonly direction?: 'above' | 'below'
  readonly body: Tree
  readonly at: Span
}

/** `d/dx`, `\partial/\partial x`, of the given order. */
export interface DerivativeNode {
  readonly kind: 'derivative'
  readonly variable: string
  readonly order: number
  /** Written with ∂. */
  readonly isPartial?: true
  readonly body: Tree
  readonly at: Span
}

/** A number with a unit, or a unit alone (`value` absent). The unit is a tree of `unit`, `product`, `quotient`, `power`. */
export interface QuantityNode {
  readonly kind: 'quantity'
  readonly value?: Tree
  readonly unit: Tree
  readonly at: Span
}

/** One unit as typed, prefix included: `km`. */
export interface UnitNode {
  readonly kind: 'unit'
  readonly name: string
  readonly at: Span
}

export type Tree =
  | NumberNode
  | SymbolNode
  | ConstantNode
  | SumNode
  | SignedNode
  | ProductNode
  | QuotientNode
  | MixedNumberNode
  | PowerNode
  | CallNode
  | GroupNode
  | PercentNode
  | RelationNode
  | LogicNode
  | WordNode
  | CollectionNode
  | SetBuilderNode
  | SetOperationNode
  | IntervalNode
  | MatrixNode
  | BoundNode
  | DerivativeNode
  | QuantityNode
  | UnitNode

export type TreeKind = Tree['kind']
