import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { makePower, span } from '../build.ts'
import { endOfLast, fail, next, peek, peekAfter, takeIf } from '../parser.ts'
import type { Parser } from '../parser.ts'
import { because } from '../reasons.ts'
import { refuseUnclosed } from '../scripts.ts'
import type { Token } from '../tokens/tokens.ts'

/** Takes the primes that follow, also raised: `f''`, `f^\prime` and `f^{\prime\prime}`. */
export const takePrimes = (parser: Parser): number => plainPrimes(parser) + raisedPrimes(parser)

function plainPrimes(parser: Parser): number {
  let primes = 0
  for (let mark = takeIf(parser, 'prime'); mark; mark = takeIf(parser, 'prime')) primes += mark.text.length
  return primes
}

/** Some keyboards write two primes as `f^{\prime\prime}`. */
function raisedPrimes(parser: Parser): number {
  if (!startsRaisedPrimes(parser)) return 0
  next(parser)
  const open = takeIf(parser, 'begin')
  if (open === undefined) return next(parser).text.length
  const primes = plainPrimes(parser)
  if (!takeIf(parser, 'finish')) refuseUnclosed(parser, open, '}')
  return primes
}

const startsRaisedPrimes = (parser: Parser): boolean =>
  peek(parser).kind === 'power' && peekAfter(parser, peekAfter(parser).kind === 'begin' ? 2 : 1).kind === 'prime'

/** Whether primes follow, raised or not. */
export const startsPrimes = (parser: Parser): boolean => peek(parser).kind === 'prime' || startsRaisedPrimes(parser)

/** `(x^2)'`: the derivative of what brackets hold, by their only variable; `(A\cup B)'`: what is not in the set. */
export function readPrimed(parser: Parser, tree: Tree, start: Token): Tree {
  const first = peek(parser)
  const order = takePrimes(parser)
  const at = span(start.from, endOfLast(parser))
  if (tree.kind === 'group' && somePart(tree, ({ kind }) => kind === 'set-operation') && order === 1)
    return makePower(tree, { kind: 'symbol', name: 'c', at: span(first.from, first.to) }, at)
  const variable = tree.kind === 'group' ? variableOf(tree) : undefined
  if (variable === undefined) return fail('unexpected', because('primeAlone'), first)
  return { kind: 'derivative', variable, order, body: tree, at }
}

/** What letters are applied to, `x` in `f(x)g(x)`, or else the only letter; undefined where there are several. */
export function variableOf(tree: Tree): string | undefined {
  const applied = new Set<string>()
  somePart(tree, (part) => {
    for (const argument of argumentsIn(part)) applied.add(argument)
    return false
  })
  const [variable, ...others] = applied.size > 0 ? applied : variablesIn(tree)
  return others.length === 0 ? variable : undefined
}

/** Letters by themselves in brackets behind a letter. */
function argumentsIn(part: Tree): readonly string[] {
  if (part.kind !== 'product') return []
  return part.factors.flatMap((factor, at) => {
    const before = part.factors[at - 1]
    const isApplied = before?.kind === 'symbol' && part.joins[at - 1] === 'implied'
    return isApplied && factor.kind === 'group' && factor.inner.kind === 'symbol' ? [factor.inner.name] : []
  })
}
