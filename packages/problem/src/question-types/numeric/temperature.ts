/** Temperatures: levels on a scale, and differences, for which no scale has a start. */

import { readUnit, type Unit } from '@isomorph/evaluator'
import type { RequiredUnit } from './content.ts'

/** Whether a unit, as typed, is one of temperature by itself, so that a level or a difference may be meant. */
export function isTemperatureUnit(typed: string): boolean {
  const byKeyboard = readUnit(typed, 'latex')
  const unit = byKeyboard.ok ? byKeyboard : readUnit(typed, 'text')
  if (!unit.ok) return false
  const { dimension, parts } = unit.unit
  return Object.keys(parts).length === 1 && Object.keys(dimension).length === 1 && dimension.K === 1
}

/** The unit as it measures what the question asks for. */
export function measuring(unit: Unit, required: RequiredUnit | undefined): Unit {
  if (required?.temperature !== 'difference' || unit.offset === undefined) return unit
  const { offset: _start, ...scale } = unit
  return scale
}
