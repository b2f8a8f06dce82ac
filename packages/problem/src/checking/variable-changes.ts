import { canonicalName } from '@isomorph/evaluator'
import type { Variable } from '../content/variable.ts'

/** A variable that kept its identity and changed its name. */
export interface VariableRename {
  readonly id: number
  readonly from: string
  readonly to: string
}

/** What became of the variables between two versions of a problem. */
export interface VariableChanges {
  /** Whether the set differs in anything that a variant depends on. */
  readonly hasChanged: boolean
  /** To rewrite formulas with (`renameVariable`). */
  readonly renames: readonly VariableRename[]
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  return names.every((name) => Object.hasOwn(b, name) && isSameValue((a as Fields)[name], (b as Fields)[name]))
}

type Fields = Readonly<Record<string, unknown>>

/**
 * What became of a set of variables: changed if one side is missing, the lengths differ, an identity is missing, a name,
 * a type or parameters changed. Order does not count.
 */
export function compareVariables(
  before: readonly Variable[] | undefined,
  after: readonly Variable[] | undefined,
): VariableChanges {
  if (before === undefined || after === undefined) return { hasChanged: before !== after, renames: [] }
  const renames: VariableRename[] = []
  let hasChanged = before.length !== after.length
  for (const variable of before) {
    const same = after.find(({ id }) => id === variable.id)
    if (same === undefined) hasChanged = true
    else {
      if (canonicalName(same.name) !== canonicalName(variable.name)) {
        renames.push({ id: variable.id, from: variable.name, to: same.name })
      }
      if (!isSameValue({ ...variable, name: '' }, { ...same, name: '' })) hasChanged = true
    }
  }
  return { hasChanged: hasChanged || renames.length > 0, renames }
}
