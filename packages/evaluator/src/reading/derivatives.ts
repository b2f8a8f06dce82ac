import type { Tree } from '../tree.ts'
import { makeProduct, span } from './build.ts'
import { closeBraces, letterNode } from './scripts.ts'
import { enclosed, endOfLast, enter, fail, leave, next, peek, peekAfter, takeIf } from './parser.ts'
import type { Parser } from './parser.ts'
import type { Token } from './tokens/tokens.ts'
import { because } from './reasons.ts'

function isDifferentialSign(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    ((token.kind === 'symbol' && token.text === 'd') || (token.kind === 'command' && token.text === 'partial'))
  )
}

const partialSign = (sign: Token): { readonly isPartial?: true } => (sign.kind === 'command' ? { isPartial: true } : {})

/** `\frac{d}{dx}`, `\frac{d^2y}{dx^2}`, `\frac{\partial f}{\partial x}`; undefined where the fraction is an ordinary one. */
export function readDerivative(parser: Parser, fraction: Token): Tree | undefined {
  const bottom = startOfDenominator(parser)
  if (bottom === undefined) return undefined
  const open = next(parser)
  const sign = next(parser)
  takeOrder(parser)
  const inner = peek(parser).kind === 'finish' ? undefined : enclosed(parser, true, () => parser.expression(parser))
  closeBraces(parser, open)
  const steps = readDenominator(parser)
  enter(parser, fraction)
  const body = inner ?? parser.product(parser)
  leave(parser)
  let tree = body
  const at = span(fraction.from, endOfLast(parser))
  for (const { variable, order } of steps.reverse())
    tree = { kind: 'derivative', variable, order, ...partialSign(sign), body: tree, at }
  return tree
}

/** `dy/dx` in line, where d is no variable: nobody writes a d on both sides of a fraction to cancel it. */
export function readInlineDerivative(parser: Parser): Tree | undefined {
  const start = peek(parser)
  const [body, slash, sign, by] = [1, 2, 3, 4].map((distance) => peekAfter(parser, distance))
  const isMade =
    isDifferentialSign(start) &&
    body?.kind === 'symbol' &&
    slash?.kind === 'divide' &&
    slash.text === 'slash' &&
    isDifferentialSign(sign) &&
    by?.kind === 'symbol' &&
    !parser.settings.variables.has('d') &&
    !parser.awaitsDifferential
  if (!isMade) return undefined
  next(parser)
  const inner = letterNode(parser, next(parser))
  next(parser)
  next(parser)
  const variable = next(parser)
  const at = span(start.from, variable.to)
  return { kind: 'derivative', variable: variable.text, order: 1, ...partialSign(start), body: inner, at }
}

/** `dy` or `d^2y` at the end of a product, or `dx` and `dx^2` as the whole of one. */
function differentialAt(
  factors: readonly Tree[],
  at: number,
): { readonly of: Tree; readonly orders: Tree[] } | undefined {
  const [sign, of] = [factors[at], factors[at + 1]]
  const base = sign?.kind === 'power' ? sign.base : sign
  if (base?.kind !== 'symbol' || base.name !== 'd' || of === undefined) return undefined
  const orders = [sign, of].flatMap((part) => (part?.kind === 'power' ? [part.exponent] : []))
  return { of: of.kind === 'power' ? of.base : of, orders }
}

const orderOf = (orders: readonly Tree[]): number => {
  const [order] = orders
  if (order === undefined) return 1
  return order.kind === 'number' && order.value.denominator === 1n ? Number(order.value.numerator) : 0
}

/**
 * `\frac{N\,dy}{dt}` is N times dy/dt where d is no variable: typed in one go, all that stands before a slash comes above
 * the line, and nobody writes a d on both sides of a fraction to cancel it.
 */
export function derivativeBehindFactors(
  parser: Parser,
  numerator: Tree,
  denominator: Tree,
  at: Tree['at'],
): Tree | undefined {
  if (numerator.kind !== 'product' || denominator.kind !== 'product' || parser.settings.variables.has('d'))
    return undefined
  const { factors, joins } = numerator
  const [above, below] = [differentialAt(factors, factors.length - 2), differentialAt(denominator.factors, 0)]
  const areApart = factors.length < 3 || denominator.factors.length !== 2
  const areImplied = joins.at(-1) === 'implied' && denominator.joins[0] === 'implied'
  if (above?.of.kind !== 'symbol' || below?.of.kind !== 'symbol' || areApart || !areImplied) return undefined
  const order = orderOf(above.orders)
  const isMade = order > 0 && order === orderOf(below.orders) && above.orders.length + below.orders.length !== 1
  if (!isMade || (above.of.name === below.of.name && order === 1)) return undefined
  const derivative: Tree = { kind: 'derivative', variable: below.of.name, order, body: above.of, at }
  return makeProduct([...factors.slice(0, -2), derivative], [...joins.slice(0, -2), 'implied'])
}

/** Where `{dx…}` begins, if the fraction that comes is made like a derivative. */
function startOfDenominator(parser: Parser): number | undefined {
  const sign = peekAfter(parser)
  if (peek(parser).kind !== 'begin' || !isDifferentialSign(sign)) return undefined
  if (sign.text === 'd' && parser.settings.variables.has('d')) return undefined
  let depth = 0
  let at = parser.at
  for (; at < parser.tokens.length; at++) {
    const kind = parser.tokens[at]!.kind
    if (kind === 'begin') depth++
    else if (kind === 'finish' && --depth === 0) break
  }
  const isMade =
    parser.tokens[at + 1]?.kind === 'begin' &&
    isDifferentialSign(parser.tokens[at + 2]) &&
    parser.tokens[at + 3]?.kind === 'symbol'
  return isMade ? at + 1 : undefined
}

function takeOrder(parser: Parser): number {
  if (takeIf(parser, 'raised')) return Number(parser.tokens[parser.at - 1]!.text)
  if (!takeIf(parser, 'power')) return 1
  const open = takeIf(parser, 'begin')
  const token = next(parser)
  const order = Number(token.text)
  if (token.kind !== 'number' || !Number.isInteger(order) || order < 1 || order > 99) {
    fail('bad-exponent', because('derivativeOrder'), token)
  }
  if (open) closeBraces(parser, open)
  return order
}

function readDenominator(parser: Parser): { variable: string; order: number }[] {
  const open = next(parser)
  const steps: { variable: string; order: number }[] = []
  while (isDifferentialSign(peek(parser))) {
    next(parser)
    const variable = next(parser)
    if (variable.kind !== 'symbol') fail('missing-operand', because('variableBehindD'), variable)
    steps.push({ variable: variable.text, order: takeOrder(parser) })
  }
  closeBraces(parser, open)
  return steps
}
