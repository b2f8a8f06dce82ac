import type { QuantityNode, Tree } from '../tree.ts'
import { makeGroup, makePower, operand, span } from './build.ts'
import { endOfLast, fail, next, peek, peekAfter } from './parser.ts'
import type { Parser } from './parser.ts'
import { readPrimed, startsPrimes } from './brackets/primes.ts'
import { readExponent } from './scripts.ts'
import { readMinutes } from './numbers/sexagesimal.ts'
import { degreeSignLength, isScaleNext } from './numbers/temperatures.ts'
import type { Token } from './tokens/tokens.ts'
import { because } from './reasons.ts'

/** A factor: something primary with everything that stands behind it (`!`, `^2`, `%`, `°`). */
export function readFactorWith(primary: (parser: Parser) => Tree): (parser: Parser) => Tree {
  return (parser) => {
    const start = peek(parser)
    const before = parser.depth
    let tree = primary(parser)
    while (isPostfix(peek(parser)) && !(isBareUnit(tree) && isScaleNext(parser))) {
      if (++parser.depth > parser.settings.maxDepth) fail('too-deep', because('tooDeep'), start)
      tree = applyPostfix(parser, tree, start)
    }
    parser.depth = before
    return tree
  }
}

/** Behind a unit, as in `\mathrm{W}\,^\circ\mathrm{C}^{-1}`, a degree sign begins the next one. */
const isBareUnit = (tree: Tree): boolean =>
  tree.kind === 'quantity' ? tree.value === undefined : tree.kind === 'power' && isBareUnit(tree.base)

function isPostfix(token: Token): boolean {
  switch (token.kind) {
    case 'power':
    case 'raised':
    case 'bang':
    case 'percent':
    case 'degree':
    case 'prime':
      return true
    default:
      return false
  }
}

function applyPostfix(parser: Parser, tree: Tree, start: Token): Tree {
  const token = peek(parser)
  switch (token.kind) {
    case 'bang': {
      next(parser)
      const isDouble = peek(parser).kind === 'bang' && !peek(parser).isApart
      if (isDouble) next(parser)
      const name = isDouble ? 'double-factorial' : 'factorial'
      return { kind: 'call', name, args: [operand(tree)], at: span(start.from, endOfLast(parser)) }
    }
    case 'percent':
      next(parser)
      return { kind: 'percent', value: operand(tree), at: span(start.from, token.to) }
    case 'degree':
      next(parser)
      return temperature(parser, degrees(tree, start, token))
    case 'prime':
      return readPrimed(parser, tree, start)
    default:
      if (startsPrimes(parser)) return readPrimed(parser, tree, start)
      return readPower(parser, tree, start)
  }
}

function degrees(tree: Tree, start: Token, token: Token): QuantityNode {
  if (tree.kind === 'quantity') fail('unit', because('degreesAlone'), token)
  const unit: Tree = { kind: 'unit', name: '°', at: span(token.from, token.to) }
  return { kind: 'quantity', value: operand(tree), unit, at: span(start.from, token.to) }
}

function readPower(parser: Parser, base: Tree, start: Token): Tree {
  const token = peek(parser)
  const signLength = degreeSignLength(parser)
  if (signLength > 0) {
    const circle = peekAfter(parser, signLength === 2 ? 1 : 2)
    for (let left = signLength; left > 0; left--) next(parser)
    return temperature(parser, degrees(base, start, circle))
  }
  if (parser.settings.isLatex && base.kind === 'power' && isWrittenWithoutBrackets(base, start)) {
    fail('bad-exponent', because('powerOfPower'), token)
  }
  const exponent = readExponent(parser)
  const at = span(start.from, endOfLast(parser))
  const needsGroup = !parser.settings.isLatex && base.kind === 'power'
  return makePower(needsGroup ? makeGroup(base, '(', base.at) : base, exponent, at)
}

/** `x^2^3` is an error in LaTeX, `\sin^2(x)^3` is not: there the base is the call as a whole. */
function isWrittenWithoutBrackets(base: Tree, start: Token): boolean {
  return base.kind === 'power' && base.base.kind !== 'call' && start.kind !== 'begin'
}

/** `20^\circ\mathrm{C}` and `20\degree C` are temperatures; minutes and seconds of an angle may follow. */
function temperature(parser: Parser, tree: QuantityNode): Tree {
  const token = peek(parser)
  const isScale = (token.kind === 'roman' || token.kind === 'symbol') && (token.text === 'C' || token.text === 'F')
  if (!isScale || token.kind !== 'roman') return readMinutes(parser, tree)
  next(parser)
  const unit: Tree = { kind: 'unit', name: `°${token.text}`, at: span(tree.unit.at.from, token.to) }
  return { ...tree, unit, at: span(tree.at.from, token.to) }
}
