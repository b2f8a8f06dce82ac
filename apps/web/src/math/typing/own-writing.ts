import type { MathfieldElement } from 'mathlive'
import { absoluteValueBehindGiven } from './given-bars.ts'
import { greekBehindLetter } from './greek-behind-letters.ts'
import { isBox } from './leave-scripts.ts'
import { barBehind, beginsNumber, beginsUnit, opensInnerBar, plainSign } from './typed-brackets.ts'
import { bracketBehindAngle, normBehindBars } from './typed-fences.ts'

/** What is written for a key in place of what MathLive would write, over what is selected. */
export function ownWriting(
  field: MathfieldElement,
  typed: string,
  key: string,
  takesUnits: boolean,
): string | undefined {
  const greek = takesUnits ? undefined : greekBehindLetter(field, typed, key)
  return greek ?? (key === '|' ? barWriting(field, typed) : (bracketBehindAngle(field, key) ?? plainSign(typed, key)))
}

function barWriting(field: MathfieldElement, typed: string): string | undefined {
  if (barBehind(typed) === 'pairs') return absoluteValueBehindGiven(field)
  if (opensInnerBar(typed)) return String.raw`\left|#?\right|`
  return normBehindBars(field, typed) ?? plainSign(typed, '|')
}

/** Makes room for what MathLive writes for a key. */
export function makeRoom(field: MathfieldElement, typed: string, key: string, takesUnits: boolean): void {
  if (/^[([{|]$/.test(key)) takeBox(field)
  if (beginsNumber(typed, key) || (takesUnits && beginsUnit(typed, key))) field.insert('\\,', { format: 'latex' })
}

/** MathLive stumbles over a bracket typed right behind an empty box; with the box selected, the bracket replaces it. */
function takeBox(field: MathfieldElement): void {
  const end = field.position
  if (!field.selectionIsCollapsed || end === 0) return
  if (isBox(field, end)) field.selection = { ranges: [[end - 1, end]] }
}
