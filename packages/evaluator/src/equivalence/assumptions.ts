import { letter, zero } from '../computing/expression.ts'
import { and } from './formula.ts'
import type { Formula } from './formula.ts'
import { domainSaid } from './expressions/letter-domains.ts'
import type { ProbeOptions } from './expressions/probe.ts'

/** The letters that the author says are positive. */
export function positiveLetters(options: ProbeOptions, letters: readonly string[]): readonly string[] {
  return letters.filter((name) => domainSaid(name, options).isPositive)
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
export function isWholeLetter(name: string, options: ProbeOptions): boolean {
  const { domains, everyLetter, known } = options
  const isOpen = known?.has(name) !== true && domains?.get(name)?.isInteger === undefined
  return domainSaid(name, options).isInteger || (isOpen && everyLetter?.isInteger === undefined && COUNTERS.test(name))
}
