import type { Tree } from '../tree.ts'
import { ReadFailure } from './tokens/tokens.ts'
import type { ReadErrorCode, Token, TokenKind } from './tokens/tokens.ts'
import type { Settings } from './settings.ts'
import { because, type ReadReason, type ReadPart, type ReadValue } from './reasons.ts'

/** Where the parser stands, and what the surrounding construct means for the tokens to come. */
export interface Parser {
  readonly tokens: Token[]
  readonly settings: Settings
  at: number
  /** How deep constructs are nested here; bounded so that no input exhausts the stack. */
  depth: number
  /** A comma between digits groups thousands here; inside brackets it separates items unless semicolons do. */
  commaGroups: boolean
  /** Plain `|` that are open within the present bracket. */
  bars: number
  /** A plain `|` separates here: in a set such as `{x | x > 0}`. */
  barSeparates: boolean
  /** The bar that says “given” in the brackets around here. */
  separator: Token | undefined
  /** Inside an integral that waits for its `dx`. */
  awaitsDifferential: boolean
  differential: string | undefined
  /** Names bound by a sum around here: in `\sum_{i=1}^n i` the letter is no imaginary unit. */
  boundLetters: string
  /** Reads a whole expression; held here because every construct contains expressions. */
  readonly expression: (parser: Parser) => Tree
  readonly sum: (parser: Parser) => Tree
  readonly product: (parser: Parser) => Tree
  readonly factor: (parser: Parser) => Tree
  readonly primary: (parser: Parser) => Tree
}

export function peek(parser: Parser): Token {
  return parser.tokens[parser.at]!
}

export function peekAfter(parser: Parser, distance = 1): Token {
  return parser.tokens[Math.min(parser.at + distance, parser.tokens.length - 1)]!
}

export function next(parser: Parser): Token {
  const token = parser.tokens[parser.at]!
  if (token.kind !== 'end') parser.at++
  return token
}

export function takeIf(parser: Parser, kind: TokenKind, text?: string): Token | undefined {
  const token = parser.tokens[parser.at]!
  if (token.kind !== kind || (text !== undefined && token.text !== text)) return undefined
  parser.at++
  return token
}

/** End of the token just read. */
export function endOfLast(parser: Parser): number {
  return parser.at > 0 ? parser.tokens[parser.at - 1]!.to : 0
}

export function fail(code: ReadErrorCode, reason: ReadReason, token: { from: number; to: number }): never {
  throw new ReadFailure(code, reason, token.from, token.to)
}

export function enter(parser: Parser, token: Token): void {
  if (++parser.depth > parser.settings.maxDepth) {
    fail('too-deep', because('tooDeep'), token)
  }
}

export function leave(parser: Parser): void {
  parser.depth--
}

/** Reads something enclosed: bars, separators and differentials outside mean nothing inside. */
export function enclosed<T>(parser: Parser, commaGroups: boolean, read: () => T): T {
  const { bars, barSeparates, awaitsDifferential, commaGroups: outerCommaGroups } = parser
  parser.bars = 0
  parser.barSeparates = false
  parser.commaGroups = commaGroups
  parser.awaitsDifferential = false
  const result = read()
  parser.bars = bars
  parser.barSeparates = barSeparates
  parser.commaGroups = outerCommaGroups
  parser.awaitsDifferential = awaitsDifferential
  return result
}

const described: Partial<Record<TokenKind, ReadPart>> = {
  end: 'end',
  finish: 'endOfPart',
  'line-end': 'lineBreak',
  ampersand: 'ampersand',
}

/** Operators whose canonical text is a word, as they are seen. */
const seen: Readonly<Record<string, string>> = { dot: '·', times: '×', divide: '÷', slash: '/', asterisk: '*' }

/** How a token is called in a message. */
export function describe(token: Token): ReadValue {
  const isOperator = token.kind === 'multiply' || token.kind === 'divide'
  const text = isOperator ? (seen[token.text] ?? token.text) : token.text
  const part = described[token.kind]
  return part === undefined ? { typed: text } : { part }
}
