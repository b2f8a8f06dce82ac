import type { KeyboardLayout } from '@isomorph/problem'

/** What each keyboard is called on its tab and in settings. */
export const keyboardNames: Readonly<Record<KeyboardLayout, string>> = {
  numeric: 'Numbers',
  roman: 'Letters',
  greek: 'Greek',
  functions: 'Functions',
  complex: 'Complex',
  unit: 'Units',
  symbol: 'Symbols',
}
