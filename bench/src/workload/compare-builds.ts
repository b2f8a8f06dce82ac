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

interface Side {
  readonly variant: number[]
  readonly grade: number[]
  agreed: number
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

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

/** One round of one question: short turns, and the build that went second goes first in the next. */
async function measureRound(engines: readonly ChildProcess[], question: number, round: number, counts: Counts) {
  const size = 20
  const turns = Math.max(1, Math.round(counts.iterations / size))
  const sums = engines.map(() => ({ variant: 0, grade: 0, agreed: 0 }))
  for (const engine of engines) {
    if (counts.warmup > 0)
      await ask(engine, { question, seed: 1_000_000 + round * counts.warmup, count: counts.warmup })
  }
  for (let turn = 0; turn < turns; turn += 1) {
    const order = turn % 2 === 0 ? engines : engines.toReversed()
    for (const engine of order) {
      const result = await ask(engine, { question, seed: (round * turns + turn) * size, count: size })
      const sum = sums[engines.indexOf(engine)]
      if (sum === undefined) continue
      sum.variant += result.variantMicroseconds / turns
      sum.grade += result.gradeMicroseconds / turns
      sum.agreed += result.agreed
    }
  }
  return { sums, asked: 2 * turns * size }
}

const columns = (values: readonly number[]): string => values.map((value) => value.toFixed(1).padStart(9)).join('')
const ratio = (own: number, other: number): string => (own / other).toFixed(3).padStart(9)

/** Reads one question's rounds, prints its line and gives the times of one variant and one grade, ours first. */
function reportQuestion(id: string, sides: readonly Side[], asked: number): readonly number[] {
  const [v0 = 0, v1 = 0] = sides.map(({ variant }) => median(variant))
  const [g0 = 0, g1 = 0] = sides.map(({ grade }) => median(grade))
  const agreed = sides.map((side) => `${side.agreed}/${asked}`).join('  ')
  process.stdout.write(
    `${id}${columns([v0, v1])}${ratio(v0, v1)}${columns([g0, g1])}${ratio(g0, g1)}${ratio(v0 + g0, v1 + g1)}  ${agreed}\n`,
  )
  return [v0 + g0, v1 + g1]
}

async function compare(engines: readonly ChildProcess[], counts: Counts): Promise<void> {
  process.stdout.write(
    '     variant µs: this, other, ratio   grade µs: this, other, ratio   both   agreed: this, other\n',
  )
  const totals: (readonly number[])[] = []
  for (const [question, { id }] of workload.entries()) {
    const sides: readonly Side[] = engines.map(() => ({ variant: [], grade: [], agreed: 0 }))
    let all = 0
    for (let round = 0; round < counts.rounds; round += 1) {
      const { sums, asked } = await measureRound(engines, question, round, counts)
      all += asked
      for (const [index, sum] of sums.entries()) {
        sides[index]?.variant.push(sum.variant)
        sides[index]?.grade.push(sum.grade)
        if (sides[index] !== undefined) sides[index].agreed += sum.agreed
      }
    }
    totals.push(reportQuestion(id, sides, all))
    if (sides.some(({ agreed }) => agreed !== all)) process.exitCode = 1
  }
  const [own, other] = [mean(totals.map(([time = 0]) => time)), mean(totals.map(([, time = 0]) => time))]
  process.stdout.write(
    `all: ${own.toFixed(1)} µs of processor time per variant and grade, the other ${other.toFixed(1)} µs: ${(own / other).toFixed(3)} ×\n`,
  )
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
