import type { LogicOperator, ProductJoin, RelationOperator, SetOperationNode, Sign, Term, Tree } from '../tree.ts'
import { readInlineDerivative } from './derivatives.ts'
import { readCongruence, startsModulus } from './congruences.ts'
import { makeProduct, makeQuotient, makeSigned, operand, span } from './build.ts'
import { asIntervals } from './brackets/intervals.ts'
import { readBehindValue, readClaim } from './statements/claims.ts'
import { startsAngleOfPoints, startsTriangle } from './statements/figures.ts'
import { readMap, readNamed } from './statements/maps.ts'
import { isProposition } from './statements/propositions.ts'
import { readQuantified } from './statements/quantifiers.ts'
import { readRatio } from './statements/ratios.ts'
import { endOfLast, enter, fail, leave, next, peek, peekAfter } from './parser.ts'
import type { Parser } from './parser.ts'
import { isScaleNext } from './numbers/temperatures.ts'
import type { Token } from './tokens/tokens.ts'
import { because, type ReadReason } from './reasons.ts'

const bindingOf: Readonly<Record<LogicOperator, number>> = {
  iff: 1,
  implies: 2,
  or: 3,
  nor: 3,
  xor: 3,
  and: 4,
  nand: 4,
  not: 5,
}

/** A whole expression: propositions joined by logic words, loosest first. */
export function readExpression(parser: Parser, least = 1): Tree {
  enter(parser, peek(parser))
  let left = readProposition(parser)
  for (let operator = logicNext(parser, left); operator !== undefined; operator = logicNext(parser, left)) {
    if (operator === 'not' || bindingOf[operator] < least) break
    left = readLogicTail(parser, left, operator)
  }
  leave(parser)
  return left
}

/** The sign of logic that comes. Behind a proposition an arrow says “if … then”. */
function logicNext(parser: Parser, left: Tree): LogicOperator | undefined {
  const { kind, text } = peek(parser)
  if (kind === 'logic') return text as LogicOperator
  return kind === 'arrow' && isProposition(left) ? 'implies' : undefined
}

function readLogicTail(parser: Parser, first: Tree, operator: LogicOperator): Tree {
  const operands = [first]
  const binding = bindingOf[operator]
  const isWord = next(parser).isWord === true && operator === 'and'
  operands.push(readExpression(parser, operator === 'implies' ? binding : binding + 1))
  if (operator === 'and' || operator === 'or') {
    while (peek(parser).kind === 'logic' && peek(parser).text === operator) {
      next(parser)
      operands.push(readExpression(parser, binding + 1))
    }
  }
  const at = span(first.at.from, endOfLast(parser))
  return { kind: 'logic', operator, operands, ...(isWord ? { isWord } : {}), at }
}

function readProposition(parser: Parser): Tree {
  const token = peek(parser)
  if (token.kind === 'quantifier') return readQuantified(parser)
  // In logic, `\sim p` is the negation of p.
  const isNegation = token.text === (token.kind === 'logic' ? 'not' : 'similar')
  if ((token.kind !== 'logic' && token.kind !== 'claim') || !isNegation) return readRelation(parser)
  next(parser)
  enter(parser, token)
  const value = readProposition(parser)
  leave(parser)
  return { kind: 'logic', operator: 'not', operands: [value], at: span(token.from, endOfLast(parser)) }
}

/** A side of a relation. */
const readSide = (parser: Parser): Tree => readBehindValue(parser, readRatio(parser, readSetOperation(parser)))

function readRelation(parser: Parser): Tree {
  const start = readSetOperation(parser)
  const named = readNamed(parser, start, readSetOperation)
  if (named !== undefined) return named
  const first = readBehindValue(parser, readRatio(parser, start))
  if (peek(parser).kind !== 'relation')
    return readMap(parser, first, readSetOperation) ?? readClaim(parser, first, readSetOperation) ?? first
  const operands = [first]
  const operators: string[] = []
  while (peek(parser).kind === 'relation') {
    operators.push(next(parser).text)
    operands.push(readSide(parser))
  }
  if (operators.includes('≡')) return readCongruence(parser, operators, operands)
  const relations = operators as RelationOperator[]
  return { kind: 'relation', operators: relations, operands, at: span(first.at.from, endOfLast(parser)) }
}

