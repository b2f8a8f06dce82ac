import type { CallNode } from '../../tree.ts'
import { span } from '../build.ts'
import { enclosed, endOfLast, fail, next, peek } from '../parser.ts'
import type { Parser } from '../parser.ts'
import { refuseUnclosed } from '../scripts.ts'
import type { Token } from '../tokens/tokens.ts'
import { because } from '../reasons.ts'

/** `⟨ψ|φ⟩` says what `⟨ψ,φ⟩` says. */
export function readInnerProduct(parser: Parser, open: Token, isOnlyBar: boolean, bar: Token): CallNode {
  if (!isOnlyBar) fail('unexpected', because('braket'), bar)
  const outer = parser.separator
  const args = enclosed(parser, true, () => {
    parser.separator = bar
    const first = parser.expression(parser)
    if (next(parser) !== bar) fail('missing-operand', because('missingBesideBar'), bar)
    return [first, parser.expression(parser)]
  })
  parser.separator = outer
  const close = peek(parser)
  if (close.kind !== 'close' || close.text !== '⟩') refuseUnclosed(parser, open, '⟩')
  next(parser)
  return { kind: 'call', name: 'angled', args, at: span(open.from, endOfLast(parser)) }
}
