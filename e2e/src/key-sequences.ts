/** Keys that an author may press, generated from a seed: the same seed gives the same keys on every machine. */
export interface KeySequence {
  readonly keys: readonly string[]
  /** Time between two keys. */
  readonly delayMs: number
}

type Random = () => number

/** Mulberry32: small, and good enough to pick keys. */
function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function pick<T>(random: Random, from: readonly T[]): T {
  const chosen = from[Math.floor(random() * from.length)]
  if (chosen === undefined) throw new Error('There is nothing to pick from.')
  return chosen
}

/** Variables of the problem that has some, letters that are none, and numbers. */
export const variablesOfSequences = ['v', 'v_0', 'v_max', 'h', 'x_1', 'mass', 'rho'] as const
const atoms = [...variablesOfSequences, 't', 'y', 'a', 'n', '2', '10', '3.5', 'pi']
const functions = ['sin', 'cos', 'ln', 'sqrt', 'exp']
const operators = ['+', '-', '*', '=', '<', '/', ',', ';']
const editing = ['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

function formula(random: Random, depth: number): string {
  const inner = (): string => formula(random, depth - 1)
  const kind = depth <= 0 ? 0 : Math.floor(random() * 10)
  switch (kind) {
    case 1:
    case 2:
      return `${inner()}/${inner()}`
    case 3:
      return `${pick(random, functions)}(${inner()})`
    case 4:
      return `(${inner()})`
    case 5:
      return `|${inner()}|`
    case 6:
      return `${inner()}^${pick(random, ['2', 'n', '-1', `(${inner()})`])}`
    case 7:
    case 8:
      return inner() + pick(random, operators) + inner()
    default:
      return pick(random, atoms)
  }
}

/** Ordinary typing comes all at once; some of it at the pace of fast and of slow fingers. */
function delayOf(index: number): number {
  if (index % 150 === 149) return 300
  return index % 15 === 14 ? 30 : 0
}

/** Every third formula is nested three deep, the others two: a field breaks at its second level, and keys take time. */
const depthOf = (index: number): number => (index % 3 === 2 ? 3 : 2)

export function keySequences(count: number, seed: number): readonly KeySequence[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, index) => {
    const keys = Array.from(formula(random, depthOf(index))).slice(0, 40)
    const edits = random() < 0.4 ? 1 + Math.floor(random() * 3) : 0
    for (let edit = 0; edit < edits; edit += 1)
      keys.splice(Math.floor(random() * (keys.length + 1)), 0, pick(random, editing))
    return { keys, delayMs: delayOf(index) }
  })
}
