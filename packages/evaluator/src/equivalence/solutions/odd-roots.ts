import { call, integer, mapParts, one, power, quotient } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { smallExact } from '../../computing/program.ts'
import { same } from '../formula.ts'
import type { Formula } from '../formula.ts'

/** A statement in which `x^{2/3}` is the cube root of x², which is real for every x. */
export function withOddRoots(formula: Formula): Formula {
  switch (formula.kind) {
    case 'atom':
      return { ...formula, left: oddRootsIn(formula.left), right: oddRootsIn(formula.right) }
    case 'and':
    case 'or':
      return { ...formula, parts: formula.parts.map(withOddRoots) }
    case 'same':
      return same(withOddRoots(formula.parts[0]), withOddRoots(formula.parts[1]))
    case 'not':
      return { ...formula, part: withOddRoots(formula.part) }
    case 'truth':
    case 'statement':
      return formula
  }
}

function oddRootsIn(a: Expression): Expression {
  const parts = mapParts(a, oddRootsIn)
  if (parts.op !== 'power') return parts
  const exponent = smallExact(parts.exponent)
  if (exponent === undefined || exponent.denominator % 2n === 0n || exponent.denominator === 1n) return parts
  const { numerator, denominator } = exponent
  const size = numerator < 0n ? -numerator : numerator
  const root = call('root', size === 1n ? parts.base : power(parts.base, integer(size)), integer(denominator))
  return numerator < 0n ? quotient(one, root) : root
}
