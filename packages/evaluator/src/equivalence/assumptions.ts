import { letter, zero } from '../computing/expression.ts'
import { and } from './formula.ts'
import type { Formula } from './formula.ts'
import type { ProbeOptions } from './expressions/probe.ts'

/** The letters that the author says are positive. */
export function positiveLetters(options: ProbeOptions, letters: readonly string[]): readonly string[] {
  return letters.filter((name) => options.domains?.get(name)?.isPositive ?? options.everyLetter?.isPositive === true)
}

/** What a formula says about positive letters only. */
export function restricted(formula: Formula, positive: readonly string[]): Formula {
  if (positive.length === 0) return formula
  return and([
    formula,
    ...positive.map((name): Formula => ({ kind: 'atom', comparator: '>', left: letter(name), right: zero })),
  ])
}

/** Letters that usually count something. */
const COUNTERS = /^[i-n](_.+)?$/

/** Whether a letter stands for whole numbers: the author says so, or says nothing and its name does. */
export function isWholeLetter(name: string, { domains, everyLetter, known }: ProbeOptions): boolean {
  const said = domains?.get(name)?.isInteger
  if (said !== undefined) return said
  if (known?.has(name) === true) return false
  return everyLetter?.isInteger ?? COUNTERS.test(name)
}
