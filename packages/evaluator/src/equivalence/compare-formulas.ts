import type { Budget } from '../computing/budget.ts'
import type { Tolerance } from './expressions/closeness.ts'
import type { Comparison } from './expressions/compare-expressions.ts'
import { positiveLetters, restricted } from './assumptions.ts'
import { differenceAtPoints } from './expressions/differing-points.ts'
import { compareEquations, isEquational } from './solutions/equations.ts'
import { atomsOf, lettersOfFormula, statementsOf } from './formula-parts.ts'
import type { Formula } from './formula.ts'
import { compareOnLine } from './solutions/number-line.ts'
import { domainSaid } from './expressions/letter-domains.ts'
import type { ProbeOptions } from './expressions/probe.ts'
import { compareByTruthTable } from './truth-table.ts'

/** Do two statements hold for the same values of their letters, however often? */
export function compareSolutionSets(key: Formula, answer: Formula, options: ProbeOptions, budget: Budget): Comparison {
  const letters = new Set([...lettersOfFormula(key), ...lettersOfFormula(answer)])
  const [letter] = letters
  return letters.size === 1 && letter !== undefined
    ? compareInOneLetter(key, answer, letter, options, budget)
    : compareFormulas(key, answer, options, budget)
}

function compareInOneLetter(
  key: Formula,
  answer: Formula,
  letter: string,
  options: ProbeOptions,
  budget: Budget,
): Comparison {
  const positive = positiveLetters(options, [letter])
  const { isInteger: isWhole } = domainSaid(letter, options)
  const outcome = compareOnLine(restricted(key, positive), restricted(answer, positive), letter, budget, {
    tolerance: options.tolerance,
    isWhole,
  })
  const numbers = isWhole ? 'whole numbers' : 'real numbers'
  if (outcome.verdict === 'equal') return { verdict: 'equal', rule: `same set of ${numbers}` }
  const witness = outcome.witness === undefined ? {} : { [letter]: outcome.witness }
  return { verdict: 'different', rule: `sets of ${numbers}`, witness }
}

/** Do two statements hold for the same values of their letters, solutions of equations counted as often as they occur? */
export function compareFormulas(key: Formula, answer: Formula, options: ProbeOptions, budget: Budget): Comparison {
  const [hasStatements, atoms] = [
    statementsOf(key).length + statementsOf(answer).length > 0,
    [...atomsOf(key), ...atomsOf(answer)],
  ]
  if (hasStatements || atoms.length === 0) return compareByTruthTable(key, answer, atoms)
  const letters = [...new Set([...lettersOfFormula(key), ...lettersOfFormula(answer)])]
  if (isEquational(key) && isEquational(answer)) {
    const exactly = compareEquations(key, answer, options, budget)
    const isOpen = exactly.verdict === 'different' && options.tolerance !== undefined && letters.length === 1
    return isOpen && areTolerated(key, answer, letters[0]!, options, budget)
      ? { verdict: 'equal', rule: 'the same solutions within the tolerance' }
      : exactly
  }
  if (letters.length <= 1) return compareInOneLetter(key, answer, letters[0] ?? 't', options, budget)
  const sampled = differenceAtPoints(key, answer, letters, options, budget)
  return sampled ?? compareByTruthTable(key, answer, atoms, options)
}

/** Other solutions, all within the tolerance. Where they are the very same, they differ in how often they occur. */
function areTolerated(key: Formula, answer: Formula, letter: string, options: ProbeOptions, budget: Budget): boolean {
  const isDifferent = (tolerance?: Tolerance): boolean =>
    compareOnLine(key, answer, letter, budget, { tolerance }).verdict === 'different'
  return isDifferent() && !isDifferent(options.tolerance)
}
