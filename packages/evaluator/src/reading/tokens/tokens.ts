import type { Span } from '../../tree.ts'
import { readSentence, type ReadReason } from '../reasons.ts'

export type TokenKind =
  | 'end'
  | 'number'
  | 'based'
  | 'symbol'
  | 'roman'
  | 'function'
  | 'constant'
  | 'word'
  | 'sign'
  | 'multiply'
  | 'divide'
  | 'power'
  | 'subscript'
  | 'raised'
  | 'lowered'
  | 'open'
  | 'close'
  | 'begin'
  | 'finish'
  | 'bar'
  | 'mid'
  | 'comma'
  | 'semicolon'
  | 'colon'
  | 'bang'
  | 'prime'
  | 'percent'
  | 'degree'
  | 'currency'
  | 'relation'
  | 'logic'
  | 'set-operator'
  | 'command'
  | 'angle'
  | 'claim'
  | 'quantifier'
  | 'triangle'
  | 'arrow'
  | 'maps'
  | 'ampersand'
  | 'line-end'
  | 'vulgar'

/**
 * One token of either mode. `text` is canonical (`≤` for `\le` and `<=`, `alpha` for `\alpha`);
 * `raised` and `lowered` are Unicode superscripts and subscripts.
 */
export interface Token {
  readonly kind: TokenKind
  readonly text: string
  readonly from: number
  readonly to: number
  /** White space stands before it. */
  readonly isApart: boolean
  /** For opening brackets: a semicolon separates the items directly inside. */
  hasSemicolon: boolean
  /** For functions: the spelling is `lg`. */
  isDecadic?: true
  /** For signs of logic: typed as a word. */
  isWord?: true
}

/** Why a text cannot be read. */
export type ReadErrorCode =
  | 'empty'
  | 'too-long'
  | 'too-deep'
  | 'number-too-large'
  | 'placeholder'
  | 'empty-argument'
  | 'empty-brackets'
  | 'missing-operand'
  | 'unmatched-delimiter'
  | 'unknown-command'
  | 'unknown-words'
  | 'unexpected'
  | 'stray-comma'
  | 'stray-point'
  | 'hidden-characters'
  | 'bad-exponent'
  | 'bad-subscript'
  | 'bad-fraction'
  | 'argument-count'
  | 'missing-differential'
  | 'bad-bounds'
  | 'bad-environment'
  | 'bad-interval'
  | 'unit'

/** Why something cannot be read: a code for programs, a sentence for people, the same for other languages, and the place. */
export interface ReadError {
  readonly code: ReadErrorCode
  readonly message: string
  readonly reason: ReadReason
  readonly at: Span
}

/** Thrown inside the reader only; `read` turns it into a value. */
export class ReadFailure extends Error {
  readonly error: ReadError
  constructor(code: ReadErrorCode, reason: ReadReason, from: number, to: number) {
    const message = readSentence(reason)
    super(message)
    this.error = { code, message, reason, at: { from, to } }
  }
}

export function makeToken(kind: TokenKind, text: string, from: number, to: number, isApart: boolean): Token {
  return { kind, text, from, to, isApart, hasSemicolon: false }
}

/**
 * Marks the brackets whose items a semicolon separates (there a comma groups thousands), and turns the brackets of
 * `]1,2[` around, which open with `]` where no closing bracket can stand.
 */
export function arrangeBrackets(tokens: Token[]): void {
  const open: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const top = open[open.length - 1]
    switch (token.kind) {
      case 'open':
        if (token.text === '[' && (top?.text === ']' || (top !== undefined && endsHere(tokens[at + 1])))) {
          tokens[at] = { ...token, kind: 'close' }
          open.pop()
        } else open.push(token)
        break
      case 'begin':
        open.push(token)
        break
      case 'close':
        if (token.text === ']' && opensHere(tokens[at - 1])) open.push((tokens[at] = { ...token, kind: 'open' }))
        else open.pop()
        break
      case 'finish':
        open.pop()
        break
      case 'semicolon':
        if (top) top.hasSemicolon = true
        break
      default:
    }
  }
}

/** Whether nothing that a bracket could hold begins with this token, so that a `[` before it closes: `[0,∞[`. */
function endsHere(token: Token | undefined): boolean {
  return (
    token?.kind === 'end' || token?.kind === 'relation' || token?.kind === 'set-operator' || token?.kind === 'logic'
  )
}

/** Whether only something that opens can stand behind this token. */
function opensHere(token: Token | undefined): boolean {
  if (!token) return true
  return token.kind === 'relation' || token.kind === 'set-operator' || token.kind === 'logic'
}

/** Behind these tokens a value is complete, so that a bar may close, divide or say “given”. */
export const valueEnds: ReadonlySet<TokenKind> = new Set<TokenKind>([
  ...([
    'number',
    'based',
    'symbol',
    'roman',
    'constant',
    'word',
    'vulgar',
    'close',
    'finish',
    'bang',
    'prime',
  ] as const),
  ...(['percent', 'degree', 'raised', 'lowered', 'command'] as const),
])
