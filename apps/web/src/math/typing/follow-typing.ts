import type { MathfieldElement } from 'mathlive'
import { givesCommand, write } from './field-keys.ts'
import { absoluteValueBehindGiven } from './given-bars.ts'
import { greekBehindLetter } from './greek-behind-letters.ts'
import { isBox, keepsSpace, leaveParts, losesBehindOpen, returnToExponent } from './leave-scripts.ts'
import { bracketBehindAngle, normBehindBars } from './typed-fences.ts'
import {
  barBehind,
  beginsNumber,
  beginsUnit,
  closesArgument,
  endsScript,
  opensInnerBar,
  plainSign,
  typedAfter,
} from './typed-brackets.ts'

/**
 * Leads the caret out of an argument where typed text leads out of it, and keeps the space between two numbers and two
 * units. What one key leaves to do is done before the next key is taken, however fast it comes.
 */
export function followTyping(field: MathfieldElement, takesUnits: () => boolean): void {
  let typed = ''
  let pending: (() => void) | undefined
  const finish = (): void => {
    const left = pending
    pending = undefined
    left?.()
  }
  const forget = (): void => {
    finish()
    typed = ''
  }
  field.addEventListener('focusout', forget)
  field.addEventListener('pointerdown', forget)
  // Before MathLive writes what the key stands for.
  field.addEventListener(
    'keydown',
    (event) => {
      const { key } = event
      finish()
      if (field.readOnly || givesCommand(event) || key.length > 1) return
      if (endsScript(typed, key)) field.executeCommand('moveAfterParent')
      leaveParts(field, typed, key)
      returnToExponent(field, typed, key)
      // MathLive then writes nothing, and takes no letter before the space together with one behind it.
      if (key === ' ' && keepsSpace(field)) return event.preventDefault()
      if (losesBehindOpen(field, key)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      const own = (takesUnits() ? undefined : greekBehindLetter(field, typed, key)) ?? ownWriting(field, typed, key)
      if (own !== undefined) {
        event.preventDefault()
        event.stopImmediatePropagation()
        typed = typedAfter(typed, key)
        return write(field, own)
      }
      if (/^[([{|]$/.test(key)) takeBox(field)
      if (beginsNumber(typed, key) || (takesUnits() && beginsUnit(typed, key))) field.insert('\\,', { format: 'latex' })
    },
    { capture: true },
  )
  field.addEventListener('keydown', (event) => {
    typed = typedAfter(typed, givesCommand(event) ? '' : event.key)
    if (!closesArgument(typed)) return
    pending = () => field.executeCommand('moveAfterParent')
    // MathLive has closed the bracket already, or does so with the input that this key brings.
    if (event.defaultPrevented) finish()
    else setTimeout(finish)
  })
}

/** What is written for a key in place of what MathLive would write, over what is selected. */
function ownWriting(field: MathfieldElement, typed: string, key: string): string | undefined {
  if (key === '|' && barBehind(typed) === 'pairs') return absoluteValueBehindGiven(field)
  if (key === '|' && opensInnerBar(typed)) return String.raw`\left|#?\right|`
  if (key === '|') return normBehindBars(field, typed) ?? plainSign(typed, key)
  return bracketBehindAngle(field, key) ?? plainSign(typed, key)
}

/** MathLive stumbles over a bracket typed right behind an empty box; with the box selected, the bracket replaces it. */
function takeBox(field: MathfieldElement): void {
  const end = field.position
  if (!field.selectionIsCollapsed || end === 0) return
  if (isBox(field, end)) field.selection = { ranges: [[end - 1, end]] }
}
