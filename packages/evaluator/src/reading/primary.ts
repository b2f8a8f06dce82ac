import type { NumberNode, Tree, WordNode } from '../tree.ts'
import { readBrackets } from './brackets.ts'
import { readComposition } from './brackets/composition.ts'
import { makeGroup, span } from './build.ts'
import { readBuiltInCall, readDeclared } from './calls.ts'
import { readCommand } from './commands.ts'
import { describe, endOfLast, enter, fail, leave, next, peek, peekAfter } from './parser.ts'
import type { Parser } from './parser.ts'
import { withRecurringDigits } from './numbers/recurring.ts'
import { readBasedNumber } from './numbers/based-number.ts'
import { numberNode, readBraces } from './scripts.ts'
import { readFigure } from './statements/figures.ts'
import { isScaleNext, readScale } from './numbers/temperatures.ts'
import type { Token } from './tokens/tokens.ts'
import { because } from './reasons.ts'

/** Reads the smallest thing that stands by itself: a number, a name, a call, something in brackets. */
export function readPrimary(parser: Parser): Tree {
  const token = peek(parser)
  enter(parser, token)
  const tree = readByKind(parser, token)
  leave(parser)
  return tree
}

function readByKind(parser: Parser, token: Token): Tree {
  switch (token.kind) {
    case 'number':
      return readNumber(parser)
    case 'based':
      return readBasedNumber(parser)
    case 'symbol':
      return readDeclared(parser)
    case 'constant':
      next(parser)
      return {
        kind: 'constant',
        name: token.text === 'e' || token.text === 'i' ? token.text : token.text === 'pi' ? 'pi' : 'infinity',
        at: span(token.from, token.to),
      }
    case 'roman':
      return readUpright(parser)
    case 'function':
      return readBuiltInCall(parser)
    case 'word':
      next(parser)
      return { kind: 'word', word: token.text as WordNode['word'], at: span(token.from, token.to) }
    case 'open':
      return readComposition(parser) ?? readBrackets(parser)
    case 'bar':
      return readBrackets(parser)
    case 'begin':
      return readInvisibleBraces(parser)
    case 'vulgar':
      return readVulgar(parser)
    case 'currency':
      return readCurrency(parser)
    case 'command':
      return readCommand(parser)
    case 'angle':
    case 'triangle':
      return readFigure(parser)
    default:
      return isScaleNext(parser) ? readScale(parser) : refuse(parser, token)
  }
}

function refuse(parser: Parser, token: Token): never {
  const last = parser.at > 0 ? parser.tokens[parser.at - 1] : undefined
  if (token.kind === 'end' && !last) fail('empty', because('nothingToRead'), token)
  if (token.kind === 'close' && last?.kind === 'open')
    fail('empty-brackets', because('bracketsEmpty'), span(last.from, token.to))
  if (token.kind === 'power') fail('missing-operand', because('missingBeforeExponent'), token)
  if (token.kind === 'end' && last?.kind === 'open')
    fail('unmatched-delimiter', because('bracketNotClosed', { opening: last.text }), last)
  if (token.kind === 'close' && (!last || parser.depth <= 2)) {
    fail('unmatched-delimiter', because('notOpened', { closing: token.text }), token)
  }
  if (!last) return fail('missing-operand', because('missingBefore', { first: describe(token) }), token)
  const reason =
    token.kind === 'end'
      ? because('missingAtEnd', { last: describe(last) })
      : because('missingBetween', { first: describe(last), second: describe(token) })
  return fail('missing-operand', reason, token)
}

/** A number with the commas that group its thousands, or a mixed number where the author allows them. */
function readNumber(parser: Parser): Tree {
  const first = peek(parser)
  let number: NumberNode
  if (isGroupingComma(parser, first)) number = readGrouped(parser)
  else {
    next(parser)
    number = withRecurringDigits(parser, numberNode(first.text, first.text.replaceAll(',', ''), first.from, first.to))
  }
  return parser.settings.mixedNumbers ? readMixed(parser, number) : number
}

function isGroupingComma(parser: Parser, number: Token): boolean {
  const comma = peekAfter(parser)
  if (parser.settings.decimalSign === 'comma' || comma.kind !== 'comma' || comma.from !== number.to) return false
  // No number that is grouped begins with a zero: `0,123` is a decimal with a comma.
  if (number.text.length > 3 || number.text.includes('.') || number.text[0] === '0') return false
  const group = peekAfter(parser, 2)
  if (group.kind !== 'number' || group.from !== comma.to || !isGroup(group.text)) return false
  // Where commas separate items, `1,234` is two of them; `1,034` cannot be.
  return parser.commaGroups || comma.text === '{,}' || group.text[0] === '0'
}

