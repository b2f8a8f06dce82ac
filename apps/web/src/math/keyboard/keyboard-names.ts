import type { PlainKey } from '@isomorph/messages'
import type { KeyboardLayout } from '@isomorph/problem'

/** What each keyboard is called on its tab and in settings. */
export const keyboardNames: Readonly<Record<KeyboardLayout, PlainKey>> = {
  numeric: 'math.keyboard.numeric',
  roman: 'math.keyboard.roman',
  greek: 'math.keyboard.greek',
  functions: 'math.keyboard.functions',
  complex: 'math.keyboard.complex',
  unit: 'math.keyboard.unit',
  symbol: 'math.keyboard.symbol',
}
