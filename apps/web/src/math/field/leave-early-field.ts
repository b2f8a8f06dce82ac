import { flushSync } from 'react-dom'
import type { SettledProps } from './math-field-props.ts'

/** Whether somebody is in the field that stands here until MathLive has come. An input method under way writes what it has. */
export function leaveEarlyField(host: HTMLElement): boolean {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !host.contains(activeElement)) return false
  activeElement.blur()
  return true
}

/** Without MathLive a plain field goes on with what was typed. */
export function goOnPlainly(
  host: HTMLElement,
  { value, onChange }: SettledProps,
  typed: string,
  show: () => void,
): void {
  const frame = host.parentElement
  const isAwaited = leaveEarlyField(host)
  flushSync(show)
  if (typed !== '') onChange(value + typed)
  if (isAwaited) frame?.querySelector('input')?.focus()
}
