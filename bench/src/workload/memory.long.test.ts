import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { compileProblem } from '@isomorph/problem'
import { expect, it } from 'vitest'
import { answersFor, makeVariant, percentOf } from './question-work.ts'
import { workload } from './questions.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heapMegabytes(): number {
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}

const compiled = workload.map((question) => ({ question, content: compileProblem(question.content) }))

/** Variants and grades of all questions in turn, right and wrong answers in turn; how many were not marked as expected. */
function work(from: number, to: number): number {
  let astray = 0
  for (let at = from; at < to; at += 1) {
    const { question, content } = compiled[at % compiled.length]!
    const { variant } = makeVariant(content, at)
    const isRight = at % 2 === Math.floor(at / compiled.length) % 2
    const answers = answersFor(question, variant)
    const percent = percentOf(content, variant, isRight ? answers.right : answers.wrong)
    if (percent !== (isRight ? 100 : 0)) astray += 1
  }
  return astray
}

it('keeps memory flat over a million variants and grades', () => {
  expect(work(0, 10_000)).toBe(0)
  const early = heapMegabytes()
  expect(work(10_000, 1_000_000)).toBe(0)
  const late = heapMegabytes()
  process.stderr.write(`heap after 10,000: ${early.toFixed(1)} MB, after 1,000,000: ${late.toFixed(1)} MB\n`)
  expect(late).toBeLessThanOrEqual(early * 1.1)
})
