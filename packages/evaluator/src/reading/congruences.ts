import type { RelationOperator, Tree } from '../tree.ts'
import { endOfLast, fail, next, peek, peekAfter, takeIf } from './parser.ts'
import type { Parser } from './parser.ts'
import { span } from './build.ts'
import { readArgument, refuseUnclosed } from './scripts.ts'
import type { Token } from './tokens/tokens.ts'
import { because } from './reasons.ts'

const isMod = ({ kind, text }: Token): boolean => (kind === 'command' || kind === 'function') && text === 'mod'

/** Of how many tokens `mod` is made behind a bracket here: one command, or three letters; 0 where it is none. */
function lengthOfMod(parser: Parser): number {
  const { kind, text } = peek(parser)
  if (kind !== 'open' || text !== '(') return 0
  if (isMod(peekAfter(parser))) return 1
  const areLetters = Array.from('mod').every((letter, index) => {
    const token = peekAfter(parser, index + 1)
    return token.kind === 'symbol' && token.text === letter && (index === 0 || !token.isApart)
  })
  const following = peekAfter(parser, 4)
  return areLetters && (following.isApart || following.kind === 'number') ? 3 : 0
}

/** Whether `(mod 5)` stands here. */
export const startsModulus = (parser: Parser): boolean => lengthOfMod(parser) > 0

/** `\pmod5`, `(mod 5)`; undefined where neither stands here. */
function readModulus(parser: Parser): Tree | undefined {
  const open = peek(parser)
  if (open.kind === 'command' && open.text === 'pmod') {
    next(parser)
    return readArgument(parser, { part: 'modulus' })
  }
  const length = lengthOfMod(parser)
  if (length === 0) return undefined
  for (let token = 0; token <= length; token++) next(parser)
  const modulus = parser.expression(parser)
  if (!takeIf(parser, 'close', ')')) refuseUnclosed(parser, open, ')')
  return modulus
}

interface Taken {
  readonly side: Tree
  readonly modulus: Tree
}

/** The last side of `x\equiv2+y\bmod5` without the modulus at its end. */
function withoutModulus(tree: Tree): Taken | undefined {
  if (tree.kind === 'call' && tree.name === 'mod') return { side: tree.args[0]!, modulus: tree.args[1]! }
  if (tree.kind === 'signed') {
    const taken = withoutModulus(tree.value)
    return taken && { ...taken, side: { ...tree, value: taken.side } }
  }
  if (tree.kind !== 'sum') return undefined
  const last = tree.terms.at(-1)!
  const taken = withoutModulus(last.value)
  const terms = [...tree.terms.slice(0, -1), { ...last, value: taken?.side ?? last.value }]
  return taken && { ...taken, side: { ...tree, terms } }
}

/** `x\equiv2\pmod5`, also with `\bmod5` behind the last side; without a modulus the sign says that both sides are the same. */
export function readCongruence(parser: Parser, operators: readonly string[], operands: readonly Tree[]): Tree {
  const sides = [...operands]
  const last = sides.at(-1)!
  let modulus = readModulus(parser)
  const taken = modulus === undefined ? withoutModulus(last) : undefined
  if (taken !== undefined) {
    sides[sides.length - 1] = taken.side
    modulus = taken.modulus
  }
  const at = span(operands[0]!.at.from, endOfLast(parser))
  if (modulus === undefined) {
    const plain = operators.map((operator) => (operator === '≡' ? '=' : operator) as RelationOperator)
    return { kind: 'relation', operators: plain, operands, at }
  }
  if (operators.some((operator) => operator !== '≡')) fail('unexpected', because('modulusWithoutCongruence'), at)
  return { kind: 'call', name: 'congruence', args: [...sides, modulus], at }
}
