import type { NumberNode, QuantityNode } from '../../tree.ts'
import { span } from '../build.ts'
import { startsPrimes, takePrimes } from '../brackets/primes.ts'
import { endOfLast, next, peek } from '../parser.ts'
import type { Parser } from '../parser.ts'
import { numberNode } from '../scripts.ts'

/** A number with this many primes behind it. Nothing is taken where it is not there. */
function takeCounted(parser: Parser, primes: number): NumberNode | undefined {
  const start = parser.at
  if (peek(parser).kind !== 'number') return undefined
  const { text, from, to } = next(parser)
  if (startsPrimes(parser) && takePrimes(parser) === primes) return numberNode(text, text, from, to)
  parser.at = start
  return undefined
}

/** `12^\circ30'` and `12^\circ30'15''`: what stands behind a number of degrees, or the degrees as they are. */
export function readMinutes(parser: Parser, degrees: QuantityNode): QuantityNode {
  if (degrees.value?.kind !== 'number') return degrees
  const minutes = takeCounted(parser, 1)
  if (minutes === undefined) return degrees
  const seconds = takeCounted(parser, 2)
  const at = span(degrees.at.from, endOfLast(parser))
  const args = [degrees.value, minutes, ...(seconds === undefined ? [] : [seconds])]
  return { ...degrees, value: { kind: 'call', name: 'dms', args, at }, at }
}
