/** Lists of numbers: what a variable can stand for beside a single number. */

import { parseValue, spellValue, type Value } from '../value.ts'

export interface ListValue {
  readonly kind: 'list'
  readonly items: readonly Value[]
}

/** What a variable stands for in a variant: a number or a list of numbers. */
export type VariableValue = Value | ListValue

/** More elements than this cannot be read, and take long to work out. */
export const maximumElements = 500

export function listValue(items: readonly Value[]): ListValue {
  return { kind: 'list', items }
}

/** The number that a variable stands for; `undefined` for a list. */
export function numberIn(value: VariableValue | undefined): Value | undefined {
  return value === undefined || value.kind === 'list' ? undefined : value
}

/** A list as it is stored: `[1;3/4;~0.7071…]`. */
export function spellItems(items: readonly string[]): string {
  return `[${items.join(';')}]`
}

/** The items of a stored list as they were spelt; `undefined` where the text is no list. */
export function parseItems(spelling: string): readonly string[] | undefined {
  if (!spelling.startsWith('[') || !spelling.endsWith(']')) return undefined
  return spelling === '[]' ? [] : spelling.slice(1, -1).split(';')
}

/** The spelling in which the value of a variable is stored. */
export function spellVariable(value: VariableValue): string {
  return value.kind === 'list' ? spellItems(value.items.map(spellValue)) : spellValue(value)
}

/** Reads the stored value of a variable; `undefined` where the text is none. */
export function parseVariable(spelling: string): VariableValue | undefined {
  const items = parseItems(spelling)
  if (items === undefined) return parseValue(spelling)
  const values = items.map(parseValue).filter((value) => value !== undefined)
  return values.length === items.length ? listValue(values) : undefined
}
