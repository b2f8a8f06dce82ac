import type { RelationOperator, Tree } from '../../tree.ts'
import { span } from '../build.ts'
import { endOfLast, enter, leave, next, peek, peekAfter, takeIf } from '../parser.ts'
import type { Parser } from '../parser.ts'
import type { Token } from '../tokens/tokens.ts'

/** `\forall x\in\R:P(x)`, `\exists!x:P(x)`: the letters that are bound, and what is said of them. */
export function readQuantified(parser: Parser): Tree {
  const start = next(parser)
  enter(parser, start)
  const isUnique = start.text === 'exists' && takeIf(parser, 'bang') !== undefined
  const bound = readBound(parser)
  if (isSeparator(peek(parser))) next(parser)
  const args = [bound, parser.expression(parser)]
  leave(parser)
  const name = isUnique ? 'exists-one' : start.text
  return { kind: 'call', name, args, at: span(start.from, endOfLast(parser)) }
}

const isSeparator = ({ kind }: Token): boolean => kind === 'colon' || kind === 'comma' || kind === 'mid'

function readBound(parser: Parser): Tree {
  const names = [parser.primary(parser)]
  while (peek(parser).kind === 'comma' && isNameInList(parser)) {
    next(parser)
    names.push(parser.primary(parser))
  }
  const at = span(names[0]!.at.from, endOfLast(parser))
  const letters: Tree = names.length === 1 ? names[0]! : { kind: 'tuple', items: names, at }
  const relation = takeIf(parser, 'relation')
  if (relation === undefined) return letters
  const limit = hasColonAhead(parser) ? parser.sum(parser) : parser.factor(parser)
  const operators = [relation.text as RelationOperator]
  return { kind: 'relation', operators, operands: [letters, limit], at: span(at.from, endOfLast(parser)) }
}

/** Whether the comma goes on with one more letter, as in `\forall x,y\in\R`. */
function isNameInList(parser: Parser): boolean {
  const behind = peekAfter(parser, 2)
  return (
    peekAfter(parser).kind === 'symbol' &&
    (behind.kind === 'relation' || behind.kind === 'comma' || behind.kind === 'colon')
  )
}

/** Whether a colon says where the limits of the letters end, before another quantifier begins. */
function hasColonAhead({ tokens, at: start }: Parser): boolean {
  for (let at = start; at < tokens.length && tokens[at]!.kind !== 'quantifier'; at++)
    if (tokens[at]!.kind === 'colon') return true
  return false
}
