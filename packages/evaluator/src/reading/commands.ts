import type { Tree } from '../tree.ts'
import { accentNamed } from '../accents.ts'
import { readAccented } from './accented.ts'
import { derivativeBehindFactors, readDerivative } from './derivatives.ts'
import { readBound, readOpaqueIntegral } from './bounds.ts'
import { makeQuotient, span } from './build.ts'
import { readEnvironment } from './environments.ts'
import { isDifferential } from './expression.ts'
import { enclosed, endOfLast, fail, next, peek, takeIf } from './parser.ts'
import type { Parser } from './parser.ts'
import { closeBraces, numberNode, readArgument, refuseUnclosed } from './scripts.ts'
import { readConstruct } from './text-calls.ts'
import type { Token } from './tokens/tokens.ts'
import { because } from './reasons.ts'

/** A command with arguments of its own. */
export function readCommand(parser: Parser): Tree {
  const token = peek(parser)
  const accent = accentNamed(token.text)
  if (accent !== undefined) return readAccented(parser, accent)
  switch (token.text) {
    case 'frac':
      return readFraction(parser)
    case 'sqrt':
      return readRoot(parser)
    case 'cube-root':
      return readCall(parser, 'root', () => [radicand(parser, token), numberNode('3', '3', token.from, token.to)])
    case 'binom':
      return readCall(parser, 'binomial', () => [
        readArgument(parser, { part: 'binomial' }),
        readArgument(parser, { part: 'binomial' }),
      ])
    case 'overline':
      return readCall(parser, 'conjugate', () => [readArgument(parser, { part: 'conjugate' })])
    case 'placeholder':
      return refusePlaceholder(parser)
    case 'begin':
      return readEnvironment(parser)
    case 'sum':
    case 'prod':
    case 'int':
    case 'lim':
      return parser.settings.isLatex || token.to - token.from === 1 ? readBound(parser) : readConstruct(parser)
    case 'oint':
    case 'iint':
    case 'iiint':
      return readOpaqueIntegral(parser)
    case 'end':
    case 'circ':
    case 'mod':
    case 'partial':
      return fail('unexpected', because('notExpected', { text: token.text }), token)
    default:
      return readConstruct(parser)
  }
}

/** The call of a function that a command stands for. */
function readCall(parser: Parser, name: string, readArguments: () => readonly Tree[]): Tree {
  const { from } = next(parser)
  const args = readArguments()
  return { kind: 'call', name, args, at: span(from, endOfLast(parser)) }
}

function refusePlaceholder(parser: Parser): never {
  const token = next(parser)
  let to = token.to
  if (peek(parser).kind === 'begin' && parser.tokens[parser.at + 1]?.kind === 'finish')
    to = parser.tokens[parser.at + 1]!.to
  return fail('placeholder', because('emptyBox'), span(token.from, to))
}

function readFraction(parser: Parser): Tree {
  const token = next(parser)
  const derivative = readDerivative(parser, token)
  if (derivative) return derivative
  const numerator = readNumerator(parser)
  const denominator = readArgument(parser, { part: 'denominator' })
  const withFactors = derivativeBehindFactors(parser, numerator, denominator, span(token.from, endOfLast(parser)))
  if (withFactors) return withFactors
  return makeQuotient(numerator, denominator, 'fraction', span(token.from, endOfLast(parser)))
}

/** The top of a fraction; under an integral the `dx` may stand in it. */
function readNumerator(parser: Parser): Tree {
  const open = peek(parser)
  if (open.kind !== 'begin' || !parser.awaitsDifferential) return readArgument(parser, { part: 'numerator' })
  next(parser)
  if (peek(parser).kind === 'finish')
    fail('empty-argument', because('partMissing', { part: { part: 'numerator' } }), open)
  const tree = enclosed(parser, true, () => {
    parser.awaitsDifferential = true
    if (isDifferential(parser, peek(parser))) return takeDifferential(parser)
    const top = parser.expression(parser)
    if (isDifferential(parser, peek(parser))) takeDifferential(parser)
    return top
  })
  if (parser.differential !== undefined) parser.awaitsDifferential = false
  closeBraces(parser, open)
  return tree
}

/** Notes the letter behind `d`; what is integrated is then 1 times the rest. */
export function takeDifferential(parser: Parser): Tree {
  const token = next(parser)
  parser.awaitsDifferential = false
  const variable = parser.primary(parser)
  if (variable.kind !== 'symbol') fail('missing-differential', because('variableBehindD'), token)
  parser.differential = variable.name
  return numberNode('1', '1', token.from, token.from)
}

function readRoot(parser: Parser): Tree {
  const token = next(parser)
  const open = peek(parser)
  const hasIndex = parser.settings.isLatex && open.kind === 'open' && open.text === '['
  if (!hasIndex) {
    const args = [radicand(parser, token)]
    return { kind: 'call', name: 'sqrt', args, at: span(token.from, endOfLast(parser)) }
  }
  next(parser)
  if (peek(parser).kind === 'close')
    fail('empty-argument', because('partMissing', { part: { part: 'indexOfRoot' } }), open)
  const index = enclosed(parser, true, () => parser.expression(parser))
  if (!takeIf(parser, 'close', ']')) refuseUnclosed(parser, open, ']')
  const args = [readArgument(parser, { part: 'root' }), index]
  return { kind: 'call', name: 'root', args, at: span(token.from, endOfLast(parser)) }
}

/** What stands under the root: one digit for `\sqrt23`, the whole number for `√23`. */
function radicand(parser: Parser, token: Token): Tree {
  const isCharacter = token.to - token.from === 1
  const first = peek(parser)
  if (!isCharacter && first.kind !== 'open') return readArgument(parser, { part: 'root' })
  const tree = parser.primary(parser)
  return tree.kind === 'group' && tree.bracket === '(' ? tree.inner : tree
}
