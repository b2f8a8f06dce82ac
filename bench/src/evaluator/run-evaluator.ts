/**
 * The evaluator beside its peers on the same pairs in the same run: `evaluator [--only isomorph,mathjs] [--out FILE.jsonl]
 * [CORPUS.jsonl …]`. Without files the pairs are rows of our own marking tables.
 */

import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { RunningEngine, type Asked } from './ask-engine.ts'
import { readCases, type Case } from './cases.ts'
import { enginesHere, type Engine } from './engines.ts'
import { measureVariants } from './variants.ts'

interface Tally {
  readonly engine: string
  readonly times: readonly number[]
  readonly right: number
  readonly falseAccepts: number
  readonly falseRejects: number
  readonly unanswered: number
  readonly late: number
}

/** The engines' own compilers get this many pairs before the clock counts; then all are asked, those again too. */
const WARM_UP = 100

async function measureEngine(engine: Engine, cases: readonly Case[], out: string | undefined): Promise<Tally> {
  const running = new RunningEngine(engine)
  try {
    for (const pair of cases.slice(0, WARM_UP)) await running.ask(pair)
    const answers: Asked[] = []
    for (const item of cases) {
      const asked = await running.ask(item)
      answers.push(asked)
      const { verdict, us } = asked
      const line = { engine: engine.name, id: item.id, expected: item.expected, verdict, us: Math.round(us) }
      if (out !== undefined) appendFileSync(out, `${JSON.stringify(line)}\n`)
    }
    return tallyOf(engine.name, cases, answers)
  } finally {
    running.stop()
  }
}

function tallyOf(engine: string, cases: readonly Case[], answers: readonly Asked[]): Tally {
  const count = (holds: (answer: Asked, expected: boolean) => boolean): number =>
    answers.filter((answer, at) => holds(answer, cases[at]?.expected === true)).length
  return {
    engine,
    times: answers.map(({ us }) => us).sort((a, b) => a - b),
    right: count(({ verdict }, expected) => verdict === expected),
    falseAccepts: count(({ verdict }, expected) => verdict === true && !expected),
    falseRejects: count(({ verdict }, expected) => verdict === false && expected),
    unanswered: count(({ verdict }) => verdict === null),
    late: count(({ isLate }) => isLate),
  }
}

const quantile = (sorted: readonly number[], share: number): number =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) / 1000

const heading =
  'engine           median ms   p95 ms  mean ms     right      %  accepts rejects no answer (of these over 5 s)'

function row({ engine, times, right, falseAccepts, falseRejects, unanswered, late }: Tally): string {
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length) / 1000
  const speed = [quantile(times, 0.5), quantile(times, 0.95), mean].map((ms) => ms.toFixed(3).padStart(9)).join('')
  const share = ((100 * right) / Math.max(1, times.length)).toFixed(1)
  const counts = [`${right}/${times.length}`.padStart(10), share.padStart(7), `${falseAccepts}`.padStart(9)]
  return `${engine.padEnd(16)}${speed}${counts.join('')}${`${falseRejects}`.padStart(8)}${`${unanswered}`.padStart(10)}${`${late}`.padStart(8)}`
}

export async function runEvaluator(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, out: { type: 'string' } },
    allowPositionals: true,
  })
  const cases = readCases(positionals)
  const chosen = values.only?.split(',')
  const engines = enginesHere().filter(({ name }) => chosen === undefined || chosen.includes(name))
  if (values.out !== undefined) writeFileSync(values.out, '')
  const what = positionals.length === 0 ? 'rows of our marking tables' : 'cases of the files'
  process.stderr.write(
    `${cases.length} pairs, ${what}; reading both and comparing them, each engine in its own process\n`,
  )
  process.stderr.write(`${heading}\n`)
  for (const engine of engines) {
    if (engine.absence === undefined) process.stderr.write(`${row(await measureEngine(engine, cases, values.out))}\n`)
    else process.stderr.write(`${engine.name.padEnd(16)} not run: ${engine.absence}\n`)
  }
  process.stderr.write('variants per second of ten variables: four drawn, six calculated\n')
  for (const { engine, precision, perSecond } of measureVariants())
    process.stderr.write(`${engine.padEnd(16)}${String(perSecond).padStart(9)}  ${precision}\n`)
}
