import type { Settings } from '../settings.ts'
import type { Token } from './tokens.ts'

/** What both tokenizers share: the text, the place in it, and the tokens so far. */
export interface Lexer {
  readonly input: string
  readonly settings: Settings
  readonly tokens: Token[]
  at: number
  isApart: boolean
  /** Letter runs before this place are upright words: the inside of `\mathrm{m/s}`. */
  uprightUntil: number
}
