import {
  answerFieldOf,
  comparisonsOffered,
  compileProblem,
  drawVariant,
  instantiateChoices,
  instantiateDocument,
  instantiateLabel,
  instantiateSolution,
  instantiateStatement,
  isAuthoringError,
  lettersOf,
  markAnswer,
  metAnswer,
  percentOfProblem,
  readAnswer,
  saidBy,
  type CompiledProblem,
  type ProblemContent,
  type TypedAnswer,
  type Variant,
} from '@isomorph/problem'
import type { RichText } from '@isomorph/rich-text'
import type {
  MarkAnswer,
  PreviewAnswer,
  PreviewedVariant,
  QuestionComparison,
  QuestionLetters,
  ReadAnswers,
} from './protocol.ts'
import { formulaValues } from './formula-values.ts'
import { sampleOf } from './samples.ts'

/** Compiling is the costly part, so the last problem stays ready: marking and a new variant come right after it. */
export function createProblemKeeper(): (content: ProblemContent) => CompiledProblem {
  let latest: { readonly text: string; readonly compiled: CompiledProblem } | undefined
  return (content) => {
    const text = JSON.stringify(content)
    if (latest?.text !== text) latest = { text, compiled: compileProblem(content) }
    return latest.compiled
  }
}

function pillAlone(name: string): RichText {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'variable', attrs: { name } }] }] }
}

function previewVariant(compiled: CompiledProblem, variant: Variant, seed: number): PreviewedVariant {
  const { content } = compiled
  const solution = instantiateSolution(compiled, variant)
  return {
    seed,
    statement: instantiateStatement(compiled, variant),
    solution: solution.solution,
    correctAnswers: solution.answers,
    values: content.variables.map(({ id, name }) => ({
      id,
      name,
      shown: instantiateDocument(compiled, variant, pillAlone(name)),
    })),
    formulas: formulaValues(compiled, variant),
    questions: content.questions.map(({ questionKey, label, hints }) => ({
      questionKey,
      label: instantiateLabel(compiled, variant, label),
      choices: instantiateChoices(compiled, variant, questionKey),
      hints: hints.map((hint) => instantiateDocument(compiled, variant, hint)),
    })),
  }
}

/** How answers are compared where several ways are open: with keys that are formulas. */
function comparisonsOf(compiled: CompiledProblem): readonly QuestionComparison[] {
  return [...compiled.questions].flatMap(([questionKey, question]) => {
    if (question.question.answerType !== 'ExpressionSymbolic' || question.kind !== 'formula') return []
    const [first] = question.sets.flatMap(({ answers }) => answers)
    if (first === undefined) return []
    const variables = new Set(compiled.variables.byName.keys())
    const offered = comparisonsOffered(first.tree, variables)
    return [{ questionKey, comparison: first.comparison, offered }]
  })
}

/** What the letters of keys stand for, in questions for formulas. */
function questionLetters(compiled: CompiledProblem): readonly QuestionLetters[] {
  return [...compiled.questions].flatMap(([questionKey, question]) =>
    question.kind === 'formula' && question.question.answerType !== 'Numeric'
      ? [{ questionKey, letters: lettersOf(compiled, question) }]
      : [],
  )
}

/** One variant as a student sees it, with what the fields of the editor say. */
export function preview(compiled: CompiledProblem, seed: number): PreviewAnswer {
  const base = {
    samples: compiled.content.variables.map(sampleOf),
    comparisons: comparisonsOf(compiled),
    letters: questionLetters(compiled),
  }
  const variant = drawVariant(compiled, seed)
  if (isAuthoringError(variant)) return { ...base, issue: { path: variant.path, ...saidBy(variant) } }
  return { ...base, variant: previewVariant(compiled, variant, seed) }
}

/** Marks what the author typed into the preview, by the same code that marks students. */
export function mark(compiled: CompiledProblem, seed: number, answers: readonly TypedAnswer[]): MarkAnswer {
  const variant = drawVariant(compiled, seed)
  if (isAuthoringError(variant)) return { percent: 0, markings: [] }
  const known = answers.filter(({ questionKey }) => compiled.questions.has(questionKey))
  const markings = known.map((typed) => {
    const { questionKey } = typed
    const marking = markAnswer(compiled, variant, typed, { answers: known })
    const met = metAnswer(compiled, variant, questionKey, marking)
    return { questionKey, marking, ...(met === undefined ? {} : { met }) }
  })
  const credits = compiled.content.questions.map(({ questionKey, points }) => ({
    points,
    percent: markings.find((each) => each.questionKey === questionKey)?.marking.percent ?? 0,
  }))
  return { percent: percentOfProblem(credits), markings }
}

/** How answers are read while they are typed: the public side of each question only. */
export function readAnswers(compiled: CompiledProblem, answers: readonly TypedAnswer[]): ReadAnswers {
  return answers.flatMap(({ questionKey, value, mode }) => {
    const question = compiled.questions.get(questionKey)?.question
    return question
      ? [{ questionKey, reading: readAnswer(answerFieldOf(question, compiled.content), value, mode) }]
      : []
  })
}
