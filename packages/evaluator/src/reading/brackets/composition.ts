import type { Tree } from '../../tree.ts'
import { makeGroup, span } from '../build.ts'
import { readArguments } from '../calls.ts'
import { endOfLast, next, peek, peekAfter, type Parser } from '../parser.ts'
import type { Token } from '../tokens/tokens.ts'
import { takePrimes } from './primes.ts'

const isRing = (token: Token): boolean => token.kind === 'command' && token.text === 'circ'

/** The names in `(f\circ g)`; takes nothing where something else follows. */
function takeComposition(parser: Parser): readonly Token[] | undefined {
  if (peek(parser).text !== '(') return undefined
  let length = 1
  while (peekAfter(parser, length).kind === 'symbol' && isRing(peekAfter(parser, length + 1))) length += 2
  if (length === 1 || peekAfter(parser, length).kind !== 'symbol' || peekAfter(parser, length + 1).kind !== 'close')
    return undefined
  return Array.from({ length: length + 2 }, () => next(parser)).filter(({ kind }) => kind === 'symbol')
}

/** `(f\circ g)(x)` is `f(g(x))`, and `(f\circ g)'(x)` its derivative. */
export function readComposition(parser: Parser): Tree | undefined {
  const [open, before] = [peek(parser), parser.at]
  const names = takeComposition(parser)
  const order = names === undefined ? 0 : takePrimes(parser)
  const isApplied = peek(parser).kind === 'open' && peek(parser).text === '('
  const [argument] = names !== undefined && isApplied ? readArguments(parser, 1) : []
  if (names === undefined || argument === undefined || (order > 0 && argument.kind !== 'symbol')) {
    parser.at = before
    return undefined
  }
  const at = span(open.from, endOfLast(parser))
  const value = names.reduceRight((inner, name) => applied(parser, name, inner, at), argument)
  const body = makeGroup(value, '(', at)
  return order > 0 && argument.kind === 'symbol'
    ? { kind: 'derivative', variable: argument.name, order, body, at }
    : body
}

function applied(parser: Parser, { text: name }: Token, argument: Tree, at: Tree['at']): Tree {
  if (parser.settings.functions.has(name)) return { kind: 'call', name, args: [argument], at }
  const factors: Tree[] = [{ kind: 'symbol', name, at }, makeGroup(argument, '(', at)]
  return { kind: 'product', factors, joins: ['implied'], at }
}
