import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { drawnValues, fifthsOf, reliabilityOf, residualsOn, sumOf, variantFairness } from '@isomorph/statistics'
import { measureStoredClass } from './stored-class.ts'

const problems = 20

/** The same numbers in every run: a linear congruence (Numerical Recipes, 1992, 7.1). */
function numbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A class in which every fifth problem is harder where b is small. */
function generatedClass(learners: number) {
  const draw = numbers()
  return Array.from({ length: learners }, () => {
    const ability = draw() + draw() + draw() - 1.5
    return Array.from({ length: problems }, (_, problem) => {
      const values = {
        a: Math.floor(draw() * 20),
        b: Math.floor(draw() * 12),
        c: Math.floor(draw() * 9) - 4,
        d: draw() * 100,
        unit: draw() < 0.5 ? 'm' : 's',
      }
      const shift = problem % 5 === 0 && values.b < 4 ? 0.3 : 0
      return { values, variant: Math.floor(draw() * 10), score: draw() < 0.6 + ability / 3 - shift ? 1 : 0 }
    })
  })
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return Math.round(performance.now() - start)
}

function testAll(rows: ReturnType<typeof generatedClass>): void {
  const totals = rows.map((row) => sumOf(row.map(({ score }) => score)))
  for (let problem = 0; problem < problems; problem++) {
    const cells = rows.flatMap((row) => row[problem] ?? [])
    const scores = cells.map(({ score }) => score)
    const rests = totals.map((total, index) => total - (scores[index] ?? 0))
    const residuals = residualsOn(scores, rests)
    const variants = cells.map(({ variant }) => variant)
    variantFairness(residuals, variants, problem)
    const cases = cells.map(({ values, score }, index) => ({
      values,
      residual: residuals[index] ?? 0,
      isWrong: score === 0,
    }))
    drawnValues(cases, problem)
  }
}

function cheap(rows: ReturnType<typeof generatedClass>): void {
  const points = rows.map((row) => row.map(({ score }) => score))
  const totals = points.map(sumOf)
  reliabilityOf(points)
  for (let problem = 0; problem < problems; problem++)
    fifthsOf(
      points.map((row) => row[problem] ?? 0),
      totals,
    )
}

/** Figures and tests of 20 problems, for classes of three sizes: one line of JSON each. With `--stored`, whole requests instead. */
export async function runStatisticsBench(args: readonly string[]): Promise<void> {
  const text = (usual: string) => ({ type: 'string', default: usual }) as const
  const options = { stored: { type: 'boolean', default: false }, learners: text('5000'), rounds: text('5') } as const
  const { values } = parseArgs({ args: [...args], options })
  if (values.stored) await measureStoredClass(Number(values.learners), Number(values.rounds))
  else measureGenerated()
}

function measureGenerated(): void {
  for (const learners of [150, 500, 5000]) {
    const rows = generatedClass(learners)
    const result = { learners, problems, figuresMs: timed(() => cheap(rows)), testsMs: timed(() => testAll(rows)) }
    process.stdout.write(`${JSON.stringify(result)}\n`)
  }
}
