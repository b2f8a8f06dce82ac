import type { RefObject } from 'react'
import type { MathfieldElement } from 'mathlive'
import type { FieldContents } from './field-contents.ts'
import type { FieldParts } from './load-field.ts'
import type { SettledProps } from './math-field-props.ts'

/** A field of MathLive, with what is done with it. */
export interface MadeField {
  readonly field: MathfieldElement
  readonly live: FieldParts['live']
}

/** What outlives a render of the field. */
export interface FieldMemory {
  readonly latestRef: RefObject<SettledProps>
  /** The values that were passed on and have not come back, the last one at the end. */
  readonly emittedRef: RefObject<string[]>
  readonly contentsRef: RefObject<FieldContents | undefined>
}

const noWords: readonly string[] = []

/** Puts a new field into its host, with its value and its keys; `undo` stops what it tells. */
export function makeField(
  { MathfieldElement, live }: FieldParts,
  host: HTMLElement,
  { latestRef, emittedRef, contentsRef }: FieldMemory,
  setKeyboardOpen: (isOpen: boolean) => void,
): MadeField & { readonly undo: () => void } {
  const { value, keyboards, spelling } = latestRef.current
  const field = new MathfieldElement()
  host.append(field)
  const typed = live.prepareField(field, latestRef)
  const contents = live.contentsOf(field, () => latestRef.current.spelling)
  contentsRef.current = contents
  contents.show(value)
  live.setTypedShortcuts(field, keyboards, spelling?.words ?? noWords, spelling?.functions ?? noWords)
  const undo = live.followKeyboard(field, latestRef, setKeyboardOpen)
  live.tellChanges(field, contents, typed, latestRef, emittedRef)
  return { field, live, undo }
}
