/** Notation that keyboards have no keys for, as it is typed with plain letters and signs: `Pr(A)` and `<u,v>`. */

import type { Settings } from '../settings.ts'
import { arrangeBasedNumbers } from './based-numbers.ts'
import { makeToken, valueEnds } from './tokens.ts'
import type { Token, TokenKind } from './tokens.ts'

/** Behind these a value is still to come, so that `<` compares nothing. */
const awaitsValue: ReadonlySet<TokenKind> = new Set<TokenKind>([
  ...(['sign', 'multiply', 'divide', 'open', 'begin', 'relation', 'set-operator', 'logic'] as const),
  ...(['comma', 'semicolon', 'function', 'ampersand', 'line-end', 'mid', 'arrow', 'maps', 'colon'] as const),
])

const opens = ({ kind }: Token): boolean => kind === 'open' || kind === 'begin'
const closes = ({ kind }: Token): boolean => kind === 'close' || kind === 'finish'

/** The end of the bracket whose inside begins here, or -1. */
function endOfBracket(tokens: readonly Token[], from: number): number {
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    if (opens(tokens[at]!)) depth++
    else if (closes(tokens[at]!) && --depth < 0) return at
  }
  return -1
}

const separates: ReadonlySet<TokenKind> = new Set<TokenKind>(['semicolon', 'ampersand', 'line-end', 'logic', 'end'])

/** Where the `>` stands that belongs to a `<`, with a comma between the two or without; undefined where none does. */
function closingAngle(tokens: readonly Token[], start: number): { end: number; hasComma: boolean } | undefined {
  let depth = 0
  let hasComma = false
  for (let at = start + 1; at < tokens.length; at++) {
    const token = tokens[at]!
    if (opens(token)) depth++
    else if (closes(token) && --depth < 0) return undefined
    if (depth > 0) continue
    if (separates.has(token.kind)) return undefined
    // `1<2,000>x`: a comma between two numbers groups thousands.
    if (token.kind === 'comma') hasComma ||= !(tokens[at - 1]!.kind === 'number' && tokens[at + 1]?.kind === 'number')
    if (token.kind !== 'relation') continue
    return token.text === '>' && at > start + 1 ? { end: at, hasComma } : undefined
  }
  return undefined
}

/**
 * `<x>` and `<u,v>` where `<` and `>` can only be brackets: no value stands before, or, outside of all other brackets, a
 * comma between the two has nothing else to separate.
 */
function arrangeAngles(tokens: Token[]): void {
  let brackets = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.kind === 'open') brackets++
    else if (token.kind === 'close') brackets--
    if (token.kind !== 'relation' || token.text !== '<') continue
    const closing = closingAngle(tokens, at)
    const before = tokens[at - 1]
    const hasNoLeft = before === undefined || awaitsValue.has(before.kind)
    if (closing === undefined || !(hasNoLeft || (brackets === 0 && closing.hasComma))) continue
    const last = tokens[closing.end]!
    tokens[at] = makeToken('open', '⟨', token.from, token.to, token.isApart)
    tokens[closing.end] = makeToken('close', '⟩', last.from, last.to, last.isApart)
    at = closing.end
  }
}

const saysEvent: ReadonlySet<TokenKind> = new Set<TokenKind>(['relation', 'mid', 'bar', 'set-operator'])
const computes: ReadonlySet<TokenKind> = new Set<TokenKind>(['sign', 'multiply', 'divide', 'power', 'number'])

/** Whether something in brackets is an event: `A`, `\overline A`, `X>2`, `A\mid B`, but neither `1-t` nor `T-T_0`. */
function isEvent(inside: readonly Token[]): boolean {
  if (inside.some(({ kind }) => saysEvent.has(kind))) return true
  const letters = inside.filter(({ kind }) => kind === 'symbol')
  return (
    letters.length > 0 &&
    letters.every(({ text }) => /^[A-Z]/.test(text)) &&
    !inside.some((token) => computes.has(token.kind))
  )
}

/** `Pr(A)` is a probability where an event stands in the brackets and neither P nor r is a variable. */
function arrangeProbabilities(tokens: Token[], { variables }: Settings): void {
  if (variables.has('P') || variables.has('r')) return
  for (let at = 0; at + 2 < tokens.length; at++) {
    const [first, second, bracket] = [tokens[at]!, tokens[at + 1]!, tokens[at + 2]!]
    const isSpelt = first.kind === 'symbol' && first.text === 'P' && second.kind === 'symbol' && second.text === 'r'
    if (!isSpelt || second.isApart || bracket.kind !== 'open' || bracket.text !== '(') continue
    const end = endOfBracket(tokens, at + 3)
    if (end >= 0 && isEvent(tokens.slice(at + 3, end)))
      tokens.splice(at, 2, makeToken('symbol', 'P', first.from, second.to, first.isApart))
  }
}

/**
 * A bar outside of all brackets that no other one closes: `n|m`, which divides, and `F(x)|_0^1`. The bars of absolute values come
 * in pairs.
 */
function arrangeBar(tokens: Token[]): void {
  let depth = 0
  const bars: number[] = []
  for (const [at, token] of tokens.entries()) {
    if (opens(token)) depth++
    else if (closes(token)) depth--
    else if (depth === 0 && token.kind === 'bar' && token.text === '|') bars.push(at)
  }
  const at = bars.length === 1 ? bars[0]! : bars.find((each) => tokens[each + 1]!.kind === 'subscript')
  const bar = at === undefined ? undefined : tokens[at]
  if (at === undefined || bar === undefined || bars.length % 2 === 0 || at === 0) return
  if (valueEnds.has(tokens[at - 1]!.kind) && tokens[at + 1]!.kind !== 'end')
    tokens[at] = makeToken('mid', bar.text, bar.from, bar.to, bar.isApart)
}

/** Puts the tokens in place of letters and signs that are typed for them. */
export function arrangeTypedNotation(tokens: Token[], settings: Settings): void {
  if (tokens.some(({ kind }) => kind === 'subscript' || kind === 'lowered')) arrangeBasedNumbers(tokens, settings)
  if (tokens.some(({ kind, text }) => kind === 'relation' && text === '<')) arrangeAngles(tokens)
  if (tokens.some(({ kind, text }) => kind === 'bar' && text === '|')) arrangeBar(tokens)
  if (tokens.some(({ kind, text }) => kind === 'symbol' && text === 'P')) arrangeProbabilities(tokens, settings)
}
