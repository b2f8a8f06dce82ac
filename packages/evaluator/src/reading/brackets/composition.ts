import type { Tree } from '../../tree.ts'
import { makeGroup, span } from '../build.ts'
import { readArguments } from '../calls.ts'
import { endOfLast, next, peek, peekAfter, type Parser } from '../parser.ts'
import type { Token } from '../tokens/tokens.ts'

const isRing = (token: Token): boolean => token.kind === 'command' && token.text === 'circ'

/** How many tokens `(f\circ g)` takes, if an argument in round brackets follows it. */
function lengthOfComposition(parser: Parser): number | undefined {
  if (peek(parser).text !== '(') return undefined
  let length = 1
  while (peekAfter(parser, length).kind === 'symbol' && isRing(peekAfter(parser, length + 1))) length += 2
  const [last, close, open] = [0, 1, 2].map((more) => peekAfter(parser, length + more))
  const isApplied = last!.kind === 'symbol' && close!.kind === 'close' && open!.kind === 'open' && open!.text === '('
  return length > 1 && isApplied ? length + 2 : undefined
}

/** `(f\circ g)(x)` is `f(g(x))`. */
export function readComposition(parser: Parser): Tree | undefined {
  const length = lengthOfComposition(parser)
  if (length === undefined) return undefined
  const open = peek(parser)
  const names = Array.from({ length }, () => next(parser)).filter(({ kind }) => kind === 'symbol')
  const [argument] = readArguments(parser, 1)
  const at = span(open.from, endOfLast(parser))
  return makeGroup(
    names.reduceRight((inner, name) => applied(parser, name, inner, at), argument!),
    '(',
    at,
  )
}

function applied(parser: Parser, { text: name }: Token, argument: Tree, at: Tree['at']): Tree {
  if (parser.settings.functions.has(name)) return { kind: 'call', name, args: [argument], at }
  const factors: Tree[] = [{ kind: 'symbol', name, at }, makeGroup(argument, '(', at)]
  return { kind: 'product', factors, joins: ['implied'], at }
}
