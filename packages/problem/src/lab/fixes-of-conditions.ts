/** Changes that might fix a condition that draws hardly ever meet. */

import { canonicalName } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import { nameInLatex } from '../variables/variable-name.ts'
import { say } from '../wording/said.ts'
import type { Fix } from './fix.ts'

/** Whether a condition is the one that an issue is about, or one of all of them. */
function isMeant(path: string, index: number): boolean {
  return path === 'constraints' || path === `constraints.${index}` || path === `constraints.${index}.formula`
}

/** Letters of a condition, or of all of them; also those behind its calculated values. */
function lettersAt({ variables }: CompiledProblem, path: string): ReadonlySet<string> {
  const conditions = variables.components.flatMap((component) => component.conditions)
  const found = conditions.filter((condition) => path === 'constraints' || condition.path === path)
  return new Set(found.flatMap(({ letters }) => [...letters]))
}

/** One number of a random list is worked out; each list by itself. */
export function solveLastNumber(compiled: CompiledProblem, path: string): readonly Fix[] {
  const letters = lettersAt(compiled, path)
  return compiled.content.variables.flatMap((variable, index): Fix[] => {
    if (variable.variableType !== 'RandomNumber' || variable.parameters.count === undefined) return []
    const isSolved = variable.parameters.isLastSolved === true
    if (isSolved || !letters.has(canonicalName(variable.name))) return []
    const label = say('fixSolveLast', { name: variable.name })
    return [{ label, change: { kind: 'solveLast', variables: [index] } }]
  })
}

/** The sides of an equation; nothing where it is no single one. */
function sidesOf(formula: string): readonly (readonly [left: string, right: string])[] {
  const [left, right, ...others] = formula.split('=').map((side) => side.trim())
  const isPlain = !/[<>]|\\(?:le|ge|ne|lt|gt|leq|geq|neq|land|lor)(?![a-z])/.test(formula)
  if (!isPlain || left === undefined || right === undefined || others.length > 0) return []
  return [
    [left, right],
    [right, left],
  ]
}

/** Of `c=a+b`, c is worked out and no longer drawn. */
export function calculateOne({ content }: CompiledProblem, path: string): readonly Fix[] {
  return content.constraints.flatMap(({ formula }, condition) => {
    if (!isMeant(path, condition)) return []
    return sidesOf(formula).flatMap(([name, side]) =>
      content.variables.flatMap((drawn, variable): Fix[] => {
        const isSingle = drawn.variableType === 'RandomNumber' && drawn.parameters.count === undefined
        if (!isSingle || nameInLatex(canonicalName(drawn.name)) !== name) return []
        const change = { kind: 'calculate', variable, formula: side, condition } as const
        return [{ label: say('fixCalculate', { name: drawn.name }), latex: `${name}=${side}`, change }]
      }),
    )
  })
}

export function removeCondition({ content }: CompiledProblem, path: string): readonly Fix[] {
  return content.constraints.flatMap(({ formula }, condition): Fix[] =>
    path !== 'constraints' && isMeant(path, condition)
      ? [{ label: say('fixRemoveCondition'), latex: formula, change: { kind: 'removeCondition', condition } }]
      : [],
  )
}
