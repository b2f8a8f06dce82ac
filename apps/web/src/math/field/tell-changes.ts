import type { MathfieldElement } from 'mathlive'
import type { TypedText } from '../typing/typed-text.ts'
import type { FieldContents } from './field-contents.ts'
import type { SettledProps } from './math-field-props.ts'

/** Tells the page of what is written in the field, and when somebody comes to it, leaves it and presses Enter. */
export function tellChanges(
  field: MathfieldElement,
  contents: FieldContents,
  typed: TypedText,
  latest: { readonly current: SettledProps },
  emitted: { readonly current: string[] },
): void {
  const tellChange = (): void => {
    if (!contents.hasChanged()) return
    const latex = contents.latex()
    emitted.current.push(latex)
    latest.current.onChange(latex, typed.text())
  }
  field.addEventListener('input', tellChange)
  // An exponent that is still empty arrives without an input.
  field.addEventListener('selection-change', tellChange)
  field.addEventListener('focusin', () => latest.current.onFocus?.())
  field.addEventListener('focusout', () => {
    tellChange()
    contents.settle()
    // What the field is left with may be changed at once, before it has come back.
    emitted.current.splice(0, emitted.current.length, contents.latex())
    latest.current.onBlur?.(contents.latex())
  })
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') latest.current.onCommit?.()
  })
}
