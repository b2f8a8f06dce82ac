/**
 * Variants and grades of the twelve questions: `workload --rounds 5 --iters 200 --warmup 50 --out FILE.jsonl`.
 * Content is compiled once, as the product does for a revision; making the answers is not timed.
 */

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { compileProblem, type CompiledProblem } from '@isomorph/problem'
import { readCounts } from './counts.ts'
import { workload, type WorkloadQuestion } from './questions.ts'
import { answersFor, makeVariant, percentOf } from './question-work.ts'

interface Measured {
  readonly q: string
  readonly round: number
  /** Microseconds of each variant, each grade of the right answer and each grade of the wrong one. */
  readonly v: number[]
  readonly gr: number[]
  readonly gw: number[]
  okr: number
  okw: number
  n: number
}

const microseconds = (from: number, to: number): number => Math.round((to - from) * 1e6) / 1e3

function measure(question: WorkloadQuestion, compiled: CompiledProblem, measured: Measured, seed: number): void {
  const start = performance.now()
  const { variant } = makeVariant(compiled, seed)
  const drawn = performance.now()
  const { right, wrong } = answersFor(question, variant)
  const from = performance.now()
  const rightPercent = percentOf(compiled, variant, right)
  const between = performance.now()
  const wrongPercent = percentOf(compiled, variant, wrong)
  const to = performance.now()
  measured.v.push(microseconds(start, drawn))
  measured.gr.push(microseconds(from, between))
  measured.gw.push(microseconds(between, to))
  measured.n += 1
  if (rightPercent === 100) measured.okr += 1
  if (wrongPercent === 0) measured.okw += 1
}

function peakKilobytes(): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
  } catch {
    return process.resourceUsage().maxRSS
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** One line per question: medians over the rounds of the mean times, and how often marking agreed. */
function report(all: readonly Measured[]): void {
  process.stderr.write('question  variant µs  right µs  wrong µs  variant+grade µs  agreed\n')
  const totals: number[] = []
  for (const { id } of workload) {
    const rounds = all.filter(({ q }) => q === id)
    const [v, gr, gw] = (['v', 'gr', 'gw'] as const).map((key) => median(rounds.map((round) => mean(round[key]))))
    const total = (v ?? 0) + ((gr ?? 0) + (gw ?? 0)) / 2
    totals.push(total)
    const agreed = rounds.reduce((sum, { okr, okw }) => sum + okr + okw, 0)
    const asked = rounds.reduce((sum, { n }) => sum + 2 * n, 0)
    const columns = [v, gr, gw, total].map((value) => (value ?? 0).toFixed(1).padStart(10)).join('')
    process.stderr.write(`${id.padEnd(6)}${columns}      ${agreed}/${asked}\n`)
  }
  process.stderr.write(
    `all: ${mean(totals).toFixed(1)} µs per variant+grade, ${Math.round(1e6 / mean(totals))} per second\n`,
  )
}

export function runWorkload(args: readonly string[]): void {
  const { rounds, iterations, warmup, out } = readCounts(args)
  const compiled = workload.map((question) => compileProblem(question.content))
  const all: Measured[] = []
  if (out !== undefined) writeFileSync(out, '')
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, question] of workload.entries()) {
      const content = compiled[index]
      if (content === undefined) continue
      const unmeasured: Measured = { q: question.id, round, v: [], gr: [], gw: [], okr: 0, okw: 0, n: 0 }
      const measured: Measured = { q: question.id, round, v: [], gr: [], gw: [], okr: 0, okw: 0, n: 0 }
      for (let turn = 0; turn < warmup; turn += 1)
        measure(question, content, unmeasured, 1_000_000 + round * warmup + turn)
      for (let turn = 0; turn < iterations; turn += 1) measure(question, content, measured, round * iterations + turn)
      all.push(measured)
      if (out !== undefined) appendFileSync(out, `${JSON.stringify(measured)}\n`)
    }
  }
  if (out !== undefined) appendFileSync(out, `${JSON.stringify({ mem: 1, hwm_kb: peakKilobytes() })}\n`)
  report(all)
  process.stderr.write(`peak memory ${Math.round(peakKilobytes() / 1024)} MB\n`)
}
