import type { CallNode } from '../../tree.ts'
import { span } from '../build.ts'
import { next } from '../parser.ts'
import type { Parser } from '../parser.ts'
import { numberNode } from '../scripts.ts'

/** `101_2`: the digits as numbers, and the base behind them. */
export function readBasedNumber(parser: Parser): CallNode {
  const { text, from, to } = next(parser)
  const [digits = '', base = ''] = text.split('_')
  const numbers = [...Array.from(digits, (digit) => String(Number.parseInt(digit, 16))), base]
  const args = numbers.map((number) => numberNode(number, number, from, to))
  return { kind: 'call', name: 'in-base', args, at: span(from, to) }
}
