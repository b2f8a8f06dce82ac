import {
  fewestLearners,
  variantsShown,
  wrongAnswersShown,
  type ProblemStatistics,
  type QuestionStatistics,
  type VariantStatistics,
} from '@isomorph/contract'
import type { Database } from '@isomorph/database'
import { difficultyOf } from '@isomorph/statistics'
import { groupBy } from '../../data/group-by.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { ClassWork } from './class-work.ts'
import { adjustedTests, type TestFigures } from './compute-tests.ts'
import { casesOf, discriminationFor } from './figures.ts'
import { readingFor, testsFor } from './get-statistics.ts'
import {
  selectAnswerTypes,
  selectDealtVariants,
  selectGivenAnswers,
  type DealtVariant,
  type GivenAnswer,
} from './statistics.queries.ts'

function estimateOf(shares: readonly number[]) {
  return shares.length < fewestLearners.difficulty ? null : difficultyOf(shares)
}

/** What at least two learners answered alike and wrong, the most frequent first. */
function wrongAnswersOf(answers: readonly GivenAnswer[]): QuestionStatistics['wrongAnswers'] {
  const wrong = answers.filter(({ percent, value, isWaiting }) => percent < 100 && value !== '' && !isWaiting)
  return [...groupBy(wrong, ({ reading, value }) => (reading === '' ? value : reading)).values()]
    .filter((group) => group.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, wrongAnswersShown)
    .map((group) => {
      const [{ reading, value, problemInstanceId }] = group as [GivenAnswer]
      const variants = new Set(group.map(({ variantHash }) => variantHash)).size
      return { reading, value, n: group.length, variants, problemInstanceId }
    })
}

type Figures = Omit<QuestionStatistics, 'answerType'>

function questionOf(work: ClassWork, itemKey: number, answers: readonly GivenAnswer[]): Figures {
  const marked = answers.filter(({ isWaiting }) => !isWaiting)
  const restOf = new Map(casesOf(work, itemKey).map(({ userId, rest }) => [userId, rest]))
  const compared = marked.filter(({ userId }) => restOf.has(userId))
  const verdicts: Record<string, number> = {}
  for (const { verdict } of answers) verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
  return {
    questionKey: answers[0]?.questionKey ?? 0,
    n: marked.length,
    difficulty: estimateOf(marked.map(({ percent }) => percent / 100)),
    discrimination: discriminationFor(
      compared.map(({ percent }) => percent / 100),
      compared.map(({ userId }) => restOf.get(userId) ?? 0),
    ),
    verdicts,
    wrongAnswers: wrongAnswersOf(answers),
  }
}

interface Variants {
  readonly variants: VariantStatistics[]
  /** Shared by as many learners as those listed. */
  readonly further: number
  /** Shared by fewer. */
  readonly rare: number
}

/** Variants that enough learners share, the one in which they did worst first. */
export function variantsOf(
  work: ClassWork,
  itemKey: number,
  dealt: readonly DealtVariant[],
  tested: TestFigures['fairness'],
): Variants {
  const shareOf = new Map(
    work.learners.flatMap(({ userId, cells }) => {
      const cell = cells[itemKey]
      return cell && !cell.isWaiting ? [[userId, cell.share] as const] : []
    }),
  )
  const differences = new Map(tested?.variants.map(({ hash, ...difference }) => [hash, difference]))
  const groups = groupBy(
    dealt.filter(({ userId }) => shareOf.has(userId)),
    ({ variantHash }) => variantHash,
  )
  const shared = [...groups.values()].filter((group) => group.length >= fewestLearners.difficulty)
  const shown = shared
    .map((group) => {
      const [{ values, variantHash, problemInstanceId }] = group as [DealtVariant]
      const difficulty = estimateOf(group.map(({ userId }) => shareOf.get(userId) ?? 0))
      return {
        values,
        n: group.length,
        difficulty,
        difference: differences.get(variantHash) ?? null,
        problemInstanceId,
      }
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .slice(0, variantsShown)
  return { variants: shown, further: shared.length - shown.length, rare: groups.size - shared.length }
}

function orderOf({ difference, difficulty }: VariantStatistics): number {
  return difference?.raw ?? difficulty?.value ?? 0
}

interface WantedProblem {
  readonly groupAssessmentId: number
  readonly itemKey: number
  readonly attempt: 'counting' | 'first'
  readonly now: Date
}

/** One problem: its questions with their wrong answers, and its variants. */
export async function getProblemStatistics(database: Database, wanted: WantedProblem) {
  const { groupAssessmentId, itemKey, attempt } = wanted
  const { db } = database
  const reading = await readingFor(database, wanted)
  const figures = reading.figures.problems.find((problem) => problem.itemKey === itemKey)
  if (!figures) throw new Refusal(platformRefusals.notFound)
  const finished = new Set(reading.work.learners.map(({ userId }) => userId))
  const [{ stored, state, at }, answers, dealt, answerTypes] = await Promise.all([
    testsFor(db, wanted, reading),
    selectGivenAnswers(db, groupAssessmentId, itemKey, attempt),
    selectDealtVariants(db, groupAssessmentId, itemKey),
    selectAnswerTypes(db, groupAssessmentId, itemKey),
  ])
  const byQuestion = groupBy(
    answers.filter(({ userId }) => finished.has(userId)),
    ({ questionKey }) => questionKey,
  )
  const tested = stored.find((row) => row.itemKey === itemKey)?.figures as TestFigures | undefined
  const problem: ProblemStatistics = { ...figures, tests: adjustedTests(stored).get(itemKey) ?? null }
  return {
    problem,
    questions: [...byQuestion.values()]
      .map((group) => questionOf(reading.work, itemKey, group))
      .map((figures) => ({ ...figures, answerType: answerTypes.get(figures.questionKey) ?? '' }))
      .toSorted((a, b) => a.questionKey - b.questionKey),
    ...variantsOf(reading.work, itemKey, dealt, tested?.fairness ?? null),
    tests: { state, at: at?.toISOString() ?? null },
  }
}
