import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { span } from '../build.ts'
import { enclosed, endOfLast, fail, next, peek, type Parser } from '../parser.ts'
import { because } from '../reasons.ts'
import { readArgument, refuseUnclosed } from '../scripts.ts'
import type { Token } from '../tokens/tokens.ts'

/** `\left.x^2\right|_0^1` and `\left.x^2\right|_{x=3}`: a value put in, or the difference of two. */
export function readEvaluation(parser: Parser, open: Token): Tree {
  const body = enclosed(parser, true, () => parser.expression(parser))
  const bar = peek(parser)
  if (bar.kind !== 'close' || bar.text !== '|') refuseUnclosed(parser, open, '|')
  next(parser)
  const marks = new Map<string, Tree>()
  for (let script = peek(parser); script.kind === 'subscript' || script.kind === 'power'; script = peek(parser)) {
    next(parser)
    marks.set(script.kind, readArgument(parser, { part: 'evaluation' }))
  }
  const lower = marks.get('subscript')
  const upper = marks.get('power')
  if (!lower) fail('bad-bounds', because('putInMissing'), bar)
  const only = variablesIn(body)
  const name = putIn(lower).name ?? (only.size === 1 ? [...only][0]! : undefined)
  if (name === undefined) fail('bad-bounds', because('putInWithoutVariable'), bar)
  const variable: Tree = { kind: 'symbol', name, at: span(bar.to, bar.to) }
  const args = [body, variable, putIn(lower).value, ...(upper ? [putIn(upper).value] : [])]
  return { kind: 'call', name: 'evaluated', args, at: span(open.from, endOfLast(parser)) }
}

/** The two sides of `x=1`; only the value where no variable is named. */
function putIn(tree: Tree): { name?: string; value: Tree } {
  const isNamed = tree.kind === 'relation' && tree.operators.length === 1 && tree.operators[0] === '='
  const [left, right] = isNamed ? tree.operands : []
  return left?.kind === 'symbol' && right ? { name: left.name, value: right } : { value: tree }
}
