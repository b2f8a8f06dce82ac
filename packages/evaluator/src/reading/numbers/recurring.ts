import { add, rational } from '../../numbers/rational.ts'
import type { NumberNode, Tree } from '../../tree.ts'
import { span } from '../build.ts'
import { endOfLast, next, peek, peekAfter } from '../parser.ts'
import type { Parser } from '../parser.ts'
import type { Token } from '../tokens/tokens.ts'

/** More digits than this nobody writes under a bar. */
const MOST_DIGITS = 30

const isDigits = (token: Token): boolean =>
  token.kind === 'number' && /^\d+$/.test(token.text) && token.text.length <= MOST_DIGITS

/** The digits that recur, as `\overline{3}`, `\overline3` or `\dot3` behind a decimal; how many tokens they take. */
function recurringDigits(parser: Parser): { readonly digits: string; readonly tokens: number } | undefined {
  const mark = peek(parser)
  if (mark.kind !== 'command' || (mark.text !== 'overline' && mark.text !== 'dot')) return undefined
  const first = peekAfter(parser)
  if (isDigits(first) && first.text.length === 1) return { digits: first.text, tokens: 2 }
  const inner = peekAfter(parser, 2)
  const isBraced = first.kind === 'begin' && isDigits(inner) && peekAfter(parser, 3).kind === 'finish'
  return isBraced && (mark.text === 'overline' || inner.text.length === 1)
    ? { digits: inner.text, tokens: 4 }
    : undefined
}

/** `0.(3)`: brackets right behind the point hold digits that recur. */
function digitsBehindPoint(parser: Parser): ReturnType<typeof recurringDigits> {
  const [open, inner, close] = [peek(parser), peekAfter(parser), peekAfter(parser, 2)]
  const isBracket = open.kind === 'open' && open.text === '(' && close.kind === 'close' && close.text === ')'
  return isBracket && isDigits(inner) ? { digits: inner.text, tokens: 3 } : undefined
}

/** `0.1\overline{6}` is exactly 1/6; a decimal whose digits do not recur stays as it is. */
export function withRecurringDigits(parser: Parser, number: NumberNode): NumberNode {
  const point = number.spelling.indexOf('.')
  if (point < 0) return number
  const found =
    (parser.settings.isLatex ? recurringDigits(parser) : undefined) ??
    (number.spelling.endsWith('.') ? digitsBehindPoint(parser) : undefined)
  if (found === undefined) return number
  for (let taken = 0; taken < found.tokens; taken += 1) next(parser)
  return recurring(number, found.digits, endOfLast(parser))
}

/** A decimal with digits that recur behind it. */
function recurring(number: NumberNode, digits: string, end: number): NumberNode {
  const places = number.spelling.length - number.spelling.indexOf('.') - 1
  const rest = rational(BigInt(digits), 10n ** BigInt(places) * (10n ** BigInt(digits.length) - 1n))
  return {
    kind: 'number',
    spelling: `${number.spelling}\\overline{${digits}}`,
    value: add(number.value, rest),
    at: span(number.at.from, end),
  }
}

/** `0.1(6)`, where the digits in brackets may recur; undefined where the second part is no such digits. */
export function recurringInBrackets(number: Tree | undefined, behind: Tree): NumberNode | undefined {
  const isDecimal = number?.kind === 'number' && number.spelling.includes('.') && !isRecurring(number.spelling)
  if (!isDecimal || behind.kind !== 'group' || behind.at.from !== number.at.to) return undefined
  const { inner } = behind
  const areDigits = inner.kind === 'number' && /^\d+$/.test(inner.spelling) && inner.spelling.length <= MOST_DIGITS
  return areDigits ? recurring(number, inner.spelling, behind.at.to) : undefined
}

/** Whether a number is written with digits that recur, so that it has no last one. */
export const isRecurring = (spelling: string): boolean => spelling.includes('\\overline')
