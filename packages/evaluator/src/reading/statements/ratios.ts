import type { Tree } from '../../tree.ts'
import { span } from '../build.ts'
import { endOfLast, fail, next, peek } from '../parser.ts'
import type { Parser } from '../parser.ts'
import { because } from '../reasons.ts'

/** Of what is no number, and of a sum without brackets, a colon says no ratio. */
const mayBePart = ({ kind }: Tree): boolean =>
  kind !== 'sum' && kind !== 'tuple' && kind !== 'list' && kind !== 'set' && kind !== 'set-operation'

/** `2:3` and `a:b:c`, or the value as it is. */
export function readRatio(parser: Parser, first: Tree): Tree {
  if (peek(parser).kind !== 'colon' || parser.barSeparates || !mayBePart(first)) return first
  const args = [first]
  while (peek(parser).kind === 'colon') {
    next(parser)
    args.push(parser.product(parser))
  }
  const behind = peek(parser)
  // In `12:4+1` the colon may divide.
  if (behind.kind === 'sign') fail('unexpected', because('notExpected', { text: behind.text }), behind)
  return { kind: 'call', name: 'ratio', args, at: span(first.at.from, endOfLast(parser)) }
}
