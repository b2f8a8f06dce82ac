import { compare, divide, equals, ONE } from '../numbers/rational.ts'
import type { Rational } from '../numbers/rational.ts'
import type { ProductJoin, QuantityNode, Tree } from '../tree.ts'
import type { Dimension, UnitDefinition } from './definitions.ts'
import { unitNamed } from './names.ts'
import type { Unit } from './unit.ts'

/** Only units by themselves: nobody leaves a plus out between compound units or degrees. */
function plainUnit(tree: Tree): UnitDefinition | undefined {
  if (tree.kind !== 'quantity' || tree.value !== undefined || tree.unit.kind !== 'unit') return undefined
  const unit = unitNamed(tree.unit.name)
  return unit?.offset === undefined && unit?.pi === 0 ? unit : undefined
}

function areOfOneKind(one: Dimension, other: Dimension): boolean {
  const exponents = Object.entries(one)
  return exponents.length === Object.keys(other).length && exponents.every(([name, power]) => other[name] === power)
}

/** `1 h 30 min`, `5 ft 3 in`: numbers with units of one kind, the largest first and no sign between them, as a sum. */
export function compoundQuantity(factors: readonly Tree[], joins: readonly ProductJoin[]): Tree | undefined {
  if (factors.length < 4 || factors.length % 2 !== 0 || joins.some((join) => join !== 'implied')) return undefined
  const terms: { readonly sign: '+'; readonly value: QuantityNode }[] = []
  let before: UnitDefinition | undefined
  for (let index = 0; index < factors.length; index += 2) {
    const [value, behind] = [factors[index]!, factors[index + 1]!]
    const unit = plainUnit(behind)
    if (value.kind !== 'number' || behind.kind !== 'quantity' || unit === undefined) return undefined
    const isNext =
      before === undefined ||
      (areOfOneKind(unit.dimension, before.dimension) && compare(unit.factor, before.factor) < 0)
    if (!isNext) return undefined
    terms.push({ sign: '+', value: { ...behind, value, at: { from: value.at.from, to: behind.at.to } } })
    before = unit
  }
  return { kind: 'sum', terms, at: { from: factors[0]!.at.from, to: factors.at(-1)!.at.to } }
}

/** How many of one unit another is; nothing where they measure different things, start elsewhere or differ by π. */
export function ratioOf(unit: Unit, to: Unit): Rational | undefined {
  if (
    !areOfOneKind(unit.dimension, to.dimension) ||
    unit.offset !== undefined ||
    to.offset !== undefined ||
    unit.pi !== to.pi
  )
    return undefined
  return divide(unit.factor, to.factor)
}

/** A value so many times. */
export function times(value: Tree, ratio: Rational): Tree {
  if (equals(ratio, ONE)) return value
  const { at } = value
  const number: Tree = { kind: 'number', spelling: `${ratio.numerator}/${ratio.denominator}`, value: ratio, at }
  return { kind: 'product', factors: [{ kind: 'group', bracket: '(', inner: value, at }, number], joins: ['dot'], at }
}