/** Intersections bind tighter than unions and differences; both turn `(1,2)` into an interval. */
function readSetOperation(parser: Parser): Tree {
  let left = readIntersection(parser)
  while (peek(parser).kind === 'set-operator' || peek(parser).kind === 'triangle') {
    const sign = next(parser)
    const operator = sign.kind === 'triangle' ? 'symmetric-difference' : (sign.text as SetOperationNode['operator'])
    const right = readIntersection(parser)
    left = joinSets(operator, left, right)
  }
  return left
}

function readIntersection(parser: Parser): Tree {
  let left = readSum(parser)
  while (peek(parser).kind === 'set-operator' && peek(parser).text === 'intersection') {
    next(parser)
    left = joinSets('intersection', left, readSum(parser))
  }
  return left
}

function joinSets(operator: SetOperationNode['operator'], left: Tree, right: Tree): Tree {
  const isSame = left.kind === 'set-operation' && left.operator === operator && operator !== 'difference'
  const before = isSame ? left.operands : [asIntervals(left)]
  const operands = [...before, asIntervals(right)]
  return { kind: 'set-operation', operator, operands, at: span(left.at.from, right.at.to) }
}

export function readSum(parser: Parser): Tree {
  const start = peek(parser)
  // In `\int\frac{dx}{x}+c` the integral ends with the fraction that holds its dx.
  const awaited = parser.awaitsDifferential
  const first = start.kind === 'sign' ? readSigned(parser) : readProduct(parser)
  if (peek(parser).kind !== 'sign' || (awaited && parser.differential !== undefined)) return first
  const isLeadingSign = first.kind === 'signed' && start.kind === 'sign'
  const terms: Term[] = [
    isLeadingSign ? { sign: first.sign, value: first.value } : { sign: '+', value: operand(first) },
  ]
  while (peek(parser).kind === 'sign') {
    const sign = next(parser).text as Sign
    const value = peek(parser).kind === 'sign' ? readSigned(parser) : readProduct(parser)
    terms.push({ sign, value: operand(value) })
    if (awaited && parser.differential !== undefined) break
  }
  return { kind: 'sum', terms, at: span(start.from, endOfLast(parser)) }
}

/** A sign before a whole product: `-2x` is the opposite of 2x. */
function readSigned(parser: Parser): Tree {
  const token = next(parser)
  enter(parser, token)
  const value = peek(parser).kind === 'sign' ? readSigned(parser) : readProduct(parser)
  leave(parser)
  return makeSigned(token.text as Sign, value, span(token.from, endOfLast(parser)))
}

/** A sign within a product, after `·` or `/`: it belongs to the next factor only. */
function readSignedFactor(parser: Parser): Tree {
  const token = peek(parser)
  if (token.kind !== 'sign') return parser.factor(parser)
  next(parser)
  enter(parser, token)
  const value = readSignedFactor(parser)
  leave(parser)
  return makeSigned(token.text as Sign, value, span(token.from, endOfLast(parser)))
}

export function readProduct(parser: Parser): Tree {
  const start = peek(parser)
  let factors = [readInlineDerivative(parser) ?? parser.factor(parser)]
  let joins: ProductJoin[] = []
  for (;;) {
    const token = peek(parser)
    if (token.kind === 'multiply') {
      next(parser)
      factors.push(readSignedFactor(parser))
      joins.push(token.text as ProductJoin)
    } else if (token.kind === 'divide') {
      next(parser)
      const denominator = readSignedFactor(parser)
      const style = token.text === 'slash' ? 'slash' : 'divide'
      const at = span(start.from, endOfLast(parser))
      factors = [makeQuotient(makeProduct(factors, joins), denominator, style, at)]
      joins = []
    } else if (token.kind === 'command' && token.text === 'mod') {
      next(parser)
      const args = [makeProduct(factors, joins), readSignedFactor(parser)]
      factors = [{ kind: 'call', name: 'mod', args, at: span(start.from, endOfLast(parser)) }]
      joins = []
    } else if (token.kind === 'angle' && !startsAngleOfPoints(parser)) {
      return readPolar(parser, makeProduct(factors, joins), start)
    } else if (startsFactor(parser, token)) {
      if (token.kind === 'number') refuseSplitNumber(parser, token)
      factors.push(readInlineDerivative(parser) ?? parser.factor(parser))
      joins.push('implied')
    } else break
  }
  return makeProduct(factors, joins)
}

