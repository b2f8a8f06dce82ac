import { add, rational } from '../../numbers/rational.ts'
import type { NumberNode } from '../../tree.ts'
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

/** `0.1\overline{6}` is exactly 1/6; a decimal whose digits do not recur stays as it is. */
export function withRecurringDigits(parser: Parser, number: NumberNode): NumberNode {
  const point = number.spelling.indexOf('.')
  const found = point < 0 || !parser.settings.isLatex ? undefined : recurringDigits(parser)
  if (found === undefined) return number
  for (let taken = 0; taken < found.tokens; taken += 1) next(parser)
  const places = number.spelling.length - point - 1
  const rest = rational(BigInt(found.digits), 10n ** BigInt(places) * (10n ** BigInt(found.digits.length) - 1n))
  return {
    kind: 'number',
    spelling: `${number.spelling}\\overline{${found.digits}}`,
    value: add(number.value, rest),
    at: span(number.at.from, endOfLast(parser)),
  }
}

/** Whether a number is written with digits that recur, so that it has no last one. */
export const isRecurring = (spelling: string): boolean => spelling.includes('\\overline')
