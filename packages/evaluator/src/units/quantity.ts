import { ONE } from '../numbers/rational.ts'
import type { NumberNode, Span, Tree } from '../tree.ts'
import type { UnitDefinition } from './definitions.ts'
import { ratioOf, times } from './compound.ts'
import { multiplyUnits, NO_UNIT, raised, unitOf, UNIT_PARSE_ERROR, wholeExponent } from './unit.ts'
import type { Unit } from './unit.ts'

/**
 * A typed answer taken apart into its value and its unit. `value` is absent for a bare unit, `unit` for a bare number;
 * both are gradable outcomes.
 */
export type Quantity =
  | { readonly ok: true; readonly value?: Tree; readonly unit?: Unit }
  | { readonly ok: false; readonly message: string }

/** Takes `\frac{15\,\mathrm{kN}}{\pi\,\mathrm{mm}^2}`, `5 m/s`, `m/4`, `-9.81\,\mathrm{m}/\mathrm{s}^2` apart. */
export function quantityOf(tree: Tree, own?: ReadonlyMap<string, UnitDefinition>): Quantity {
  if (!hasUnit(tree)) return { ok: true, value: tree }
  switch (tree.kind) {
    case 'quantity': {
      const read = unitOf(tree.unit, own)
      if (!read.ok) return read
      if (tree.value && hasUnit(tree.value)) return withUnit(quantityOf(tree.value, own), read.unit)
      return tree.value ? { ok: true, value: tree.value, unit: read.unit } : { ok: true, unit: read.unit }
    }
    case 'group':
      return quantityOf(tree.inner, own)
    case 'signed': {
      const inner = quantityOf(tree.value, own)
      if (!inner.ok) return inner
      return { ...inner, value: { ...tree, value: inner.value ?? one(tree.at) } }
    }
    case 'sum':
      return sumOf(tree, own)
    case 'product':
      return productOf(tree, own)
    case 'quotient':
      return quotientOf(tree, own)
    case 'power':
      return powerOf(tree, own)
    default:
      return { ok: false, message: UNIT_PARSE_ERROR }
  }
}

/** `5 m · 2 s`: the value before the last unit holds a unit itself. */
function withUnit(inner: Quantity, unit: Unit): Quantity {
  return inner.ok ? { ...inner, unit: multiplyUnits(inner.unit ?? NO_UNIT, unit) } : inner
}

function hasUnit(tree: Tree): boolean {
  switch (tree.kind) {
    case 'quantity':
      return true
    case 'group':
      return hasUnit(tree.inner)
    case 'signed':
      return hasUnit(tree.value)
    case 'product':
      return tree.factors.some(hasUnit)
    case 'quotient':
      return hasUnit(tree.numerator) || hasUnit(tree.denominator)
    case 'power':
      return hasUnit(tree.base)
    case 'sum':
      return tree.terms.some((term) => hasUnit(term.value))
    case 'relation':
      return tree.operands.some(hasUnit)
    default:
      return false
  }
}

function one(at: Span): NumberNode {
  return { kind: 'number', spelling: '1', value: ONE, at: { from: at.from, to: at.from } }
}

function productOf(tree: Extract<Tree, { kind: 'product' }>, own?: ReadonlyMap<string, UnitDefinition>): Quantity {
  let unit: Unit = NO_UNIT
  const values: Tree[] = []
  for (const factor of tree.factors) {
    const part = quantityOf(factor, own)
    if (!part.ok) return part
    if (part.unit) unit = multiplyUnits(unit, part.unit)
    if (part.value) values.push(part.value)
  }
  if (values.length === 0) return { ok: true, unit }
  const joins = values.slice(1).map(() => 'dot' as const)
  return {
    ok: true,
    unit,
    value: values.length === 1 ? values[0]! : { kind: 'product', factors: values, joins, at: tree.at },
  }
}

/** `1 h + 30 min`, in the first of its units. */
function sumOf(tree: Extract<Tree, { kind: 'sum' }>, own?: ReadonlyMap<string, UnitDefinition>): Quantity {
  let unit: Unit | undefined
  const terms: (typeof tree.terms)[number][] = []
  for (const term of tree.terms) {
    const part = quantityOf(term.value, own)
    if (!part.ok) return part
    if (part.unit === undefined || part.value === undefined) return { ok: false, message: UNIT_PARSE_ERROR }
    unit ??= part.unit
    const ratio = ratioOf(part.unit, unit)
    if (ratio === undefined) return { ok: false, message: UNIT_PARSE_ERROR }
    terms.push({ ...term, value: times(part.value, ratio) })
  }
  return unit === undefined ? { ok: false, message: UNIT_PARSE_ERROR } : { ok: true, unit, value: { ...tree, terms } }
}

function quotientOf(tree: Extract<Tree, { kind: 'quotient' }>, own?: ReadonlyMap<string, UnitDefinition>): Quantity {
  const top = quantityOf(tree.numerator, own)
  const bottom = quantityOf(tree.denominator, own)
  if (!top.ok) return top
  if (!bottom.ok) return bottom
  const unit = multiplyUnits(top.unit ?? NO_UNIT, raised(bottom.unit ?? NO_UNIT, -1))
  if (!bottom.value) return top.value ? { ok: true, unit, value: top.value } : { ok: true, unit }
  return { ok: true, unit, value: { ...tree, numerator: top.value ?? one(tree.at), denominator: bottom.value } }
}

function powerOf(tree: Extract<Tree, { kind: 'power' }>, own?: ReadonlyMap<string, UnitDefinition>): Quantity {
  const base = quantityOf(tree.base, own)
  const exponent = wholeExponent(tree.exponent)
  if (!base.ok) return base
  if (exponent === undefined) return { ok: false, message: UNIT_PARSE_ERROR }
  const unit = raised(base.unit ?? NO_UNIT, exponent)
  return base.value ? { ok: true, unit, value: { ...tree, base: base.value } } : { ok: true, unit }
}
