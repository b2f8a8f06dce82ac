import { compoundQuantity } from '../units/compound.ts'
import type { CollectionNode, ProductJoin, QuantityNode, QuotientNode, Sign, Span, Tree } from '../tree.ts'

/**
 * Builders that keep units and values apart: a product or quotient of units alone is one quantity without a value,
 * and a value followed by units is one quantity. A lone `[…]` or `{…}` that takes part in a calculation is a bracket
 * rather than a list.
 */

export function span(from: number, to: number): Span {
  return { from, to }
}

function isUnitAlone(tree: Tree): tree is QuantityNode {
  return tree.kind === 'quantity' && tree.value === undefined
}

/** `[x+1]` in a calculation is a bracket. */
export function operand(tree: Tree): Tree {
  if ((tree.kind !== 'list' && tree.kind !== 'set') || tree.items.length !== 1) return tree
  return { kind: 'group', bracket: bracketOf(tree), inner: operand(tree.items[0]!), at: tree.at }
}

function bracketOf(tree: CollectionNode): '[' | '{' {
  return tree.kind === 'list' ? '[' : '{'
}

export function makeProduct(parts: Tree[], joins: ProductJoin[]): Tree {
  if (parts.length === 1) return parts[0]!
  const factors = parts.map(operand)
  const from = factors[0]!.at.from
  const at = span(from, factors[factors.length - 1]!.at.to)
  let firstUnit = factors.length
  while (firstUnit > 0 && isUnitAlone(factors[firstUnit - 1]!)) firstUnit--
  if (firstUnit === factors.length) return { kind: 'product', factors, joins, at }
  const units = factors.slice(firstUnit).map((factor) => (factor as QuantityNode).unit)
  if (firstUnit === 0) return { kind: 'quantity', unit: unitProduct(units, joins), at }
  const last = factors[firstUnit - 1]!
  if (firstUnit === 1 && last.kind === 'quantity') {
    return { ...last, unit: unitProduct([last.unit, ...units], joins), at }
  }
  const compound = compoundQuantity(factors, joins)
  if (compound !== undefined) return compound
  const value = makeProduct(factors.slice(0, firstUnit), joins.slice(0, firstUnit - 1))
  return { kind: 'quantity', value, unit: unitProduct(units, joins.slice(firstUnit)), at }
}

function unitProduct(units: Tree[], joins: ProductJoin[]): Tree {
  if (units.length === 1) return units[0]!
  const first = units[0]!
  const factors = first.kind === 'product' ? [...first.factors, ...units.slice(1)] : units
  const allJoins = first.kind === 'product' ? [...first.joins, ...joins] : joins
  return { kind: 'product', factors, joins: allJoins, at: span(first.at.from, units.at(-1)!.at.to) }
}

export function makeQuotient(top: Tree, bottom: Tree, style: QuotientNode['style'], at: Span): Tree {
  const numerator = style === 'fraction' ? top : operand(top)
  const denominator = style === 'fraction' ? bottom : operand(bottom)
  if (isUnitAlone(denominator) && numerator.kind === 'quantity' && (style !== 'fraction' || isUnitAlone(numerator))) {
    const unit: Tree = {
      kind: 'quotient',
      numerator: numerator.unit,
      denominator: denominator.unit,
      style,
      at: span(numerator.unit.at.from, at.to),
    }
    return { ...numerator, unit, at }
  }
  return { kind: 'quotient', numerator, denominator, style, at }
}

export function makePower(base: Tree, exponent: Tree, at: Span): Tree {
  const raised = operand(base)
  if (raised.kind === 'quantity') {
    // In `5 m^2` the exponent belongs to the last unit; the factor reader never hands over a value here.
    return { ...raised, unit: raiseLast(raised.unit, exponent, at), at }
  }
  return { kind: 'power', base: raised, exponent, at }
}

/** Braces do not show: the exponent of `\mathrm{kg\,m}^2` stands at the last unit, as in `kg m^2`. */
function raiseLast(unit: Tree, exponent: Tree, at: Span): Tree {
  const last = unit.kind === 'product' ? unit.factors.at(-1) : undefined
  if (unit.kind === 'product' && last !== undefined)
    return { ...unit, factors: [...unit.factors.slice(0, -1), raiseLast(last, exponent, at)], at }
  if (unit.kind === 'quotient' && unit.style !== 'fraction')
    return { ...unit, denominator: raiseLast(unit.denominator, exponent, at), at }
  return { kind: 'power', base: unit, exponent, at: span(unit.at.from, at.to) }
}

export function makeGroup(inner: Tree, bracket: '(' | '[' | '{', at: Span): Tree {
  if (isUnitAlone(inner)) return { kind: 'quantity', unit: { kind: 'group', bracket, inner: inner.unit, at }, at }
  return { kind: 'group', bracket, inner, at }
}

export function makeSigned(sign: Sign, value: Tree, at: Span): Tree {
  return { kind: 'signed', sign, value: operand(value), at }
}
