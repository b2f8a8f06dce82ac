/** The variant lab on each problem of the gallery: 1,000 variants with mutants, as the page of an author runs it. */

import process from 'node:process'
import { galleryProblems } from '@isomorph/gallery'
import { compileProblem, runLab, type ProblemContent } from '@isomorph/problem'

const count = 1000

/** The content as it is stored: pictures stand at addresses of the product. */
function stored(content: ProblemContent): ProblemContent {
  return JSON.parse(JSON.stringify(content).replaceAll('"gallery:', '"/api/files/')) as ProblemContent
}

/** Compiling is part of it: the page does it for each check. */
function measure(content: ProblemContent): number {
  const begun = performance.now()
  runLab(compileProblem(content), { count })
  return performance.now() - begun
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** One line per problem, and the median and the slowest of all: each the middle one of three runs. */
export function runLabBench(): void {
  const times = galleryProblems.map(({ key, content }) => {
    const milliseconds = median([1, 2, 3].map(() => measure(stored(content))))
    process.stdout.write(
      `${JSON.stringify({ problem: key, variants: count, milliseconds: Math.round(milliseconds) })}\n`,
    )
    return milliseconds
  })
  const all = { problems: times.length, median: Math.round(median(times)), slowest: Math.round(Math.max(...times)) }
  process.stdout.write(`${JSON.stringify(all)}\n`)
}
