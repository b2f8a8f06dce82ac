import type { MathfieldElement } from 'mathlive'
import { beginsNumber, beginsUnit, closesArgument, endsScript, typedAfter } from './typed-brackets.ts'

/** Leads the caret out of an argument where typed text leads out of it, and keeps the space between two numbers and two units. */
export function followTyping(field: MathfieldElement, takesUnits: () => boolean): void {
  let typed = ''
  const forget = (): void => {
    typed = ''
  }
  field.addEventListener('focusout', forget)
  field.addEventListener('pointerdown', forget)
  // Before MathLive writes what the key stands for.
  field.addEventListener(
    'keydown',
    ({ key }) => {
      if (field.readOnly) return
      if (endsScript(typed, key)) field.executeCommand('moveAfterParent')
      if (/^[([{|]$/.test(key)) takeBox(field)
      if (beginsNumber(typed, key) || (takesUnits() && beginsUnit(typed, key))) field.insert('\\,', { format: 'latex' })
    },
    { capture: true },
  )
  field.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    typed = typedAfter(typed, ctrlKey || metaKey ? '' : key)
    if (closesArgument(typed)) setTimeout(() => field.executeCommand('moveAfterParent'))
  })
}

/** MathLive stumbles over a bracket typed right behind an empty box; with the box selected, the bracket replaces it. */
function takeBox(field: MathfieldElement): void {
  const end = field.position
  if (!field.selectionIsCollapsed || end === 0) return
  if (field.getValue(end - 1, end, 'latex').startsWith('\\placeholder')) field.selection = { ranges: [[end - 1, end]] }
}
