import type { MessageKey, MessageParameters, PlainKey } from '@isomorph/messages'

/** The messages that say how long to wait. */
type WaitKey = {
  [Key in MessageKey]: MessageParameters<Key> extends { readonly wait: string } ? Key : never
}[MessageKey]

export interface RefusalKeys {
  readonly title: PlainKey
  readonly detail: PlainKey
  /** In place of the detail, where the server says how long to wait. */
  readonly waiting?: WaitKey
}
