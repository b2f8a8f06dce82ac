import { scaleByTen } from '../numbers/decimal.ts'
import { longPrefixes, prefixes, unitsBySpelling } from './definitions.ts'
import type { UnitDefinition } from './definitions.ts'

const found = new Map<string, UnitDefinition | undefined>()

/**
 * The unit a spelling stands for. A whole name always comes before a prefix with a name, so that `min` is a minute,
 * `cd` a candela, `ft` a foot and `Pa` a pascal.
 */
export function unitNamed(spelling: string): UnitDefinition | undefined {
  const exact = unitsBySpelling.get(spelling)
  if (exact) return exact
  if (found.has(spelling)) return found.get(spelling)
  const unit = spelling.length > 24 ? undefined : (withPrefix(spelling) ?? withLongPrefix(spelling))
  if (found.size < 5_000) found.set(spelling, unit)
  return unit
}

/** Whether a run of letters is a unit. */
export function isUnitName(spelling: string): boolean {
  return unitNamed(spelling) !== undefined
}

function withPrefix(spelling: string): UnitDefinition | undefined {
  for (const length of [2, 1]) {
    const exponent = prefixes.get(spelling.slice(0, length))
    const rest = spelling.slice(length)
    const unit = unitsBySpelling.get(rest)
    // Short prefixes belong to symbols: `km`, but not `kmetre`.
    if (exponent === undefined || !unit?.isPrefixed || (rest.length > 3 && rest !== 'amp')) continue
    return prefixed(unit, normal(spelling.slice(0, length)) + unit.symbol, exponent)
  }
  return undefined
}

function withLongPrefix(spelling: string): UnitDefinition | undefined {
  for (const [name, symbol] of longPrefixes) {
    if (!spelling.startsWith(name)) continue
    const rest = spelling.slice(name.length)
    const unit = unitsBySpelling.get(rest)
    if (unit?.isPrefixed && rest.length > 2) return prefixed(unit, symbol + unit.symbol, prefixes.get(symbol)!)
  }
  return undefined
}

function normal(prefix: string): string {
  return prefix === 'u' || prefix === 'μ' ? 'µ' : prefix
}

function prefixed(unit: UnitDefinition, symbol: string, exponent: number): UnitDefinition {
  return { ...unit, symbol, factor: scaleByTen(unit.factor, exponent) }
}
