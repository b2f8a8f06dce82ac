import { withAccent } from '../accents.ts'
import { CUBE_ROOT, wordsOf } from '../functions/spellings.ts'
import type { Tree } from '../tree.ts'
import { makePower, makeProduct, span } from './build.ts'
import { takePrimes } from './brackets/primes.ts'
import { readConcentration } from './concentration.ts'
import { startsFactor } from './expression.ts'
import { enclosed, endOfLast, enter, fail, leave, next, peek, peekAfter, takeIf } from './parser.ts'
import type { Parser } from './parser.ts'
import {
  letterNode,
  numberNode,
  readBraces,
  readExponent,
  readSubscript,
  refuseUnclosed,
  takeDigit,
} from './scripts.ts'
import type { Token } from './tokens/tokens.ts'
import { because } from './reasons.ts'

/** A letter or declared name: with its subscript and primes; a call where it is a function and a bracket follows. */
export function readDeclared(parser: Parser): Tree {
  const token = next(parser)
  const isDeclared = parser.settings.functions.has(token.text)
  let name = token.text
  const script = peek(parser)
  if (script.kind === 'subscript' || script.kind === 'lowered') {
    name += `_${readSubscript(parser)}`
  }
  if (takeStar(parser))
    return { kind: 'symbol', name: withAccent(name, 'star'), at: span(token.from, endOfLast(parser)) }
  const primes = takePrimes(parser)
  if (isDeclared || parser.settings.functions.has(name)) return readDeclaredCall(parser, name, primes, token)
  if (primes > 0) return { kind: 'symbol', name: name + "'".repeat(primes), at: span(token.from, endOfLast(parser)) }
  if (name === token.text) return letterNode(parser, token)
  return { kind: 'symbol', name, at: span(token.from, endOfLast(parser)) }
}

/** `x^*`: the star belongs to the name. Formula fields turn a star that is typed there into a dot, `x^{\cdot}`, which means nothing else. */
function takeStar(parser: Parser): boolean {
  if (!parser.settings.isLatex || peek(parser).kind !== 'power') return false
  const isBraced = peekAfter(parser).kind === 'begin' && peekAfter(parser, 3).kind === 'finish'
  const sign = peekAfter(parser, isBraced ? 2 : 1)
  const isStar = sign.text === 'asterisk' || (isBraced && sign.text === 'dot')
  if (sign.kind !== 'multiply' || !isStar) return false
  parser.at += isBraced ? 4 : 2
  return true
}

function isRoundOpening(token: Token): boolean {
  return token.kind === 'open' && token.text === '('
}

function readDeclaredCall(parser: Parser, name: string, primes: number, token: Token): Tree {
  const itself: Tree = { kind: 'symbol', name: name + "'".repeat(primes), at: span(token.from, endOfLast(parser)) }
  let exponent = peek(parser).kind === 'power' ? readExponent(parser) : undefined
  if (!isRoundOpening(peek(parser))) {
    return exponent ? makePower(itself, exponent, span(token.from, endOfLast(parser))) : itself
  }
  let called = name
  if (exponent && isMinusOne(exponent)) {
    called = `${name}^{-1}`
    exponent = undefined
  }
  const args = readArguments(parser)
  const at = span(token.from, endOfLast(parser))
  const call: Tree =
    primes > 0 ? { kind: 'call', name: called, args, primes, at } : { kind: 'call', name: called, args, at }
  return exponent ? makePower(call, exponent, at) : call
}

function isMinusOne(tree: Tree): boolean {
  return tree.kind === 'signed' && tree.sign === '-' && tree.value.kind === 'number' && tree.value.spelling === '1'
}

/** Arguments in brackets, separated by commas or semicolons. */
export function readArguments(parser: Parser, most = Infinity): Tree[] {
  const open = next(parser)
  const closing = open.text === '[' ? ']' : ')'
  const separator = open.hasSemicolon ? 'semicolon' : 'comma'
  const concentration = readConcentration(parser, open, true)
  if (concentration !== undefined) return [concentration]
  const args: Tree[] = []
  enclosed(parser, open.hasSemicolon || most === 1, () => {
    do args.push(parser.expression(parser))
    while (takeIf(parser, separator))
  })
  const close = peek(parser)
  if (close.kind !== 'close' || close.text !== closing) refuseUnclosed(parser, open, closing)
  next(parser)
  return args
}

