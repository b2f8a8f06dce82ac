import { activeTag } from '@isomorph/messages/language'

/** A count as people read it: `1,250`. Words beside it have their plurals in a message. */
export function formatCount(count: number): string {
  return count.toLocaleString(activeTag())
}
