import { partsOf, type MessageKey } from '@isomorph/messages'
import { Fragment, type ReactNode } from 'react'

/**
 * A message that holds elements in place of its `{name}`.
 *
 * @example inParts(key, { person: <PersonName person={person} /> })
 */
export function inParts<Key extends MessageKey>(
  key: Key,
  parameters: Parameters<typeof partsOf<Key, ReactNode>>[1],
): ReactNode {
  return partsOf<Key, ReactNode>(key, parameters).map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
