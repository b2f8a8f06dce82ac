import { quantileOf } from './moments.ts'

/** A value that a variant drew or calculated. */
export type DrawnValue = number | string

/** What splits learners by their variants. */
export type Condition =
  | { readonly kind: 'below'; readonly name: string; readonly bound: number }
  | { readonly kind: 'negative' | 'whole'; readonly name: string }
  | { readonly kind: 'equal'; readonly name: string; readonly other: string }
  | { readonly kind: 'is'; readonly name: string; readonly text: string }

/** A condition with the learners who meet it. */
export interface Split {
  readonly condition: Condition
  readonly isInside: Uint8Array
  readonly inside: number
}

/** Both sides of a split have at least so many learners. */
export function sideMinimum(n: number): number {
  return Math.max(10, Math.ceil(n / 10))
}

/** The roundest number above `low` and up to `high`: what an author would write. */
export function roundBound(low: number, high: number): number {
  for (let exponent = Math.floor(Math.log10(Math.max(Math.abs(low), Math.abs(high)))); exponent > -16; exponent--) {
    // Powers of ten below 1 are no doubles: their inverses are.
    const scale = 10 ** Math.abs(exponent)
    const bound = exponent < 0 ? (Math.floor(low * scale) + 1) / scale : (Math.floor(low / scale) + 1) * scale
    if (bound > low && bound <= high) return bound
  }
  return high
}

/** Bounds at the deciles, each between two values that occur. */
function boundsOf(numbers: readonly number[]): number[] {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b)
  const bounds = new Set<number>()
  for (let decile = 1; decile < 10; decile++) {
    const cut = quantileOf(numbers, decile / 10)
    const above = sorted.findIndex((value) => value > cut)
    for (const place of [above, above - 1])
      if (place > 0 && place < sorted.length)
        bounds.add(roundBound(sorted[place - 1] as number, sorted[place] as number))
  }
  return [...bounds]
}

function conditionsOnNumber(name: string, numbers: readonly number[]): Condition[] {
  const bounds = boundsOf(numbers).filter((bound) => bound !== 0 || numbers.every((value) => value >= 0))
  return [
    ...bounds.map((bound): Condition => ({ kind: 'below', name, bound })),
    { kind: 'negative', name },
    { kind: 'whole', name },
  ]
}

function conditionsOf(rows: readonly Readonly<Record<string, DrawnValue>>[]): Condition[] {
  const names = Object.keys(rows[0] ?? {}).filter((name) => rows.every((row) => row[name] !== undefined))
  const numeric = names.filter((name) => rows.every((row) => typeof row[name] === 'number'))
  const texts = names.filter((name) => !numeric.includes(name))
  return [
    ...numeric.flatMap((name) =>
      conditionsOnNumber(
        name,
        rows.map((row) => row[name] as number),
      ),
    ),
    ...numeric.flatMap((name, place) =>
      numeric.slice(place + 1).map((other): Condition => ({ kind: 'equal', name, other })),
    ),
    ...texts.flatMap((name) =>
      [...new Set(rows.map((row) => String(row[name])))].map((text): Condition => ({ kind: 'is', name, text })),
    ),
  ]
}

export function isMet(condition: Condition, row: Readonly<Record<string, DrawnValue>>): boolean {
  const value = row[condition.name]
  switch (condition.kind) {
    case 'below':
      return Number(value) < condition.bound
    case 'negative':
      return Number(value) < 0
    case 'whole':
      return Number.isInteger(Number(value))
    case 'equal':
      return value === row[condition.other]
    case 'is':
      return String(value) === condition.text
  }
}

/** Every split of the learners that has enough of them on both sides; of those that split alike the first. */
export function splitsOf(rows: readonly Readonly<Record<string, DrawnValue>>[]): Split[] {
  const minimum = sideMinimum(rows.length)
  const splits = new Map<string, Split>()
  for (const condition of conditionsOf(rows)) {
    const isInside = Uint8Array.from(rows, (row) => (isMet(condition, row) ? 1 : 0))
    const inside = isInside.reduce((sum, one) => sum + one, 0)
    if (inside < minimum || rows.length - inside < minimum) continue
    // The first learner is always outside: a split and its opposite are one.
    const first = isInside[0] ?? 0
    const key = isInside.map((one) => one ^ first).join('')
    if (!splits.has(key)) splits.set(key, { condition, isInside, inside })
  }
  return [...splits.values()]
}
