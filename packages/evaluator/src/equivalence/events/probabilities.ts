import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { ungrouped } from '../formula.ts'
import type { Formula } from '../formula.ts'
import { statementsOf } from '../formula-parts.ts'
import { withCallsRead } from '../symbols/calls-in-products.ts'
import { eventOf, isComplement } from './event.ts'
import type { EventsSeen } from './event.ts'
import { happens } from './worlds.ts'
import type { World, Worlds } from './worlds.ts'

/** An event, and what is given. */
export interface Chance {
  readonly event: Formula
  readonly given?: Formula
}

const PROBABILITY = 'P'

function chanceIn(brackets: Tree, seen: EventsSeen): Chance | undefined {
  const inner = ungrouped(brackets)
  if (inner.kind !== 'call' || inner.name !== 'given') {
    const event = eventOf(inner, seen)
    return event && { event }
  }
  const [event, given] = inner.args.map((part) => eventOf(part, seen))
  return event && given && { event, given }
}

const isBracketed = (tree: Tree): boolean =>
  (tree.kind === 'group' && tree.bracket !== '{') ||
  tree.kind === 'tuple' ||
  (tree.kind === 'call' && tree.name === 'given')

/** Every `P(…)` of a formula replaced by what `make` makes of it; `undefined` where one is about no event. */
export function withProbabilities(tree: Tree, seen: EventsSeen, make: (chance: Chance) => Tree): Tree | undefined {
  let isKnown = true
  const replaced = withCallsRead(tree, (name, brackets) => {
    if (name !== PROBABILITY || !isBracketed(brackets)) return undefined
    const chance = chanceIn(brackets, seen)
    if (chance === undefined) isKnown = false
    return chance && make(chance)
  })
  return isKnown ? replaced : undefined
}

/** What is only written of events: ∩, a bar, `X ≤ 3`, what is given. */
const showsEvents = (tree: Tree): boolean =>
  somePart(
    tree,
    (part) =>
      part.kind === 'set-operation' ||
      part.kind === 'relation' ||
      part.kind === 'logic' ||
      (part.kind === 'call' && (part.name === 'conjugate' || part.name === 'given')) ||
      isComplement(part) ||
      (part.kind === 'symbol' && part.name.endsWith("'")),
  )

/** Whether P stands before brackets that hold an event. */
export function hasProbabilities(tree: Tree): boolean {
  let isShown = false
  withCallsRead(tree, (name, brackets) => {
    if (name === PROBABILITY && isBracketed(brackets) && showsEvents(brackets)) isShown = true
    return undefined
  })
  return isShown
}

/** The events that a chance speaks of by letters. */
export const eventsIn = ({ event, given }: Chance, { compared }: EventsSeen): readonly string[] =>
  [event, ...(given === undefined ? [] : [given])].flatMap(statementsOf).filter((name) => !compared.has(name))

const at = { from: 0, to: 0 }
const one: Tree = { kind: 'number', spelling: '1', value: { numerator: 1n, denominator: 1n }, at }
const none: Tree = { kind: 'number', spelling: '0', value: { numerator: 0n, denominator: 1n }, at }

const added = (terms: readonly Tree[]): Tree =>
  terms.length === 0
    ? none
    : terms.length === 1
      ? terms[0]!
      : { kind: 'sum', terms: terms.map((value) => ({ sign: '+', value })), at }

const multiplied = (factors: readonly Tree[]): Tree =>
  factors.length === 0
    ? one
    : factors.length === 1
      ? factors[0]!
      : { kind: 'product', factors, joins: factors.slice(1).map(() => 'dot' as const), at }

/** Brackets, so that a sum may stand in a product. */
const enclosed = (tree: Tree): Tree => ({ kind: 'group', bracket: '(', inner: tree, at })

/** How much weight a world has: a letter for each, or the product of what each event and variable has for itself. */
export function weightOf(world: World, index: number, areIndependent: boolean): Tree {
  const symbol = (name: string): Tree => ({ kind: 'symbol', name, at })
  if (!areIndependent) return symbol(`ω_${index}`)
  const parts = [...world.events, ...world.places].map(([name, place]) => symbol(`ω_${name}${Number(place)}`))
  return multiplied(parts)
}

/** The probability as a quotient of weights. */
export function probabilityOf(
  { event, given }: Chance,
  all: Worlds,
  weights: ReadonlyMap<World, Tree>,
  seen: EventsSeen,
): Tree {
  const possible = [...weights.keys()].filter((world) => given === undefined || happens(given, world, all, seen))
  const favourable = possible.filter((world) => happens(event, world, all, seen))
  const sum = (worlds: readonly World[]): Tree => enclosed(added(worlds.map((world) => weights.get(world)!)))
  return enclosed({ kind: 'quotient', numerator: sum(favourable), denominator: sum(possible), style: 'fraction', at })
}

/** The letters of all weights, which are positive. */
export function lettersOfWeights(weights: Iterable<Tree>): readonly string[] {
  const names = new Set<string>()
  for (const weight of weights)
    somePart(weight, (part) => {
      if (part.kind === 'symbol') names.add(part.name)
      return false
    })
  return [...names]
}

/** `P(X≤b)`, as it is typed. */
export const chanceOfAtMost = (variable: string, bound: Tree, at: Tree['at']): Tree => ({
  kind: 'product',
  factors: [
    { kind: 'symbol', name: PROBABILITY, at },
    {
      kind: 'group',
      bracket: '(',
      inner: { kind: 'relation', operators: ['≤'], operands: [{ kind: 'symbol', name: variable, at }, bound], at },
      at,
    },
  ],
  joins: ['implied'],
  at,
})
