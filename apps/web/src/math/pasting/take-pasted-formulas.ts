import type { MathfieldElement } from 'mathlive'
import { formulaFromClipboard, type PastedFormula } from './formula-from-clipboard.ts'

/** Something was pasted as a formula, and could stand as text instead. */
export interface Pasted {
  readonly as: PastedFormula['as']
  /** Takes the formula back and writes the characters that were pasted. */
  readonly asText: () => void
}

/** Pasted content becomes a formula, however it was written; what is none stays text. */
export function takePastedFormulas(
  field: MathfieldElement,
  toField: (stored: string) => string,
  whenPasted: (pasted: Pasted) => void,
): void {
  field.addEventListener(
    'paste',
    (event) => {
      const { clipboardData } = event
      const text = clipboardData?.getData('text/plain') ?? ''
      const html = clipboardData?.getData('text/html') ?? ''
      if ((text === '' && html === '') || field.readOnly) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const before = { value: field.getValue('latex'), selection: field.selection }
      const pasted = formulaFromClipboard({ text, html })
      insert(field, pasted, text, toField)
      tell(field)
      const asText = (): void => {
        field.setValue(before.value, { silenceNotifications: true })
        field.selection = before.selection
        insert(field, { as: 'text' }, text, toField)
        tell(field)
        field.focus()
      }
      whenPasted({ as: pasted.as, asText })
    },
    { capture: true },
  )
}

function tell(field: MathfieldElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function insert(
  field: MathfieldElement,
  pasted: PastedFormula,
  text: string,
  toField: (stored: string) => string,
): void {
  switch (pasted.as) {
    case 'formula':
      field.insert(toField(pasted.stored), { format: 'latex', focus: true })
      return
    case 'typed':
      field.insert(pasted.ascii, { format: 'ascii-math', focus: true })
      return
    case 'text':
      field.insert(`\\text{${escaped(text)}}`, { format: 'latex', focus: true })
      return
    case 'MathML':
    case 'word':
    case 'LaTeX':
      field.insert(pasted.latex, { format: 'latex', focus: true })
  }
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash ',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  '^': '\\textasciicircum ',
}

function escaped(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\{}$%#&_^]/g, (sign) => escapes[sign] ?? sign)
}
