import { canonicalName } from '@isomorph/evaluator'
import type { Rewriting } from './rewriting.ts'

/** What keeps a name from being given to a variable, in a sentence; nothing when it can be given. */
export function issueOfVariableName(
  name: string,
  otherNames: readonly string[],
  refusalOf: Rewriting['variableNameRefusal'],
): string | undefined {
  if (name === '') return 'A variable needs a name.'
  const refusal = refusalOf(name)
  if (refusal !== undefined) return refusal
  const canonical = canonicalName(name)
  return otherNames.some((other) => canonicalName(other) === canonical)
    ? `There is another variable ${name}.`
    : undefined
}
