import { EvaluationFailure } from '../../computing/budget.ts'
import type { Budget } from '../../computing/budget.ts'
import { call, integer, lettersOf, mapParts, power, subtract, zero } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { compareExpressions } from '../expressions/compare-expressions.ts'
import { and, or, residualOf } from '../formula.ts'
import type { Atom, Formula } from '../formula.ts'
import type { ProbeOptions } from '../expressions/probe.ts'

/** Alternatives, each a list of expressions that must all be zero. */
export type Alternatives = readonly (readonly Expression[])[]

const MOST_ALTERNATIVES = 24

export function alternativesOf(formula: Formula): Alternatives {
  switch (formula.kind) {
    case 'atom':
      return [[residual(formula)]]
    case 'truth':
      return formula.isTrue ? [[]] : []
    case 'or':
      return formula.parts.flatMap(alternativesOf)
    case 'and': {
      let found: Alternatives = [[]]
      for (const part of formula.parts) {
        const more = alternativesOf(part)
        found = found.flatMap((left) => more.map((right) => [...left, ...right]))
        if (found.length > MOST_ALTERNATIVES) throw new EvaluationFailure('OverBudget')
      }
      return found
    }
    case 'same':
    case 'not':
    case 'statement':
      throw new EvaluationFailure('UnableToEvaluate')
  }
}

/** |u| = |v| says the same as u² = v². */
function residual(atom: Atom): Expression {
  const [left, right] = [plainRoots(atom.left), plainRoots(atom.right)]
  if (left.op === 'call' && right.op === 'call' && left.name === 'abs' && right.name === 'abs') {
    return subtract(power(left.args[0]!, integer(2)), power(right.args[0]!, integer(2)))
  }
  return residualOf({ ...atom, left, right })
}

/** √(u²) is |u|. */
function plainRoots(a: Expression): Expression {
  if (a.op === 'call' && a.name === 'sqrt') {
    const inner = a.args[0]!
    if (
      inner.op === 'power' &&
      inner.exponent.op === 'number' &&
      inner.exponent.value.numerator === 2n &&
      inner.exponent.value.denominator === 1n
    ) {
      return call('abs', plainRoots(inner.base))
    }
  }
  return mapParts(a, plainRoots)
}

const hasLetters = (a: Expression): boolean => lettersOf(a).size > 0

/** Leaves out what always holds, and alternatives that never do. */
export function settled(alternatives: Alternatives, options: ProbeOptions, budget: Budget): Alternatives {
  const kept: Expression[][] = []
  for (const alternative of alternatives) {
    const open: Expression[] = []
    let isImpossible = false
    for (const part of alternative) {
      const verdict = compareExpressions(part, zero, options, budget).verdict
      if (verdict === 'equal') continue
      if (verdict === 'different' && !hasLetters(part)) isImpossible = true
      open.push(part)
    }
    if (!isImpossible) kept.push(open)
  }
  return kept
}

export const formulaOfAlternatives = (alternatives: Alternatives): Formula =>
  or(
    alternatives.map((parts) =>
      and(parts.map((part): Formula => ({ kind: 'atom', comparator: '=', left: part, right: zero }))),
    ),
  )
