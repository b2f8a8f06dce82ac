import type { BoundNode, Tree } from '../tree.ts'
import { span } from './build.ts'
import { readArguments } from './calls.ts'
import { endOfLast, fail, next, peek } from './parser.ts'
import type { Parser } from './parser.ts'
import type { Token } from './tokens/tokens.ts'
import { because } from './reasons.ts'

const boundOperators: Readonly<Record<string, BoundNode['operator']>> = {
  sum: 'sum',
  product: 'product',
  integrate: 'integral',
  limit: 'limit',
}

/** What text mode writes as a call: `sum(k^2,k,1,n)`, `diff(x^2,x)`, `oc(1,2)`, `matrix([1,2],[3,4])` … */
export function readConstruct(parser: Parser): Tree {
  const token = next(parser)
  if (peek(parser).kind !== 'open') fail('unexpected', because('notExpected', { text: token.text }), token)
  const operator = Object.hasOwn(boundOperators, token.text) ? boundOperators[token.text] : undefined
  if (operator) return readBoundCall(parser, token, operator)
  if (token.text === 'diff') return readDiff(parser, token)
  const args = readArguments(parser)
  const at = span(token.from, endOfLast(parser))
  switch (token.text) {
    case 'oo':
    case 'oc':
    case 'co':
    case 'cc':
      if (args.length !== 2) refuseCount(token, args)
      return {
        kind: 'interval',
        lower: args[0]!,
        upper: args[1]!,
        isLowerClosed: token.text[0] === 'c',
        isUpperClosed: token.text[1] === 'c',
        at,
      }
    case 'union':
    case 'intersection':
      return args.length === 1 ? args[0]! : { kind: 'set-operation', operator: token.text, operands: args, at }
    case 'tuple':
      return { kind: 'tuple', items: args, at }
    case 'matrix':
      return { kind: 'matrix', rows: args.map((row) => rowOf(row, token)), at }
    default:
      return fail('unexpected', because('notExpected', { text: token.text }), token)
  }
}

function rowOf(tree: Tree, token: Token): readonly Tree[] {
  if (tree.kind === 'list') return tree.items
  // Where brackets mean intervals, a row of two has been read as one.
  if (tree.kind === 'interval' && tree.isLowerClosed && tree.isUpperClosed) return [tree.lower, tree.upper]
  return fail('bad-environment', because('rowsNotListed'), token)
}

function refuseCount(token: Token, args: readonly Tree[]): never {
  return fail('argument-count', because('argumentCount', { name: token.text, given: String(args.length) }), token)
}

/** The second argument names the bound letter, which inside is no constant even if it is `i` or `e`. */
function readBound(parser: Parser): { variable: string; args: Tree[] } {
  const variable = secondArgument(parser)
  const outer = parser.boundLetters
  parser.boundLetters += ` ${variable} `
  const args = readArguments(parser)
  parser.boundLetters = outer
  const second = args[1]
  if (second?.kind !== 'symbol') fail('bad-bounds', because('variableExpected'), peek(parser))
  return { variable: second.name, args }
}

function secondArgument(parser: Parser): string {
  let depth = 0
  for (let at = parser.at; at < parser.tokens.length; at++) {
    const token = parser.tokens[at]!
    if (token.kind === 'open') depth++
    else if (token.kind === 'close' && --depth === 0) return ''
    else if ((token.kind === 'comma' || token.kind === 'semicolon') && depth === 1)
      return parser.tokens[at + 1]?.text ?? ''
  }
  return ''
}

function readBoundCall(parser: Parser, token: Token, operator: BoundNode['operator']): Tree {
  const direction = operator === 'limit' ? takeDirection(parser) : undefined
  const { variable, args } = readBound(parser)
  const at = span(token.from, endOfLast(parser))
  const body = args[0]!
  const [, , lower, upper] = args
  const isComplete =
    operator === 'limit' ? args.length === 3 : args.length === 4 || (operator === 'integral' && args.length === 2)
  if (!isComplete) refuseCount(token, args)
  return {
    kind: 'bound',
    operator,
    variable,
    ...(lower ? { lower } : {}),
    ...(upper ? { upper } : {}),
    ...(direction ? { direction } : {}),
    body,
    at,
  }
}

/** `limit(1/x,x,0,+)`: the sign as the last argument says from where. */
function takeDirection(parser: Parser): 'above' | 'below' | undefined {
  let depth = 0
  for (let at = parser.at; at < parser.tokens.length; at++) {
    const { kind } = parser.tokens[at]!
    if (kind === 'open') depth++
    else if (kind === 'close' && --depth === 0) {
      const sign = parser.tokens[at - 1]!
      const separator = parser.tokens[at - 2]?.kind
      if (sign.kind !== 'sign' || (separator !== 'comma' && separator !== 'semicolon')) return undefined
      parser.tokens.splice(at - 2, 2)
      return sign.text === '-' ? 'below' : 'above'
    }
  }
  return undefined
}

function readDiff(parser: Parser, token: Token): Tree {
  const { variable, args } = readBound(parser)
  const at = span(token.from, endOfLast(parser))
  const order = args[2]
  if (args.length > 3) refuseCount(token, args)
  if (
    order &&
    (order.kind !== 'number' ||
      order.value.denominator !== 1n ||
      order.value.numerator > 99n ||
      order.value.numerator < 1n)
  ) {
    fail('argument-count', because('derivativeOrder'), token)
  }
  const times = order?.kind === 'number' ? Number(order.value.numerator) : 1
  return { kind: 'derivative', variable, order: times, body: args[0]!, at }
}
