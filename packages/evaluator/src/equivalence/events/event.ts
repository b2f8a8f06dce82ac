import type { RelationOperator, Tree } from '../../tree.ts'
import { and, joinedBy, not, or, ungrouped } from '../formula.ts'
import type { Comparator, Formula } from '../formula.ts'

/** What a random variable is compared with: `3` or `a`. */
export interface Threshold {
  readonly text: string
  /** Absent for a letter. */
  readonly value?: number
}

/** `X ≤ 3`, by the name of the statement that stands for it. */
export interface ComparedVariable {
  readonly variable: string
  readonly comparator: Comparator
  readonly threshold: Threshold
}

/** What is found in events while they are read. */
export interface EventsSeen {
  readonly compared: Map<string, ComparedVariable>
  /** Pairs of thresholds of which the first is smaller, as `a < X ≤ b` says. */
  readonly ordered: (readonly [smaller: string, larger: string])[]
}

const opposite: Readonly<Record<string, Comparator>> = { '=': '=', '≠': '≠', '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

/** Letters that stand for events, sets and truth values. */
const isCapital = (name: string): boolean => /^[A-Z](_\w+)?$/.test(name)

/** `A^c`, with which some write what is not in A. */
export const isComplement = (tree: Tree): boolean =>
  tree.kind === 'power' && tree.exponent.kind === 'symbol' && /^[cC]$/.test(tree.exponent.name)

type Parts = readonly (Formula | undefined)[]

const all = (parts: Parts, make: (parts: readonly Formula[]) => Formula): Formula | undefined =>
  parts.every((part) => part !== undefined) ? make(parts) : undefined

const negated = (part: Formula | undefined): Formula | undefined => part && not(part)

/** A letter, or with a prime what is not in it: `A′`. */
function letterEvent(name: string): Formula | undefined {
  const primes = /'*$/.exec(name)![0].length
  const bare = name.slice(0, name.length - primes)
  if (!isCapital(bare) || primes > 1) return undefined
  const event: Formula = { kind: 'statement', name: bare }
  return primes === 1 ? not(event) : event
}

/** What is said with letters alone: sets, events and truth values that are joined. */
export function eventOf(tree: Tree, seen?: EventsSeen): Formula | undefined {
  const bare = ungrouped(tree)
  const within = (parts: readonly Tree[]): Parts => parts.map((part) => eventOf(part, seen))
  switch (bare.kind) {
    case 'power':
      return isComplement(bare) ? negated(eventOf(bare.base, seen)) : undefined
    case 'symbol':
      return letterEvent(bare.name)
    case 'word':
      return bare.word === 'empty-set' ? { kind: 'truth', isTrue: false } : undefined
    case 'call':
      return bare.name === 'conjugate' ? negated(eventOf(bare.args[0]!, seen)) : undefined
    case 'set-operation':
      return all(within(bare.operands), (parts) => joinedBy(bare.operator, parts))
    case 'logic':
      if (bare.operator === 'not') return negated(eventOf(bare.operands[0]!, seen))
      if (bare.operator !== 'and' && bare.operator !== 'or') return undefined
      return all(within(bare.operands), bare.operator === 'and' ? and : or)
    case 'tuple':
      return seen && all(within(bare.items), and)
    case 'product':
      return seen && all(within(bare.factors), and)
    case 'relation':
      return seen && relationEvent(bare, seen)
    default:
      return undefined
  }
}

function thresholdOf(tree: Tree): Threshold | undefined {
  const bare = ungrouped(tree)
  if (bare.kind === 'symbol') return { text: bare.name }
  if (bare.kind === 'signed' && bare.sign === '-') {
    const inner = thresholdOf(bare.value)
    return inner && { text: `-${inner.text}`, ...(inner.value === undefined ? {} : { value: -inner.value }) }
  }
  if (bare.kind !== 'number') return undefined
  const value = Number(bare.value.numerator) / Number(bare.value.denominator)
  return { text: String(value), value }
}

const variableIn = (tree: Tree): string | undefined => {
  const bare = ungrouped(tree)
  return bare.kind === 'symbol' && isCapital(bare.name) ? bare.name : undefined
}

/** `X ≤ 3`, `3 ≥ X` or `2 < X ≤ 3`. */
function relationEvent(
  { operators, operands }: Extract<Tree, { kind: 'relation' }>,
  seen: EventsSeen,
): Formula | undefined {
  const at = operands.findIndex((operand) => variableIn(operand) !== undefined)
  const variable = at < 0 ? undefined : variableIn(operands[at]!)
  if (variable === undefined || operands.length > 3 || (operands.length === 3 && at !== 1)) return undefined
  const compare = (operator: RelationOperator | undefined, other: Tree, isTurned: boolean): Formula | undefined => {
    const threshold = thresholdOf(other)
    if (operator === undefined || !Object.hasOwn(opposite, operator) || threshold === undefined) return undefined
    const comparator = isTurned ? opposite[operator]! : (operator as Comparator)
    const name = `${variable} ${comparator} ${threshold.text}`
    seen.compared.set(name, { variable, comparator, threshold })
    return { kind: 'statement', name }
  }
  if (operands.length === 2)
    return at === 0 ? compare(operators[0], operands[1]!, false) : compare(operators[0], operands[0]!, true)
  const isUpwards = operators.every((operator) => operator === '<' || operator === '≤')
  const [lower, upper] = [thresholdOf(operands[0]!), thresholdOf(operands[2]!)]
  if (isUpwards && lower !== undefined && upper !== undefined) seen.ordered.push([lower.text, upper.text])
  return all([compare(operators[0], operands[0]!, true), compare(operators[1], operands[2]!, false)], and)
}
