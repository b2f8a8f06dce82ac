/** Keys and answers that are the same formula rewritten, or the formula with a slip in it. */

import { createRandom, type Pair } from '../evaluator/peer.ts'
import {
  add,
  call,
  divide,
  euler,
  latexOf,
  letter,
  minus,
  number,
  placesIn,
  power,
  square,
  subtract,
  textOf,
  times,
  type Formula,
  type UnaryName,
} from './formula.ts'

type Pick = <T>(choices: readonly T[]) => T
type Change = (part: Formula, pick: Pick) => Formula | undefined

const letters = ['x', 'y', 'a'].map(letter)
const naturals = [1, 2, 3, 4, 5, 6, 7].map((each) => number(each))
const names: readonly UnaryName[] = ['sin', 'cos', 'tan', 'arctan', 'sinh', 'cosh', 'ln', 'log', 'sqrt', 'abs']

function grow(depth: number, pick: Pick): Formula {
  if (depth === 0) return pick([...letters, ...letters, ...naturals, number(1, 2), number(-2), number(3, 4)])
  const inner = (): Formula => grow(depth - 1, pick)
  const kind = pick(['add', 'add', 'subtract', 'times', 'times', 'divide', 'power', 'call', 'exponential'] as const)
  if (kind === 'call') return call(pick(names), inner())
  if (kind === 'exponential') return power(euler, inner())
  if (kind === 'power') return power(inner(), pick([2, 2, 3, -1, -2].map((each) => number(each))))
  return { kind, left: inner(), right: grow(pick([0, depth - 1]), pick) }
}

/** Rules that hold wherever both sides have a value; each gives nothing where it does not apply. */
const laws: readonly Change[] = [
  (part) => (part.kind === 'add' ? add(part.right, part.left) : undefined),
  (part) => (part.kind === 'times' ? times(part.right, part.left) : undefined),
  (part) => (part.kind === 'subtract' ? minus(subtract(part.right, part.left)) : undefined),
  (part) => (part.kind === 'subtract' ? add(part.left, minus(part.right)) : undefined),
  (part) => (part.kind === 'divide' ? times(part.left, power(part.right, number(-1))) : undefined),
  (part, pick) => {
    const other = add(square(pick(letters)), number(1))
    return part.kind === 'divide' ? divide(times(part.left, other), times(part.right, other)) : undefined
  },
  (part) =>
    part.kind === 'times' && part.left.kind === 'add'
      ? add(times(part.left.left, part.right), times(part.left.right, part.right))
      : undefined,
  (part) =>
    part.kind === 'divide' && part.left.kind === 'add'
      ? add(divide(part.left.left, part.right), divide(part.left.right, part.right))
      : undefined,
  (part) => {
    if (part.kind !== 'power' || part.left.kind !== 'add' || textOf(part.right) !== '(2)') return undefined
    const { left, right } = part.left
    return add(add(square(left), times(number(2), times(left, right))), square(right))
  },
  (part) => (part.kind === 'power' && textOf(part.right) === '(3)' ? times(part.left, square(part.left)) : undefined),
  (part) =>
    part.kind === 'subtract' && part.left.kind === 'power' && textOf(part.left.right) === '(2)'
      ? times(subtract(part.left.left, call('sqrt', part.right)), add(part.left.left, call('sqrt', part.right)))
      : undefined,
  (part) => (part.kind === 'call' && part.name === 'sin' ? call('cos', subtract(half('pi'), part.of)) : undefined),
  (part) =>
    part.kind === 'call' && part.name === 'sin'
      ? times(number(2), times(call('sin', halfOf(part.of)), call('cos', halfOf(part.of))))
      : undefined,
  (part) =>
    part.kind === 'call' && part.name === 'cos'
      ? subtract(number(1), times(number(2), square(call('sin', halfOf(part.of)))))
      : undefined,
  (part) =>
    part.kind === 'call' && part.name === 'tan' ? divide(call('sin', part.of), call('cos', part.of)) : undefined,
  (part) =>
    part.kind === 'call' && (part.name === 'sinh' || part.name === 'cosh')
      ? divide(
          {
            kind: part.name === 'cosh' ? 'add' : 'subtract',
            left: power(euler, part.of),
            right: power(euler, minus(part.of)),
          },
          number(2),
        )
      : undefined,
  (part) => (part.kind === 'call' && part.name === 'abs' ? call('sqrt', square(part.of)) : undefined),
  (part) => (part.kind === 'call' && part.name === 'abs' ? call('abs', minus(part.of)) : undefined),
  (part) => (part.kind === 'call' && part.name === 'sqrt' ? power(part.of, number(1, 2)) : undefined),
  (part) => (part.kind === 'call' && part.name === 'sqrt' ? power(square(part.of), number(1, 4)) : undefined),
  (part) =>
    part.kind === 'call' && part.name === 'log' ? divide(call('ln', part.of), call('ln', number(10))) : undefined,
  (part) =>
    part.kind === 'call' && part.name === 'ln' ? times(number(2), call('ln', call('sqrt', part.of))) : undefined,
  (part) => (part.kind === 'call' && part.name === 'ln' ? minus(call('ln', power(part.of, number(-1)))) : undefined),
  (part) =>
    part.kind === 'power' && part.left === euler && part.right.kind === 'add'
      ? times(power(euler, part.right.left), power(euler, part.right.right))
      : undefined,
  (part) => (part.kind === 'power' && part.left === euler ? square(power(euler, halfOf(part.right))) : undefined),
  (part, pick) => {
    const other = pick(letters)
    return add(subtract(part, other), other)
  },
  (part) =>
    part.kind === 'letter' && part !== euler ? add(divide(part, number(3)), times(number(2, 3), part)) : undefined,
]

