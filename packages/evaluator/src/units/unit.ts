import { multiply, ONE, power } from '../numbers/rational.ts'
import type { Rational } from '../numbers/rational.ts'
import type { Tree } from '../tree.ts'
import type { Dimension, UnitDefinition } from './definitions.ts'
import { unitNamed } from './names.ts'

/** A unit as a whole, such as kg·m/s². */
export interface Unit {
  /** Symbols with their exponents, prefixes included: what is compared where the very unit is asked for. */
  readonly parts: Readonly<Record<string, number>>
  /** How many SI base units it is: `factor · π^pi`. */
  readonly factor: Rational
  readonly pi: number
  readonly dimension: Dimension
  /** For °C and °F alone: added to a value before it is multiplied. In `J/°C` a difference is meant. */
  readonly offset?: Rational
}

/** A unit that the author defines: a thing of its own (`apples`), or so many of another unit (`dozen` = 12 `eggs`). */
export interface UnitDeclaration {
  readonly name: string
  readonly equals?: { readonly factor: Rational; readonly unit: string }
}

export type UnitResult = { readonly ok: true; readonly unit: Unit } | { readonly ok: false; readonly message: string }

/** What a learner sees where a unit is not understood. */
export const UNIT_PARSE_ERROR = 'The given unit could not be parsed.'

export const NO_UNIT: Unit = { parts: {}, factor: ONE, pi: 0, dimension: {} }

const LARGEST_UNIT_EXPONENT = 99

/** Author-defined units by name, each checked against those before it and the built-in ones. */
export function defineUnits(declarations: readonly UnitDeclaration[]): ReadonlyMap<string, UnitDefinition> {
  const own = new Map<string, UnitDefinition>()
  for (const { name, equals } of declarations) {
    const base = equals ? (own.get(equals.unit) ?? unitNamed(equals.unit)) : undefined
    if (equals && !base) continue
    own.set(name, {
      symbol: name,
      factor: base ? multiply(equals!.factor, base.factor) : ONE,
      pi: base?.pi ?? 0,
      dimension: base?.dimension ?? { [name]: 1 },
      isPrefixed: false,
    })
  }
  return own
}

/** What a unit tree means; `own` holds the author's units. */
export function unitOf(tree: Tree, own?: ReadonlyMap<string, UnitDefinition>): UnitResult {
  switch (tree.kind) {
    case 'unit': {
      const definition = own?.get(tree.name) ?? unitNamed(tree.name)
      return definition ? { ok: true, unit: fromDefinition(definition) } : refused
    }
    case 'product':
      return tree.factors.map((factor) => unitOf(factor, own)).reduce((left, right) => combined(left, right, 1))
    case 'quotient':
      return combined(unitOf(tree.numerator, own), unitOf(tree.denominator, own), -1)
    case 'power': {
      const exponent = wholeExponent(tree.exponent)
      const base = unitOf(tree.base, own)
      if (exponent === undefined || !base.ok) return refused
      return exponent === 1 ? base : { ok: true, unit: raised(base.unit, exponent) }
    }
    case 'group':
      return unitOf(tree.inner, own)
    case 'number':
      return tree.value.numerator === 1n && tree.value.denominator === 1n ? { ok: true, unit: NO_UNIT } : refused
    default:
      return refused
  }
}

const refused: UnitResult = { ok: false, message: UNIT_PARSE_ERROR }

function fromDefinition(definition: UnitDefinition): Unit {
  const { symbol, factor, pi, dimension, offset } = definition
  return { parts: partsOf(symbol), factor, pi, dimension, ...(offset ? { offset } : {}) }
}

/** Symbols written together that are products: kWh is kW·h. */
const together: readonly (readonly [symbol: string, first: string, second: string])[] = [
  ['Wh', 'W', 'h'],
  ['Ah', 'A', 'h'],
  ['VA', 'V', 'A'],
]

function partsOf(symbol: string): Readonly<Record<string, number>> {
  const product = together.find(([name]) => symbol.endsWith(name))
  if (product === undefined) return { [symbol]: 1 }
  const [name, first, second] = product
  return { [symbol.slice(0, -name.length) + first]: 1, [second]: 1 }
}

function combined(left: UnitResult, right: UnitResult, sign: 1 | -1): UnitResult {
  if (!left.ok) return left
  if (!right.ok) return right
  return { ok: true, unit: multiplyUnits(left.unit, raised(right.unit, sign)) }
}

export function multiplyUnits(a: Unit, b: Unit): Unit {
  return {
    parts: added(a.parts, b.parts),
    factor: multiply(a.factor, b.factor),
    pi: a.pi + b.pi,
    dimension: added(a.dimension, b.dimension),
  }
}

/** A unit to a whole power. */
export function raised(unit: Unit, exponent: number): Unit {
  return {
    parts: scaled(unit.parts, exponent),
    factor: power(unit.factor, exponent) ?? ONE,
    pi: unit.pi * exponent,
    dimension: scaled(unit.dimension, exponent),
  }
}

function added(a: Dimension, b: Dimension): Dimension {
  const sum: Record<string, number> = { ...a }
  for (const name of Object.keys(b)) {
    const total = (Object.hasOwn(sum, name) ? sum[name]! : 0) + b[name]!
    if (total === 0) delete sum[name]
    else sum[name] = total
  }
  return sum
}

function scaled(a: Dimension, by: number): Dimension {
  const result: Record<string, number> = {}
  for (const name of Object.keys(a)) result[name] = a[name]! * by
  return result
}

/** The whole number an exponent is, within bounds. */
export function wholeExponent(tree: Tree): number | undefined {
  if (tree.kind === 'signed') {
    const value = wholeExponent(tree.value)
    return value === undefined || tree.sign === '±' || tree.sign === '∓'
      ? undefined
      : tree.sign === '-'
        ? -value
        : value
  }
  if (tree.kind === 'group') return wholeExponent(tree.inner)
  if (tree.kind !== 'number' || tree.value.denominator !== 1n) return undefined
  return tree.value.numerator <= BigInt(LARGEST_UNIT_EXPONENT) ? Number(tree.value.numerator) : undefined
}

function sameExponents(a: Dimension, b: Dimension): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name])
}

/** The very same unit, in whatever order and notation: m/s² and m·s⁻². */
export function unitsEqual(a: Unit, b: Unit): boolean {
  return sameExponents(a.parts, b.parts)
}

/** Units of the same quantity, so that one converts into the other. */
export function unitsConvertible(a: Unit, b: Unit): boolean {
  return sameExponents(a.dimension, b.dimension)
}
