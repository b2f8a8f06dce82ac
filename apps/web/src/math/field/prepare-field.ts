import type { MathfieldElement } from 'mathlive'
import { announceAsPage } from '../speech/mathlive/speak-as-page.ts'
import { takePastedFormulas } from '../pasting/take-pasted-formulas.ts'
import { keepDecimalCommas } from '../typing/decimal-sign.ts'
import { keepToKeyboards } from '../typing/field-keys.ts'
import { followTyping } from '../typing/follow-typing.ts'
import { focusAtOnce } from '../typing/keys-at-once.ts'
import { followTypedText, type TypedText } from '../typing/typed-text.ts'
import { keepUnitKeysApart } from '../typing/unit-keys.ts'
import { replaceVariables } from '../variable-pills.ts'
import type { SettledProps } from './math-field-props.ts'
import { plainSpeech } from './spoken-contents.ts'

/** Gives the field its keys; the result says what is typed into it. */
export function prepareField(field: MathfieldElement, latest: { readonly current: SettledProps }): TypedText {
  const takesUnits = (): boolean => latest.current.keyboards.includes('unit')
  field.mathVirtualKeyboardPolicy = 'manual'
  field.popoverPolicy = 'off'
  field.environmentPopoverPolicy = 'off'
  field.smartFence = true
  field.menuItems = []
  keepToKeyboards(field)
  announceAsPage(field, plainSpeech)
  focusAtOnce(field)
  takePastedFormulas(
    field,
    (stored) => latest.current.spelling?.toField(stored) ?? replaceVariables(stored, (name) => name),
    (pasted) => latest.current.onPasted?.(pasted),
  )
  const typed = followTypedText(field)
  followTyping(field, takesUnits)
  keepUnitKeysApart(field)
  keepDecimalCommas(field, () => latest.current.decimalSign)
  return typed
}