/** What learners do wrongly; some are right by accident. */
const slips: readonly Change[] = [
  (part) => (part.kind === 'add' ? subtract(part.left, part.right) : undefined),
  (part) => (part.kind === 'subtract' ? subtract(part.right, part.left) : undefined),
  (part) => (part.kind === 'times' ? part.left : undefined),
  (part) => (part.kind === 'divide' ? divide(part.right, part.left) : undefined),
  (part) => (part.kind === 'number' ? number(part.over + 1, part.under) : undefined),
  (part) => (part.kind === 'number' ? number(-part.over, part.under) : undefined),
  (part) => (part.kind === 'call' && part.name === 'sin' ? call('cos', part.of) : undefined),
  (part) => (part.kind === 'call' && part.name === 'tan' ? call('arctan', part.of) : undefined),
  (part) => (part.kind === 'call' && part.name === 'abs' ? part.of : undefined),
  (part) => (part.kind === 'call' && part.name === 'log' ? call('ln', part.of) : undefined),
  (part) => (part.kind === 'call' && part.name !== 'abs' ? call(part.name, minus(part.of)) : undefined),
  (part) => (part.kind === 'call' && part.name === 'sqrt' ? call('sqrt', call('abs', part.of)) : undefined),
  (part) =>
    part.kind === 'call' && part.of.kind === 'add'
      ? add(call(part.name, part.of.left), call(part.name, part.of.right))
      : undefined,
  (part) =>
    part.kind === 'power' && part.left.kind === 'add'
      ? add(power(part.left.left, part.right), power(part.left.right, part.right))
      : undefined,
  (part) => (part.kind === 'letter' && part !== euler ? call('abs', part) : undefined),
  (part) => (part.kind === 'letter' && part !== euler ? times(part, number(1_000_001, 1_000_000)) : undefined),
]

const halfOf = (of: Formula): Formula => divide(of, number(2))
const half = (name: string): Formula => halfOf(letter(name))

/** Applies one of the changes somewhere; the formula itself where none applies. */
function change(formula: Formula, changes: readonly Change[], pick: Pick): Formula {
  const places = placesIn(formula)
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { part, put } = pick(places)
    const changed = pick(changes)(part, pick)
    if (changed !== undefined) return put(changed)
  }
  return formula
}

/** Names in LaTeX that plain text spells otherwise. */
const inLatex = (latex: string): string => latex.replaceAll(/(?<![A-Za-z\\])pi(?![A-Za-z])/g, '\\pi')

/** A pair, and whether its answer is its key rewritten by laws, without a slip. */
export interface MadePair extends Pair {
  readonly isRewritten: boolean
}

/** So many pairs, the same for the same seed: half rewritten only, half with one slip. */
export function makePairs(count: number, seed: number): readonly MadePair[] {
  const random = createRandom(seed)
  const pick: Pick = (choices) => choices[Math.floor(random() * choices.length)]!
  return Array.from({ length: count }, (_, at) => {
    const key = grow(pick([2, 2, 3]), pick)
    let answer = key
    for (let step = pick([1, 2, 3]); step > 0; step -= 1) answer = change(answer, laws, pick)
    const isRewritten = at % 2 === 0
    if (!isRewritten) answer = change(answer, slips, pick)
    return {
      isRewritten,
      latex: [inLatex(latexOf(key)), inLatex(latexOf(answer))],
      text: [textOf(key), textOf(answer)],
    }
  })
}
