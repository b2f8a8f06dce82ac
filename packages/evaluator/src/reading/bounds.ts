import type { BoundNode, Tree } from '../tree.ts'
import { span } from './build.ts'
import { isDifferential, readSum } from './expression.ts'
import { enclosed, endOfLast, enter, fail, leave, next, peek, takeIf } from './parser.ts'
import type { Parser } from './parser.ts'
import { closeBraces, numberNode, readArgument } from './scripts.ts'
import type { Token } from './tokens/tokens.ts'
import { because } from './reasons.ts'

const operators: Readonly<Record<string, BoundNode['operator']>> = {
  sum: 'sum',
  prod: 'product',
  int: 'integral',
  lim: 'limit',
}

interface Bounds {
  readonly variable?: string
  readonly lower?: Tree
  readonly upper?: Tree
  readonly direction?: 'above' | 'below'
}

/** `\sum_{k=1}^{n}`, `\prod`, `\int_a^b … dx`, `\lim_{x\to a}`. */
export function readBound(parser: Parser): Tree {
  const token = next(parser)
  enter(parser, token)
  const operator = operators[token.text]!
  const tree = operator === 'integral' ? readIntegral(parser, token) : readIndexed(parser, token, operator)
  leave(parser)
  return tree
}

function readIndexed(parser: Parser, token: Token, operator: 'sum' | 'product' | 'limit'): Tree {
  let bounds: Bounds = {}
  for (let script = peek(parser); script.kind === 'subscript' || script.kind === 'power'; script = peek(parser)) {
    next(parser)
    if (script.kind === 'power') bounds = { ...bounds, upper: readArgument(parser, { part: 'upperBound' }) }
    else bounds = { ...bounds, ...readIndex(parser, operator) }
  }
  const { variable, lower, upper, direction } = bounds
  if (variable === undefined || !lower) {
    fail('bad-bounds', because(operator === 'limit' ? 'limitWithoutTarget' : 'lowerBoundMissing'), token)
  }
  const outerLetters = parser.boundLetters
  parser.boundLetters += ` ${variable} `
  const body = parser.product(parser)
  parser.boundLetters = outerLetters
  const at = span(token.from, endOfLast(parser))
  return {
    kind: 'bound',
    operator,
    variable,
    lower,
    ...(upper ? { upper } : {}),
    ...(direction ? { direction } : {}),
    body,
    at,
  }
}

/** `{k=1}` or `{x\to a}`. */
function readIndex(parser: Parser, operator: 'sum' | 'product' | 'limit'): Bounds {
  const open = peek(parser)
  if (!takeIf(parser, 'begin')) fail('bad-bounds', because('partWithoutBraces', { part: { part: 'bounds' } }), open)
  const direction = operator === 'limit' ? takeDirection(parser) : undefined
  const bounds = enclosed(parser, true, () => {
    const variable = next(parser)
    if (variable.kind !== 'symbol') fail('bad-bounds', because('boundsWithoutVariable'), variable)
    const sign = next(parser)
    const isRight = operator === 'limit' ? sign.kind === 'arrow' : sign.kind === 'relation' && sign.text === '='
    if (!isRight) fail('bad-bounds', because(operator === 'limit' ? 'limitForm' : 'lowerBoundForm'), sign)
    return { variable: variable.text, lower: parser.expression(parser) }
  })
  closeBraces(parser, open)
  return direction ? { ...bounds, direction } : bounds
}

/** Takes the `^+` or `^{-}` from the end of `x\to 0^+`, where it is a direction and no exponent. */
function takeDirection(parser: Parser): 'above' | 'below' | undefined {
  let end = parser.at
  for (let depth = 1; end < parser.tokens.length; end++) {
    const kind = parser.tokens[end]!.kind
    if (kind === 'begin') depth++
    else if (kind === 'finish' && --depth === 0) break
  }
  const { tokens } = parser
  const isBraced =
    tokens[end - 1]?.kind === 'finish' && tokens[end - 3]?.kind === 'begin' && tokens[end - 4]?.kind === 'power'
  const isBare = tokens[end - 2]?.kind === 'power'
  const sign = isBraced ? tokens[end - 2] : isBare ? tokens[end - 1] : undefined
  if (sign?.kind !== 'sign') return undefined
  const length = isBraced ? 4 : 2
  tokens.splice(end - length, length)
  return sign.text === '-' ? 'below' : 'above'
}

/** `\oint_C`, `\iint_D`: integrals that are kept as they are, with the product behind them. */
export function readOpaqueIntegral(parser: Parser): Tree {
  const token = next(parser)
  enter(parser, token)
  let lower: Tree | undefined
  let upper: Tree | undefined
  for (let script = peek(parser); script.kind === 'subscript' || script.kind === 'power'; script = peek(parser)) {
    next(parser)
    const bound = readArgument(parser, { part: 'boundsOfIntegral' })
    if (script.kind === 'subscript') lower = bound
    else upper = bound
  }
  if (upper && !lower) fail('bad-bounds', because('integralBoundsOrOne'), token)
  const body = parser.product(parser)
  leave(parser)
  const inner = body.kind === 'group' && body.bracket === '(' ? body.inner : body
  const args = [inner, ...(lower ? [lower] : []), ...(upper ? [upper] : [])]
  return { kind: 'call', name: token.text, args, at: span(token.from, endOfLast(parser)) }
}

function readIntegral(parser: Parser, token: Token): Tree {
  let lower: Tree | undefined
  let upper: Tree | undefined
  for (let script = peek(parser); script.kind === 'subscript' || script.kind === 'power'; script = peek(parser)) {
    next(parser)
    const bound = readArgument(parser, { part: 'boundsOfIntegral' })
    if (script.kind === 'subscript') lower = bound
    else upper = bound
  }
  if ((lower === undefined) !== (upper === undefined)) fail('bad-bounds', because('integralBounds'), token)
  const { awaitsDifferential, differential } = parser
  parser.awaitsDifferential = true
  parser.differential = undefined
  const body = isDifferential(parser, peek(parser))
    ? numberNode('1', '1', peek(parser).from, peek(parser).from)
    : readSum(parser)
  const variable = parser.differential ?? readDifferential(parser, token)
  parser.awaitsDifferential = awaitsDifferential
  parser.differential = differential
  const at = span(token.from, endOfLast(parser))
  return { kind: 'bound', operator: 'integral', variable, ...(lower && upper ? { lower, upper } : {}), body, at }
}

function readDifferential(parser: Parser, token: Token): string {
  if (!isDifferential(parser, peek(parser))) {
    fail('missing-differential', because('integralWithoutVariable'), token)
  }
  next(parser)
  parser.awaitsDifferential = false
  const variable = parser.primary(parser)
  if (variable.kind !== 'symbol') fail('missing-differential', because('variableBehindD'), token)
  return variable.name
}
