import type { MathfieldElement } from 'mathlive'
import { formulaFromText } from './formula-from-text.ts'

/** Pasted text becomes a formula, however it was written. */
export function takePastedFormulas(field: MathfieldElement): void {
  field.addEventListener(
    'paste',
    (event) => {
      const text = event.clipboardData?.getData('text/plain')
      if (!text || field.readOnly) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const formula = formulaFromText(text)
      field.insert(formula.text, { format: formula.format, focus: true })
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    { capture: true },
  )
}
