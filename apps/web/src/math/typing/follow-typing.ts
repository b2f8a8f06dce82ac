import type { MathfieldElement } from 'mathlive'
import { givesCommand, write } from './field-keys.ts'
import { keepsSpace, leaveParts, losesBehindOpen, returnToExponent } from './leave-scripts.ts'
import { makeRoom, ownWriting } from './own-writing.ts'
import { endsScript } from './typed-brackets.ts'
import { typedInOneGo } from './typed-in-one-go.ts'

/**
 * Leads the caret out of an argument where typed text leads out of it, and keeps the space between two numbers and two
 * units.
 */
export function followTyping(field: MathfieldElement, takesUnits: () => boolean): void {
  const typed = typedInOneGo(field)
  const beforeKey = (event: KeyboardEvent): void => {
    const { key } = event
    typed.finish()
    if (field.readOnly || givesCommand(event) || key.length > 1) return
    leadCaret(field, typed.text(), key)
    // MathLive then writes nothing, and takes no letter before the space together with one behind it.
    if (key === ' ' && keepsSpace(field)) return event.preventDefault()
    if (losesBehindOpen(field, key)) return withhold(event)
    const own = ownWriting(field, typed.text(), key, takesUnits())
    if (own === undefined) return makeRoom(field, typed.text(), key, takesUnits())
    withhold(event)
    typed.add(key)
    write(field, own)
  }
  // Before MathLive writes what the key stands for.
  field.addEventListener('keydown', beforeKey, { capture: true })
}

/** Leads the caret to where a key is written: out of what it ends, or back into the exponent that it goes on with. */
function leadCaret(field: MathfieldElement, typed: string, key: string): void {
  if (endsScript(typed, key)) field.executeCommand('moveAfterParent')
  leaveParts(field, typed, key)
  returnToExponent(field, typed, key)
}

/** Neither MathLive nor the page takes the key. */
function withhold(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
