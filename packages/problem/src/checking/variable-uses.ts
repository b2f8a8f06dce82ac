/** Where a variable is used, and renaming it everywhere at once. */

import { canonicalName, read, renameVariable as renameInFormula, variablesIn } from '@isomorph/evaluator'
import type { ProblemContent } from '../content/problem-content.ts'
import type { Variable } from '../content/variable.ts'
import { boundLetters, functionNames, hasListVariables } from '../formulas/lists/function-names.ts'
import { replaceVariablesInLatex, variablesInLatex, variablePattern } from '../statement/latex-template.ts'
import { mapContent } from './content-map.ts'

/** One place that uses a variable. */
export interface VariableUse {
  readonly path: string
  readonly kind: 'formula' | 'math' | 'text'
}

const namePattern = /\{([^{}]*(?:\{[^{}]*\})?)\}/g

/** What formulas of a problem are read with. */
interface Names {
  readonly variables: readonly string[]
  readonly hasLists: boolean
}

/** The functions over lists that one formula may use. */
function functionsIn(formula: string, { variables, hasLists }: Names): readonly string[] {
  const names = hasLists ? variables : [...variables, ...boundLetters(formula)]
  return functionNames({ names, hasLists, hasOwnLetters: false })
}

function namesOf(content: ProblemContent): Names {
  const variables = content.variables.map(({ name }) => canonicalName(name))
  return { variables, hasLists: hasListVariables(content.variables) }
}

/** The names in a formula, as pills or bare; where it cannot be read, what its letters look like. */
function usesInFormula(latex: string, names: Names): ReadonlySet<string> {
  const found = new Set(variablesInLatex(latex))
  const { variables } = names
  const functions = functionsIn(latex, names)
  const bare = latex.replaceAll(variablePattern, ' ')
  const reading = read(bare, { mode: 'latex', variables, functions, units: false })
  if (reading.ok) for (const name of variablesIn(reading.tree)) found.add(name)
  else
    for (const name of variables)
      if (renameInFormula(bare, name, 'renamedelsewhere', functions) !== bare) found.add(name)
  return found
}

/** All names that content uses, with the places; names that are no variables among them. */
export function usesByName(content: ProblemContent): ReadonlyMap<string, readonly VariableUse[]> {
  const names = namesOf(content)
  const uses = new Map<string, VariableUse[]>()
  const add = (name: string, use: VariableUse): void => {
    const known = uses.get(name)
    if (known === undefined) uses.set(name, [use])
    else if (!known.some(({ path }) => path === use.path)) known.push(use)
  }
  mapContent(content, {
    formula: (latex, path) => {
      for (const name of usesInFormula(latex, names)) add(name, { path, kind: 'formula' })
      return latex
    },
    math: (latex, path) => {
      for (const name of variablesInLatex(latex)) add(name, { path, kind: 'math' })
      return latex
    },
    name: (name, path) => {
      add(canonicalName(name), { path, kind: 'text' })
      return name
    },
    text: (text, path) => {
      for (const [, name = ''] of text.matchAll(namePattern)) {
        if (names.variables.includes(canonicalName(name))) add(canonicalName(name), { path, kind: 'text' })
      }
      return text
    },
  })
  return uses
}

/** Where a variable is used: what to say before it is deleted. */
export function variableUses(content: ProblemContent, id: number): readonly VariableUse[] {
  const variable = content.variables.find((candidate) => candidate.id === id)
  return variable === undefined ? [] : (usesByName(content).get(canonicalName(variable.name)) ?? [])
}

function renamePills(latex: string, from: string, to: string): string {
  return replaceVariablesInLatex(latex, (name) => `\\variable{${name === from ? to : name}}`)
}

/** Bare letters between the pills are renamed too; the pills themselves are no letters. */
function renameFormula(latex: string, from: string, to: string, functions: readonly string[]): string {
  const pills = latex.match(variablePattern) ?? []
  const fragments = latex.split(splitPattern)
  const renamed = fragments.map((fragment) => (fragment === '' ? '' : renameInFormula(fragment, from, to, functions)))
  return renamePills(renamed.map((fragment, index) => fragment + (pills[index] ?? '')).join(''), from, to)
}

// Without the group, so that splitting leaves out the names.
const splitPattern = /\\variable\{(?:[^{}]|\{[^{}]*\})*\}/

/**
 * Renames a variable and rewrites every formula, pill, condition and text that uses it.
 *
 * ```ts
 * renameVariable(content, 3, 'v_0')
 * ```
 */
export function renameVariable(content: ProblemContent, id: number, name: string): ProblemContent {
  const variable = content.variables.find((candidate) => candidate.id === id)
  if (variable === undefined) return content
  const [from, to] = [canonicalName(variable.name), canonicalName(name)]
  const variables: readonly Variable[] = content.variables.map((candidate) =>
    candidate.id === id ? { ...candidate, name } : candidate,
  )
  if (from === to) return { ...content, variables }
  const names = namesOf(content)
  return mapContent(
    { ...content, variables },
    {
      formula: (latex) => renameFormula(latex, from, to, functionsIn(latex, names)),
      math: (latex) => renamePills(latex, from, to),
      name: (used) => (canonicalName(used) === from ? name : used),
      text: (text) =>
        text.replaceAll(namePattern, (whole, used: string) => (canonicalName(used) === from ? `{${name}}` : whole)),
    },
  )
}
