import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { span } from '../build.ts'
import { enclosed, endOfLast, fail, next, peek, peekAfter, type Parser } from '../parser.ts'
import { because } from '../reasons.ts'
import { readArgument, refuseUnclosed } from '../scripts.ts'
import type { Token } from '../tokens/tokens.ts'
import { variableOf } from './primes.ts'

/** `\left.x^2\right|_0^1` and `\left.x^2\right|_{x=3}`: a value put in, or the difference of two. */
export function readEvaluation(parser: Parser, open: Token): Tree {
  const body = enclosed(parser, true, () => parser.expression(parser))
  const bar = peek(parser)
  if (bar.kind !== 'close' || bar.text !== '|') refuseUnclosed(parser, open, '|')
  next(parser)
  return readBounds(parser, open, body, bar)
}

/** Whether a lower and an upper bound follow, as behind the brackets of `[x^2]_0^1`. */
export function startsBounds(parser: Parser): boolean {
  if (peek(parser).kind !== 'subscript') return false
  let depth = 0
  for (let distance = 1; peekAfter(parser, distance).kind !== 'end'; distance++) {
    const { kind } = peekAfter(parser, distance)
    if (kind === 'begin') depth++
    else if (kind === 'finish') depth--
    if (depth === 0) return peekAfter(parser, distance + 1).kind === 'power'
  }
  return false
}

/** `x^2|_0^1`, whose bar is typed without brackets: all terms before it have the variable. */
export function readBarEvaluation(parser: Parser, body: Tree): Tree {
  const bar = next(parser)
  const tree = readBounds(parser, body.at, body, bar)
  const variable = tree.kind === 'call' ? tree.args[1] : undefined
  const hasVariable = (part: Tree): boolean => variable?.kind === 'symbol' && variablesIn(part).has(variable.name)
  if (body.kind === 'sum' && !body.terms.every(({ value }) => hasVariable(value)))
    fail('unexpected', because('notExpected', { text: bar.text }), bar)
  return tree
}

/** What is put in for the variable of the body. */
export function readBounds(parser: Parser, open: { readonly from: number }, body: Tree, bar: Token): Tree {
  const marks = new Map<string, Tree>()
  for (let script = peek(parser); script.kind === 'subscript' || script.kind === 'power'; script = peek(parser)) {
    next(parser)
    marks.set(script.kind, readArgument(parser, { part: 'evaluation' }))
  }
  const lower = marks.get('subscript')
  const upper = marks.get('power')
  if (!lower) fail('bad-bounds', because('putInMissing'), bar)
  const name = putIn(lower).name ?? variableOf(body)
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
