import type { RequestError } from '../data/request.ts'
import type { MessageKey, MessageParameters, PlainKey } from '@isomorph/messages'

/** The messages that say how long to wait. */
type WaitKey = {
  [Key in MessageKey]: MessageParameters<Key> extends { readonly wait: string } ? Key : never
}[MessageKey]

type Params = NonNullable<RequestError['params']>

export interface RefusalKeys {
  readonly title: PlainKey
  readonly detail: PlainKey
  /** In place of the detail, where the server says how long to wait. */
  readonly waiting?: WaitKey
  /** In place of the detail, where the parameters of the refusal say more. */
  readonly detailOf?: (params: Params) => string | undefined
}