/** Three digits, behind the last group possibly a decimal point and decimals. */
function isGroup(text: string): boolean {
  return text.length === 3 ? !text.includes('.') : /^\d{3}\.\d*$/.test(text)
}

function readGrouped(parser: Parser): NumberNode {
  const first = next(parser)
  let spelling = first.text
  let digits = first.text
  let to = first.to
  while (
    peek(parser).kind === 'comma' &&
    peek(parser).from === to &&
    peekAfter(parser).kind === 'number' &&
    isGroup(peekAfter(parser).text)
  ) {
    next(parser)
    const group = next(parser)
    spelling += `,${group.text}`
    digits += group.text
    to = group.to
    if (group.text.length > 3) break
  }
  return numberNode(spelling, digits, first.from, to)
}

function readMixed(parser: Parser, whole: NumberNode): Tree {
  if (whole.value.denominator !== 1n || whole.spelling.includes('.')) return whole
  // In LaTeX `2 1/2` stands with a space; as a product nobody types it.
  const isTyped =
    peek(parser).kind === 'number' &&
    (!parser.settings.isLatex || peek(parser).isApart) &&
    peekAfter(parser).kind === 'divide' &&
    peekAfter(parser, 2).kind === 'number'
  if (!isTyped && !isNumericFraction(parser)) return whole
  const fraction = isTyped ? readTypedFraction(parser) : parser.primary(parser)
  if (fraction.kind !== 'quotient') return whole
  return { kind: 'mixed-number', whole, fraction, at: span(whole.at.from, endOfLast(parser)) }
}

/** Whether `\frac{2}{3}`, `\frac23` or `⅔` comes next; looked up ahead, so that nothing is read twice. */
function isNumericFraction(parser: Parser): boolean {
  const token = peek(parser)
  if (token.kind === 'vulgar') return true
  if (token.kind !== 'command' || token.text !== 'frac') return false
  const first = peekAfter(parser)
  if (first.kind === 'number' && first.text.length > 1) return true
  const width = first.kind === 'number' ? 1 : isBracedNumber(parser, 1) ? 3 : 0
  return width > 0 && (peekAfter(parser, 1 + width).kind === 'number' || isBracedNumber(parser, 1 + width))
}

function isBracedNumber(parser: Parser, distance: number): boolean {
  return (
    peekAfter(parser, distance).kind === 'begin' &&
    peekAfter(parser, distance + 1).kind === 'number' &&
    peekAfter(parser, distance + 2).kind === 'finish'
  )
}

function readTypedFraction(parser: Parser): Tree {
  const top = next(parser)
  next(parser)
  const bottom = next(parser)
  const numerator = numberNode(top.text, top.text, top.from, top.to)
  const denominator = numberNode(bottom.text, bottom.text, bottom.from, bottom.to)
  return { kind: 'quotient', numerator, denominator, style: 'slash', at: span(top.from, bottom.to) }
}

function readVulgar(parser: Parser): Tree {
  const token = next(parser)
  const at = span(token.from, token.to)
  const numerator = numberNode(token.text[0]!, token.text[0]!, at.from, at.to)
  const denominator = numberNode(token.text[2]!, token.text[2]!, at.from, at.to)
  return { kind: 'quotient', numerator, denominator, style: 'fraction', at }
}

/** `\mathrm{m}` is a unit unless the reader was told otherwise; then it is a name. */
function readUpright(parser: Parser): Tree {
  const token = next(parser)
  const at = span(token.from, token.to)
  if (parser.settings.units === false) return { kind: 'symbol', name: token.text, at }
  return { kind: 'quantity', unit: { kind: 'unit', name: token.text, at }, at }
}

/** `$5`: an amount of money is a quantity. */
function readCurrency(parser: Parser): Tree {
  const token = next(parser)
  const unit: Tree = { kind: 'unit', name: token.text, at: span(token.from, token.to) }
  if (peek(parser).kind !== 'number') return { kind: 'quantity', unit, at: unit.at }
  const value = readNumber(parser)
  return { kind: 'quantity', value, unit, at: span(token.from, endOfLast(parser)) }
}

/** Bare braces of LaTeX; around more than one thing they are taken for the brackets they were meant as. */
function readInvisibleBraces(parser: Parser): Tree {
  const open = peek(parser)
  const inner = readBraces(parser, { part: 'braces' })
  switch (inner.kind) {
    case 'sum':
    case 'signed':
    case 'product':
    case 'quotient':
    case 'relation':
    case 'logic':
    case 'power':
      return makeGroup(inner, '(', span(open.from, endOfLast(parser)))
    default:
      return inner
  }
}
