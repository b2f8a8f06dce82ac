/** The unit of what a formula gives, as far as it can be known. */

import { compare, readUnit, unitsConvertible, type Unit } from '@isomorph/evaluator'
import { type Said } from '../wording/said.ts'

/** A unit (`pure` numbers have one without parts), nothing known, or why there can be none. */
export type Measure =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'unknown' }
  | ({ readonly kind: 'mismatch' } & Said)

export const unknown: Measure = { kind: 'unknown' }

const noUnit: Unit = { parts: {}, factor: { numerator: 1n, denominator: 1n }, pi: 0, dimension: {} }

/** A number without a unit. */
export const pure: Measure = { kind: 'unit', unit: noUnit }

export function isPure(unit: Unit): boolean {
  return Object.keys(unit.dimension).length === 0
}

/** The unit that an author has typed, in plain text or as a formula; 1 is a number without one. */
export function unitTyped(text: string): Unit | undefined {
  if (text.trim() === '1') return noUnit
  const plain = readUnit(text, 'text')
  const read = plain.ok ? plain : readUnit(text, 'latex')
  return read.ok ? read.unit : undefined
}

function powerOf([name, exponent]: readonly [string, number]): string {
  return exponent === 1 ? name : `${name}^${exponent}`
}

/**
 * A unit as it is typed.
 *
 * ```ts
 * spellUnit(unit) // 'kg·m/s^2'
 * ```
 */
export function spellUnit({ parts }: Unit): string {
  const all = Object.entries(parts)
  const above = all.filter(([, exponent]) => exponent > 0).map(powerOf)
  const below = all.filter(([, exponent]) => exponent < 0).map(([name, exponent]) => powerOf([name, -exponent]))
  if (below.length === 0) return above.join('·')
  const divisor = below.length === 1 ? (below[0] ?? '') : `(${below.join('·')})`
  return `${above.length === 0 ? '1' : above.join('·')}/${divisor}`
}

/** A unit as a sentence takes it. */
export function named(unit: Unit): { readonly unit: string } {
  return { unit: isPure(unit) && Object.keys(unit.parts).length === 0 ? '' : spellUnit(unit) }
}

/** Whether numbers in the one unit are numbers in the other. */
export function areSame(a: Unit, b: Unit): boolean {
  return unitsConvertible(a, b) && a.pi === b.pi && compare(a.factor, b.factor) === 0
}

export function areConvertible(a: Unit, b: Unit): boolean {
  return unitsConvertible(a, b)
}

function multiplied(exponents: Readonly<Record<string, number>>, by: number): Record<string, number> | undefined {
  const entries = Object.entries(exponents).map(([name, exponent]): [string, number] => [name, exponent * by])
  return entries.every(([, exponent]) => Number.isInteger(exponent)) ? Object.fromEntries(entries) : undefined
}

/** The unit to a power, which may be a root; unknown where no unit has it. */
export function toPower(unit: Unit, exponent: number): Measure {
  const parts = multiplied(unit.parts, exponent) ?? baseParts(unit, exponent)
  if (parts === undefined) return unknown
  const left = Object.entries(parts).filter(([, each]) => each !== 0)
  if (left.length === 0) return isPure(unit) ? pure : unknown
  const text = spellUnit({ ...noUnit, parts: Object.fromEntries(left) })
  const raised = unitTyped(text)
  return raised === undefined ? unknown : { kind: 'unit', unit: raised }
}

/** In base units: √(J/kg) is m/s. */
function baseParts({ dimension, factor, pi }: Unit, exponent: number): Record<string, number> | undefined {
  const isBase = pi === 0 && factor.numerator === factor.denominator
  return isBase ? multiplied(dimension, exponent) : undefined
}

/** The product of two units, where units that cancel are gone. */
export function product(a: Unit, b: Unit): Measure {
  const parts: Record<string, number> = { ...a.parts }
  for (const [name, exponent] of Object.entries(b.parts)) parts[name] = (parts[name] ?? 0) + exponent
  const left = Object.entries(parts).filter(([, exponent]) => exponent !== 0)
  if (left.length === 0) return pure
  const unit = unitTyped(spellUnit({ ...noUnit, parts: Object.fromEntries(left) }))
  return unit === undefined ? unknown : { kind: 'unit', unit }
}
