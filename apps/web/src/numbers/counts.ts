import { activeTag } from '@isomorph/messages/language'

/** A count as people read it: `1,250`. */
export function formatCount(count: number): string {
  return count.toLocaleString(activeTag())
}

/** The form that fits a count: `day` for 1, `days` for others. */
export function formFor(count: number, one: string, other: string): string {
  return count === 1 ? one : other
}

/** A count with what is counted: `1 person`, `1,250 people`. */
export function counted(count: number, one: string, other: string): string {
  return `${formatCount(count)} ${formFor(count, one, other)}`
}
