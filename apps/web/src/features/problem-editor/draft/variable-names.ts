import { canonicalName } from '@isomorph/evaluator'
import { t } from '@isomorph/messages'
import { reasonWords } from '../../../statement/read-reasons/reason-words.ts'
import type { Rewriting } from './rewriting.ts'

/** What keeps a name from being given to a variable, in a sentence; nothing when it can be given. */
export function issueOfVariableName(
  name: string,
  otherNames: readonly string[],
  refusalOf: Rewriting['variableNameRefusal'],
): string | undefined {
  if (name === '') return t('problem-editor.variableName.missing')
  const refusal = refusalOf(name)
  if (refusal !== undefined) return reasonWords(refusal)
  const canonical = canonicalName(name)
  return otherNames.some((other) => canonicalName(other) === canonical)
    ? t('problem-editor.variableName.taken', { name })
    : undefined
}
