import type { Tree } from '../../tree.ts'
import { span } from '../build.ts'
import { next, peek, peekAfter } from '../parser.ts'
import type { Parser } from '../parser.ts'

/** How many tokens the degree sign is that comes next: `°`, `^\circ`, `^{\circ}`. 0 where none comes. */
export function degreeSignLength(parser: Parser): number {
  const [first, second, third] = [peek(parser), peekAfter(parser), peekAfter(parser, 2)]
  if (first.kind === 'degree') return 1
  if (first.kind !== 'power') return 0
  if (second.kind === 'command' && second.text === 'circ') return 2
  const isBraced = second.kind === 'begin' && third.kind === 'command' && third.text === 'circ'
  return isBraced && peekAfter(parser, 3).kind === 'finish' ? 4 : 0
}

/** Whether a degree sign and the letter of a scale come next, as behind the slash of `\mathrm{W}/^\circ\mathrm{C}`. */
export function isScaleNext(parser: Parser): boolean {
  const length = degreeSignLength(parser)
  const { kind, text } = peekAfter(parser, length)
  return length > 0 && kind === 'roman' && (text === 'C' || text === 'F')
}

/** A scale of temperature by itself: the unit °C or °F. */
export function readScale(parser: Parser): Tree {
  const { from } = peek(parser)
  for (let length = degreeSignLength(parser); length > 0; length--) next(parser)
  const letter = next(parser)
  const at = span(from, letter.to)
  return { kind: 'quantity', unit: { kind: 'unit', name: `°${letter.text}`, at }, at }
}
