import type { Tree } from '../../tree.ts'
import { readBarEvaluation } from '../brackets/evaluation.ts'
import { span } from '../build.ts'
import { endOfLast, next, peek, peekAfter } from '../parser.ts'
import type { Parser } from '../parser.ts'
import type { Token } from '../tokens/tokens.ts'

/** A bar that neither separates nor closes here. */
const isFreeBar = (parser: Parser, token: Token): boolean =>
  token.kind === 'mid' && !parser.barSeparates && token !== parser.separator

/** `x^2|_0^1`, or the value as it is. */
export function readBehindValue(parser: Parser, value: Tree): Tree {
  const isEvaluated = isFreeBar(parser, peek(parser)) && peekAfter(parser).kind === 'subscript'
  return isEvaluated ? readBarEvaluation(parser, value) : value
}

/** `AB\parallel CD`, `n\mid m`: what is said of the value before; undefined where nothing of the kind follows. */
export function readClaim(parser: Parser, first: Tree, value: (parser: Parser) => Tree): Tree | undefined {
  const sign = peek(parser)
  if (sign.kind !== 'claim' && !isFreeBar(parser, sign)) return undefined
  const args = [first]
  while (peek(parser).kind === sign.kind && peek(parser).text === sign.text && peek(parser) !== parser.separator) {
    next(parser)
    args.push(value(parser))
  }
  return {
    kind: 'call',
    name: sign.kind === 'mid' ? 'divides' : sign.text,
    args,
    at: span(first.at.from, endOfLast(parser)),
  }
}
