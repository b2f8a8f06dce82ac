/** What a function over lists is made of. */

import { integer } from '@isomorph/evaluator'
import { exactValue, isReal, type Value } from '../value.ts'
import { numberIn, type VariableValue } from './list-value.ts'
import { fractionsOf, issue, type DataIssue, type Numbers } from './statistics.ts'
import { say } from '../../wording/said.ts'

type ArgumentKind = 'list' | 'number'

export interface DataFunction {
  /** What it takes; arguments beyond `required` may be left out. */
  readonly takes: readonly ArgumentKind[]
  readonly required: number
  readonly gives: ArgumentKind
  /** How it is written, for authors. */
  readonly example: string
  /** One sentence for authors. */
  readonly meaning: string
  readonly compute: (args: readonly VariableValue[]) => VariableValue | DataIssue
}

/** The elements of an argument that is a list. */
export const listAt = (args: readonly VariableValue[], index: number): readonly Value[] => {
  const value = args[index]
  return value?.kind === 'list' ? value.items : []
}

/** A statistic of one list of real numbers, at least `atLeast` of them. */
export function statistic(
  name: string,
  meaning: string,
  compute: (numbers: Numbers, items: readonly Value[]) => Value | DataIssue,
  atLeast = 1,
): DataFunction {
  return {
    takes: ['list'],
    required: 1,
    gives: 'number',
    example: `${name}(x)`,
    meaning,
    compute: (args) => {
      const items = listAt(args, 0)
      if (!items.every(isReal)) return issue(say('needsRealNumbers', { name }))
      if (items.length < atLeast)
        return issue(say('needsAtLeast', { name, least: String(atLeast), length: String(items.length) }))
      return compute(fractionsOf(items), items)
    },
  }
}

/** A statistic of two lists of the same length. */
export function ofPairs(
  name: string,
  meaning: string,
  compute: (xs: Numbers, ys: Numbers, items: readonly Value[]) => VariableValue | DataIssue,
  gives: ArgumentKind = 'number',
): DataFunction {
  return {
    takes: ['list', 'list'],
    required: 2,
    gives,
    example: `${name}(x, y)`,
    meaning,
    compute: (args) => {
      const [first, second] = [listAt(args, 0), listAt(args, 1)]
      if (first.length !== second.length)
        return issue(say('needsEqualLists', { name, first: String(first.length), second: String(second.length) }))
      const items = [...first, ...second]
      if (!items.every(isReal)) return issue(say('needsRealNumbers', { name }))
      if (first.length < 2) return issue(say('needsPairs', { name }))
      return compute(fractionsOf(first), fractionsOf(second), items)
    },
  }
}

/** The numbers among the arguments, and those that may be left out as they come. */
function numbersOf(args: readonly VariableValue[], usual: readonly number[]): readonly Value[] | undefined {
  const given = args.flatMap((arg) => numberIn(arg) ?? [])
  if (given.length !== args.length || !given.every(isReal)) return undefined
  const missing = usual.slice(usual.length - Math.max(0, usual.length - given.length))
  return [...given, ...missing.map((number) => exactValue(integer(number)))]
}

/** A function of real numbers; the last ones may be left out, and are the usual ones then. */
export function ofNumbers(
  name: string,
  example: string,
  meaning: string,
  usual: readonly number[],
  required: number,
  compute: (numbers: readonly Value[]) => Value | DataIssue,
): DataFunction {
  return {
    takes: usual.map(() => 'number'),
    required,
    gives: 'number',
    example,
    meaning,
    compute: (args) => {
      const numbers = numbersOf(args, usual)
      return numbers === undefined ? issue(say('needsRealNumbers', { name })) : compute(numbers)
    },
  }
}