/**
 * Two numbers side by side: `2 500` may be meant as one number and `3 2/3` as a mixed one. As a product they would be
 * marked wrong without anybody noticing why. LaTeX shows `\frac12 2` as it is, so there a product stays possible.
 */
function refuseSplitNumber(parser: Parser, token: Token): void {
  const last = parser.tokens[parser.at - 1]!
  if (last.kind !== 'number') return
  const place = { from: last.from, to: token.to }
  if (!token.isApart && last.text.includes('.')) fail('stray-point', because('twoPoints'), place)
  if (token.isApart && last.text.length <= 3 && token.text.length === 3) {
    const isByPoint = parser.settings.decimalSign === 'comma'
    fail('unexpected', because(isByPoint ? 'spacesAsThousandsByPoint' : 'spacesAsThousandsByComma'), place)
  }
  if (!parser.settings.isLatex) fail('unexpected', because('factorSignMissing'), place)
}

/** `2\angle 30°`: the rest of the product is the angle. */
function readPolar(parser: Parser, modulus: Tree, start: Token): Tree {
  const token = next(parser)
  enter(parser, token)
  const angle = peek(parser).kind === 'sign' ? readSigned(parser) : readProduct(parser)
  leave(parser)
  return { kind: 'call', name: 'polar', args: [modulus, angle], at: span(start.from, endOfLast(parser)) }
}

/** Whether an implied product goes on with this token. */
export function startsFactor(parser: Parser, token: Token): boolean {
  switch (token.kind) {
    case 'number':
    case 'based':
    case 'symbol':
    case 'roman':
    case 'function':
    case 'constant':
    case 'word':
    case 'begin':
    case 'vulgar':
    case 'currency':
    case 'angle':
      return token.kind !== 'symbol' || !isDifferential(parser, token)
    case 'triangle':
      return startsTriangle(parser)
    case 'open':
      return token.text !== ']' && !startsModulus(parser)
    case 'bar':
      return parser.bars === 0 && !parser.barSeparates && token !== parser.separator
    case 'command':
      return token.text !== 'end' && token.text !== 'circ' && token.text !== 'mod' && token.text !== 'pmod'
    case 'power':
    case 'degree':
      return isScaleNext(parser)
    default:
      return false
  }
}

/** `dx` that closes the integral being read. */
export function isDifferential(parser: Parser, token: Token): boolean {
  if (!parser.awaitsDifferential || token.text !== 'd' || token.kind !== 'symbol') return false
  const following = peekAfter(parser)
  const isUpright = token.to - token.from > 1
  return following.kind === 'symbol' && (isUpright || !following.isApart)
}

/** Between two numbers a comma was most likely meant as a decimal point. */
function commaAdvice(parser: Parser): ReadReason {
  if (parser.settings.decimalSign === 'comma') return because('commaIsDecimalSign')
  const [before, after] = [parser.tokens[parser.at - 1], peekAfter(parser)]
  const isBetween =
    before?.kind === 'number' && after.kind === 'number' && !after.isApart && peekAfter(parser, 2).kind !== 'comma'
  const whole = before?.text.replace(/^(\d{1,3})\.(\d{3})$/, '$1$2') ?? ''
  if (isBetween && /^\d+$/.test(whole) && /^\d+$/.test(after.text))
    return because('commaBetweenNumbers', { decimal: `${whole}.${after.text}` })
  return because('commaInList')
}

/** Refuses what stands behind a complete expression, saying what it is. */
export function refuseRest(parser: Parser): void {
  const token = peek(parser)
  switch (token.kind) {
    case 'end':
      return
    case 'comma':
      return fail('stray-comma', commaAdvice(parser), token)
    case 'semicolon':
      return fail('unexpected', because('semicolonOutside'), token)
    case 'close':
    case 'finish':
    case 'bar':
      return fail('unmatched-delimiter', because('notOpened', { closing: token.text }), token)
    default:
      return fail('unexpected', because('notExpected', { text: token.text }), token)
  }
}
