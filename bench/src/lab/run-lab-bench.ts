/** The variant lab on each problem of the gallery: 1,000 variants with mutants, as the page of an author runs it. */

import process from 'node:process'
import { galleryProblems } from '@isomorph/gallery'
import {
  compileProblem,
  drawVariant,
  instantiateSolution,
  instantiateStatement,
  isAuthoringError,
  runLab,
  type ProblemContent,
} from '@isomorph/problem'
import { calculated, galleryProblem, numeric, percent, sample } from '@isomorph/gallery/write'

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

/** Two samples of 500 numbers with what an author asks of them: ordered values, a regression, a spread. */
const longLists = galleryProblem({
  key: 'lists-of-500',
  name: 'Lists of 500 numbers',
  field: 'Statistics',
  tags: [],
  variables: [
    sample('x', 500, 0, 100, { step: '0.1' }),
    sample('d', 500, -9, 9, { normal: [0, 3], step: '0.01' }),
    calculated('y', '2x+d'),
    calculated('s', String.raw`\operatorname{stdev}\left(y\right)`),
    calculated('q', String.raw`\operatorname{quantile}\left(y,0.9\right)`),
    calculated('b', String.raw`\operatorname{slope}\left(x,y\right)`),
    calculated('n', String.raw`\operatorname{count}\left(\operatorname{filter}\left(k>50,k,x\right)\right)`),
  ],
  statement: '| x | y |\n| @x | @y |\n\n[[1]] [[2]] [[3]] [[4]]',
  questions: [
    numeric('s', { tolerance: percent(1) }),
    numeric('q', { tolerance: percent(1) }),
    numeric('b', { tolerance: percent(1) }),
    numeric('n'),
  ],
  solution: '@s, @q, @b, @n',
})

/** What the preview of the editor does after a change: compile, draw, and write statement and solution. */
function measurePreview(content: ProblemContent, seed: number): number {
  const begun = performance.now()
  const compiled = compileProblem(content)
  const variant = drawVariant(compiled, seed)
  if (isAuthoringError(variant)) throw new Error(variant.message)
  instantiateStatement(compiled, variant)
  instantiateSolution(compiled, variant)
  return performance.now() - begun
}

const previews = 30

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
  const previewTimes = Array.from({ length: previews }, (_, index) => measurePreview(stored(longLists.content), index))
  const milliseconds = Math.round(median(previewTimes) * 10) / 10
  process.stdout.write(`${JSON.stringify({ preview: longLists.key, milliseconds })}\n`)
}
