import type { SymbolNode, Tree } from '../../tree.ts'
import { span } from '../build.ts'
import { endOfLast, fail, next, peek, peekAfter } from '../parser.ts'
import type { Parser } from '../parser.ts'
import { because } from '../reasons.ts'
import type { Token } from '../tokens/tokens.ts'

const isPoint = ({ kind, text }: Token): boolean => kind === 'symbol' && /^[A-Z]$/.test(text)

/** Whether the sign that comes has the three points of an angle behind it, which `2\angle A` has not. */
export const startsAngleOfPoints = (parser: Parser): boolean =>
  peek(parser).kind === 'angle' && [1, 2, 3].every((distance) => isPoint(peekAfter(parser, distance)))

/** Whether the sign that comes is one of a figure: in `A\triangle B` it joins two sets. */
export const startsTriangle = (parser: Parser): boolean =>
  [1, 2, 3].every((distance) => peekAfter(parser, distance).kind === 'symbol')

/** `\triangle ABC`, `\angle ABC` and `\angle A`: the points in their order. */
export function readFigure(parser: Parser): Tree {
  const sign = next(parser)
  const points: SymbolNode[] = []
  while (peek(parser).kind === 'symbol' && points.length < 3) {
    const { text: name, from, to } = next(parser)
    points.push({ kind: 'symbol', name, at: span(from, to) })
  }
  const isComplete = points.length === 3 || (points.length > 0 && sign.kind === 'angle')
  if (!isComplete) fail('missing-operand', because('missingBehind', { name: { typed: sign.text } }), sign)
  const name = sign.kind === 'angle' ? 'angle-of-points' : 'triangle'
  return { kind: 'call', name, args: points, at: span(sign.from, endOfLast(parser)) }
}
