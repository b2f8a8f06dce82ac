import { useMemo, useState, type ReactNode } from 'react'
import { fieldNames, fromField, namesStored, toField, type FieldNames } from './field-spelling.ts'
import {
  MathFieldWithSecondReading,
  type AuthorSpelling,
  type FormulaVariable,
  type MathFieldProps,
} from '../math/index.ts'
import { compareReadingsOf } from './compare-readings.ts'
import { nameInField } from './name-in-field.ts'
import { paintPills } from './painted-pills.ts'

export interface AuthorMathFieldProps extends Omit<MathFieldProps, 'spelling'> {
  readonly variables: readonly FormulaVariable[]
  readonly plainLetters?: FieldNames['plainLetters']
  /** Names of functions that are typed as words, beside those that every field knows. */
  readonly functions?: readonly string[]
}

const noFunctions: readonly string[] = []

export function authorSpelling(
  variables: readonly FormulaVariable[],
  used: readonly string[],
  plainLetters: FieldNames['plainLetters'],
  functions: readonly string[] = noFunctions,
): AuthorSpelling {
  const statuses = new Map(variables.map(({ name, status }) => [name, status]))
  const names = fieldNames([...statuses.keys(), ...used], plainLetters)
  return {
    toField: (stored) => toField(stored, names),
    fromField: (latex) => fromField(latex, names),
    words: [...statuses.keys()].map(nameInField).filter((letters) => /^[A-Za-z][A-Za-z0-9]+$/.test(letters)),
    functions,
    paint: (field, layer) => paintPills(field, layer, names, (name) => statuses.get(name) ?? 'unknown'),
  }
}

/** Names that stored formulas of this field use and no variable has; they stay names while it is open. */
function useOrphanedNames(value: string, variables: readonly FormulaVariable[]): readonly string[] {
  const [kept, keep] = useState<readonly string[]>([])
  const known = new Set([...kept, ...variables.map(({ name }) => name)])
  const added = namesStored(value).filter((name) => !known.has(name))
  if (added.length === 0) return kept
  const all = [...kept, ...new Set(added)]
  keep(all)
  return all
}

/** A field for formulas over variables, which are painted as pills. */
export function AuthorMathField({
  variables,
  plainLetters = 'variables',
  functions = noFunctions,
  ...props
}: AuthorMathFieldProps): ReactNode {
  const used = useOrphanedNames(props.value, variables)
  const spelling = useMemo(
    () => authorSpelling(variables, used, plainLetters, functions),
    [variables, used, plainLetters, functions],
  )
  const compare = useMemo(
    () =>
      compareReadingsOf(
        variables.map(({ name }) => name),
        functions,
      ),
    [variables, functions],
  )
  return <MathFieldWithSecondReading {...props} spelling={spelling} compare={compare} />
}
