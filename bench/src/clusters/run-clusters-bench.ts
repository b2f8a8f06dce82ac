/** Groups of answers: 20 questions of the gallery with 500 answers each, in one thread. */

import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { galleryProblems } from '@isomorph/gallery'
import {
  compileProblem,
  drawVariant,
  findClusters,
  instantiateSolution,
  isAuthoringError,
  type AnswerToGroup,
  type CompiledProblem,
  type ProblemContent,
  type Variant,
} from '@isomorph/problem'

const questions = 20
const perQuestion = 500

/** The content as it is stored: pictures stand at addresses of the product. */
function stored(content: ProblemContent): ProblemContent {
  return JSON.parse(JSON.stringify(content).replaceAll('"gallery:', '"/api/files/')) as ProblemContent
}

const keyOf = (compiled: CompiledProblem, variant: Variant, questionKey: number): string =>
  instantiateSolution(compiled, variant).answers[questionKey]?.[0]?.latex ?? ''

/** Two of five are right, two are the key times 2 or with a power too many, one is a number that nobody can explain. */
function typedBy(index: number, key: string, unit: string): string {
  const bare = unit === '' ? key : key.replace(unit, '')
  const kinds = [key, key, `2\\cdot\\left(${bare}\\right)${unit}`, `\\left(${bare}\\right)^2${unit}`]
  return kinds[index % 5] ?? `${(((index * 7919) % 9973) / 37).toPrecision(4)}${unit}`
}

function answersTo(compiled: CompiledProblem, question: ProblemContent['questions'][number]): AnswerToGroup[] {
  const { questionKey } = question
  const unit = question.answerType === 'Numeric' && question.unit ? `\\,\\mathrm{${question.unit.unit}}` : ''
  return Array.from({ length: perQuestion }, (_, index) => {
    const variant = drawVariant(compiled, index + 1)
    if (isAuthoringError(variant)) throw new Error(variant.message)
    const value = typedBy(index, keyOf(compiled, variant, questionKey), unit)
    return { variant, typed: { questionKey, value } }
  })
}

/** One line per question, and the time of all. */
export function runClustersBench(): void {
  const asked = galleryProblems.flatMap(({ key, content }) => {
    const compiled = compileProblem(stored(content))
    const formulas = content.questions.filter(({ answerType }) => answerType !== 'MultipleChoice')
    return formulas.map((question) => ({ key, compiled, question }))
  })
  let total = 0
  for (const { key, compiled, question } of asked.slice(0, questions)) {
    const answers = answersTo(compiled, question)
    const begun = performance.now()
    const { clusters, wrong, alone } = findClusters(compiled, question.questionKey, answers)
    const milliseconds = performance.now() - begun
    total += milliseconds
    const line = { problem: key, question: question.questionKey, wrong, groups: clusters.length, alone }
    process.stdout.write(`${JSON.stringify({ ...line, milliseconds: Math.round(milliseconds) })}\n`)
  }
  process.stdout.write(`${JSON.stringify({ questions, answers: questions * perQuestion, seconds: total / 1000 })}\n`)
}
