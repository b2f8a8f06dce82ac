import { t, type PlainKey } from '@isomorph/messages'
import type { SelectOption } from '@isomorph/ui'

/** The choices of a menu whose labels are messages. */
export function optionsOf<T extends string>(
  keys: readonly (readonly [value: T, label: PlainKey])[],
): SelectOption<T>[] {
  return keys.map(([value, label]) => ({ value, label: t(label) }))
}
