/**
 * The workload in two builds, which take turns within milliseconds: `workload --against CHECKOUT`. Ratios are those of
 * processor time, so they hold on a machine that others use as well.
 */

import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import type { Counts } from './counts.ts'
import { memory } from './memory.ts'
import { workload } from './questions.ts'
import type { Turn, TurnResult } from './turn.ts'

/** What one build needed for one question: microseconds in each turn. */
interface Side {
  readonly variant: number[]
  readonly grade: number[]
  agreed: number
}

/** Variants in one turn: a few milliseconds. */
const TURN = 20

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The mean without the tenth at either end: a full collection or a burst of the compiler meets one side by chance. */
function usual(values: readonly number[]): number {
  const cut = Math.floor(values.length / 10)
  return mean(values.toSorted((a, b) => a - b).slice(cut, values.length - cut))
}

async function ask(engine: ChildProcess, turn: Turn): Promise<TurnResult> {
  engine.send(turn)
  const stopped = new AbortController()
  const { signal } = stopped
  try {
    return await Promise.race([
      once(engine, 'message', { signal }).then(([result]) => result as TurnResult),
      once(engine, 'exit', { signal }).then(([code]) => {
        throw new Error(`An engine ended with ${code} at question ${workload[turn.question]?.id}.`)
      }),
    ])
  } finally {
    stopped.abort()
  }
}

type Engines = readonly ChildProcess[]

/** One round of one question: short turns, and the build that went second goes first in the next. */
async function measureRound(engines: Engines, sides: readonly Side[], question: number, round: number, counts: Counts) {
  const turns = Math.max(1, Math.round(counts.iterations / TURN))
  if (counts.warmup > 0) {
    const warming = { question, seed: 1_000_000 + round * counts.warmup, count: counts.warmup }
    for (const engine of engines) await ask(engine, warming)
  }
  for (let turn = 0; turn < turns; turn += 1) {
    for (const engine of turn % 2 === 0 ? engines : engines.toReversed()) {
      const result = await ask(engine, { question, seed: (round * turns + turn) * TURN, count: TURN })
      const side = sides[engines.indexOf(engine)]
      if (side === undefined) continue
      side.variant.push(result.variantMicroseconds)
      side.grade.push(result.gradeMicroseconds)
      side.agreed += result.agreed
    }
  }
}

const columns = (values: readonly number[]): string => values.map((value) => value.toFixed(1).padStart(9)).join('')
const ratio = (own: number, other: number): string => (own / other).toFixed(3).padStart(9)

/** Writes the line of one question and gives the times of one variant and one grade, ours first. */
function reportQuestion(id: string, sides: readonly Side[]): readonly number[] {
  const [v0 = 0, v1 = 0] = sides.map(({ variant }) => usual(variant))
  const [g0 = 0, g1 = 0] = sides.map(({ grade }) => usual(grade))
  const agreed = sides.map((side) => `${side.agreed}/${2 * TURN * side.grade.length}`).join('  ')
  process.stdout.write(
    `${id}${columns([v0, v1])}${ratio(v0, v1)}${columns([g0, g1])}${ratio(g0, g1)}${ratio(v0 + g0, v1 + g1)}  ${agreed}\n`,
  )
  return [v0 + g0, v1 + g1]
}

async function compare(engines: Engines, counts: Counts): Promise<void> {
  const measured = workload.map(() => engines.map((): Side => ({ variant: [], grade: [], agreed: 0 })))
  for (let round = 0; round < counts.rounds; round += 1) {
    for (const [question, sides] of measured.entries()) await measureRound(engines, sides, question, round, counts)
  }
  process.stdout.write(
    '     variant µs: this, other, ratio   grade µs: this, other, ratio   both   agreed: this, other\n',
  )
  const totals = workload.map(({ id }, question) => reportQuestion(id, measured[question] ?? []))
  const [own, other] = [mean(totals.map(([time = 0]) => time)), mean(totals.map(([, time = 0]) => time))]
  process.stdout.write(
    `all: ${own.toFixed(1)} µs of processor time per variant and grade, the other ${other.toFixed(1)} µs: ${(own / other).toFixed(3)} ×\n`,
  )
  if (measured.flat().some(({ agreed, grade }) => agreed !== 2 * TURN * grade.length)) process.exitCode = 1
}

/** `builds` are the engines' files as `scripts/workload-build.mjs` makes them, ours first. */
export async function compareBuilds(builds: readonly string[], counts: Counts): Promise<void> {
  const engines = builds.map((file) => fork(file, { execArgv: [...memory] }))
  try {
    await compare(engines, counts)
  } finally {
    for (const engine of engines) engine.kill()
  }
}
