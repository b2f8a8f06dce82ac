import { readFileSync } from 'node:fs'
import { markCase } from './mark-case.ts'
import type { Case, Given } from '../../evaluator/answers/case.ts'

interface Tally {
  total: number
  right: number
  falseAccepts: number
  falseRejects: number
  /** A wrong answer called invalid: counts as right, reported apart. */
  wrongCalledInvalid: number
  undecided: number
  /** No setting of a question asks for it; decided by the engine alone. */
  unreachable: number
}

const emptyTally = (): Tally => ({
  total: 0,
  right: 0,
  falseAccepts: 0,
  falseRejects: 0,
  wrongCalledInvalid: 0,
  undecided: 0,
  unreachable: 0,
})

const WARM_UP = 1500

/** What the summary groups by: the check, with deliberate slips apart. */
const familyOf = (item: Case): string =>
  item.source === 'mutation' || item.id.startsWith('mutation:') ? `mutation of ${item.check}` : item.check

function isRight(item: Case, given: Given): boolean {
  return item.verdict === false ? given === false || given === 'invalid' : given === item.verdict
}

function count(tally: Tally, item: Case, given: Given, isReached: boolean): void {
  tally.total += 1
  if (!isReached) tally.unreachable += 1
  if (given === 'undecided') tally.undecided += 1
  if (isRight(item, given)) {
    tally.right += 1
    if (item.verdict === false && given === 'invalid') tally.wrongCalledInvalid += 1
  } else if (given === true) tally.falseAccepts += 1
  else if (item.verdict === true) tally.falseRejects += 1
}

interface Timed {
  readonly verdict: Given
  readonly reason: string
  readonly ms: number
  readonly isReached: boolean
}

function markTimed(item: Case): Timed {
  const started = performance.now()
  try {
    const { verdict, reason, isReached } = markCase(item)
    return { verdict, reason, isReached, ms: performance.now() - started }
  } catch (error) {
    return {
      verdict: 'undecided',
      isReached: true,
      reason: `failure: ${error instanceof Error ? error.message : String(error)}`,
      ms: performance.now() - started,
    }
  }
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function summary(tallies: ReadonlyMap<string, Tally>, times: readonly number[]): string {
  const lines = [
    'check                              right /  all      %   accepts rejects undecided (wrong called invalid) unreachable',
  ]
  const all = emptyTally()
  for (const [family, tally] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1))) {
    lines.push(row(family, tally))
    for (const key of Object.keys(all) as (keyof Tally)[]) all[key] += tally[key]
  }
  lines.push(row('all', all))
  const sorted = [...times].sort((a, b) => a - b)
  lines.push(
    `median ${quantile(sorted, 0.5).toFixed(3)} ms, p95 ${quantile(sorted, 0.95).toFixed(3)} ms, slowest ${(sorted[sorted.length - 1] ?? 0).toFixed(1)} ms`,
  )
  return lines.join('\n')
}

const row = (family: string, t: Tally): string =>
  `${family.padEnd(34)} ${String(t.right).padStart(5)} / ${String(t.total).padStart(5)} ${((100 * t.right) / Math.max(1, t.total)).toFixed(1).padStart(6)} ${String(t.falseAccepts).padStart(8)} ${String(t.falseRejects).padStart(7)} ${String(t.undecided).padStart(9)} ${String(t.wrongCalledInvalid).padStart(8)} ${String(t.unreachable).padStart(23)}`

const readCases = (files: readonly string[]): Case[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as Case),
  )

const isFalseAccept = (item: Case, given: Timed): boolean => item.verdict === false && given.verdict === true

interface Reached {
  readonly families: Record<string, Pick<Tally, 'right' | 'total' | 'falseAccepts' | 'unreachable'>>
  /** The ids of the wrong answers that are marked right, in order. */
  readonly falseAccepts: readonly string[]
}

/** How many cases of each family are marked right, and which wrong answers are accepted. */
export function tallyFiles(files: readonly string[]): Reached {
  const tallies = new Map<string, Tally>()
  const falseAccepts: string[] = []
  for (const item of readCases(files)) {
    const given = markTimed(item)
    add(tallies, item, given)
    if (isFalseAccept(item, given)) falseAccepts.push(item.id)
  }
  const families = Object.fromEntries(
    [...tallies]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([family, { right, total, falseAccepts, unreachable }]) => [
        family,
        { right, total, falseAccepts, unreachable },
      ]),
  )
  return { families, falseAccepts: falseAccepts.sort() }
}

/** The ids of the wrong answers that are marked right, in the families that are asked for, in order. */
export function falseAcceptsOf(files: readonly string[], isAsked: (check: string) => boolean): string[] {
  return readCases(files)
    .filter((item) => item.verdict === false && isAsked(item.check) && isFalseAccept(item, markTimed(item)))
    .map(({ id }) => id)
    .sort()
}

function add(tallies: Map<string, Tally>, item: Case, given: Timed): void {
  if (item.verdict === undefined) return
  const family = familyOf(item)
  const tally = tallies.get(family) ?? emptyTally()
  tallies.set(family, tally)
  count(tally, item, given.verdict, given.isReached)
}

/** Marks every case of the files, prints a line for each and a summary on stderr. Returns the exit code. */
export function runAnswers(files: readonly string[]): number {
  if (files.length === 0) {
    process.stderr.write('Usage: npm run --silent answers -- FILE.jsonl …\n')
    return 2
  }
  const cases = readCases(files)
  // The engine compiles its own code while it warms up; cases are marked once before the clock counts.
  for (const item of cases.slice(0, WARM_UP)) markTimed(item)
  const tallies = new Map<string, Tally>()
  const times: number[] = []
  const lines: string[] = []
  for (const item of cases) {
    const timed = markTimed(item)
    const { verdict, reason, ms } = timed
    lines.push(JSON.stringify({ id: item.id, verdict, reason, ms: Number(ms.toFixed(3)) }))
    times.push(ms)
    add(tallies, item, timed)
  }
  process.stdout.write(`${lines.join('\n')}\n`)
  process.stderr.write(`${summary(tallies, times)}\n`)
  return 0
}