/** A built-in function, written `\sin x`, `\sin^2 x`, `\log_2 x`, `\sin\left(x\right)`, `max(a; b)`. */
export function readBuiltInCall(parser: Parser): Tree {
  const token = next(parser)
  const known = wordsOf(token.text)
  let name = token.text
  let base: Tree | undefined
  let exponent: Tree | undefined
  for (let script = peek(parser); isScript(script); script = peek(parser)) {
    if (script.kind === 'subscript' || script.kind === 'lowered') {
      if (name !== 'log' || base) fail('bad-subscript', because('subscriptOfFunction', { name }), script)
      base = readLogBase(parser)
    } else {
      if (exponent) fail('bad-exponent', because('twoExponents'), script)
      exponent = readExponent(parser)
    }
  }
  if (exponent && isMinusOne(exponent) && known?.inverse) {
    name = known.inverse
    exponent = undefined
  }
  const args = readCallArguments(parser, token, known?.takes === 'bare')
  if (base) args.push(base)
  if (name === CUBE_ROOT) return cubeRoot(args, span(token.from, endOfLast(parser)))
  if (known && (args.length < known.arity[0] || args.length > known.arity[1])) {
    fail(
      'argument-count',
      because('argumentCount', { name: token.text, given: String(args.length) }),
      span(token.from, endOfLast(parser)),
    )
  }
  const at = span(token.from, endOfLast(parser))
  const call: Tree =
    token.isDecadic && args.length === 1
      ? { kind: 'call', name, args, isDecadic: true, at }
      : { kind: 'call', name, args, at }
  return exponent ? makePower(call, exponent, at) : call
}

function cubeRoot(args: readonly Tree[], at: { from: number; to: number }): Tree {
  return { kind: 'call', name: 'root', args: [...args, numberNode('3', '3', at.from, at.from)], at }
}

function isScript(token: Token): boolean {
  return token.kind === 'subscript' || token.kind === 'lowered' || token.kind === 'power' || token.kind === 'raised'
}

/** The base of a logarithm; `\log_2.5 x` has the base 2.5, since nobody writes `.5x` for an argument. */
function readLogBase(parser: Parser): Tree {
  const token = next(parser)
  if (token.kind === 'lowered') return numberNode(token.text, token.text, token.from, token.to)
  const first = peek(parser)
  if (first.kind === 'begin') return readBraces(parser, { part: 'logarithmBase' })
  if (first.kind === 'open' && !parser.settings.isLatex) return parser.primary(parser)
  if (first.kind === 'number') {
    if (!parser.settings.isLatex || first.text.includes('.')) {
      next(parser)
      return numberNode(first.text, first.text, first.from, first.to)
    }
    return takeDigit(parser)
  }
  if (first.kind === 'symbol') return letterNode(parser, next(parser))
  return parser.primary(parser)
}

function readCallArguments(parser: Parser, token: Token, isBare: boolean): Tree[] {
  const opening = peek(parser)
  if (opening.kind === 'open' && (opening.text === '(' || opening.text === '['))
    return readArguments(parser, wordsOf(token.text)?.arity[1])
  if (opening.kind === 'begin') return [readBraces(parser, token.text)]
  if (!isBare && parser.settings.isLatex && token.text !== 'sign') {
    fail('missing-operand', because('bracketsMissing', { name: token.text }), token)
  }
  if (opening.kind === 'open' || opening.kind === 'bar') return [parser.factor(parser)]
  return [readBareArgument(parser, token)]
}

/**
 * The argument of a function without brackets goes on over implied products (`\sin 2\pi t`) and ends before another
 * function, an operator or a bracket: `\sin x(x+1)` is sin(x)·(x+1), but `\sin 2(x+1)` is sin(2(x+1)).
 */
function readBareArgument(parser: Parser, token: Token): Tree {
  enter(parser, token)
  const first = peek(parser)
  if (first.kind === 'end' || first.kind === 'close' || first.kind === 'finish') {
    fail('missing-operand', because('missingBehind', { name: token.text }), token)
  }
  if (first.kind === 'sign') {
    const sign = next(parser)
    const value = readBareArgument(parser, token)
    leave(parser)
    return { kind: 'signed', sign: sign.text as '+' | '-', value, at: span(sign.from, endOfLast(parser)) }
  }
  const factors = [parser.factor(parser)]
  let isOnlyNumbers = first.kind === 'number' || first.kind === 'constant'
  for (let following = peek(parser); startsFactor(parser, following); following = peek(parser)) {
    if (following.kind === 'function' || first.kind === 'function' || following.kind === 'roman') break
    const isBracket = following.kind === 'open' || following.kind === 'bar'
    if (isBracket && !isOnlyNumbers) break
    isOnlyNumbers &&= following.kind === 'number' || following.kind === 'constant'
    factors.push(parser.factor(parser))
  }
  leave(parser)
  return makeProduct(
    factors,
    factors.slice(1).map(() => 'implied' as const),
  )
}
