import type { Kysely } from 'kysely'
import type { GraderSeverity, ItemAgreement, QuestionAgreement, Rubric } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { intraclassOf, kappaOf, meanEstimate, meanOf } from '@isomorph/statistics'
import { groupBy } from '../../data/group-by.ts'
import {
  selectDoubleMarkedQuestions,
  selectMarksOfPairs,
  type DoubleMarkedQuestion,
  type MarkOfPair,
} from './agreement.queries.ts'
import { selectRubric } from './rubrics/rubrics.queries.ts'

/** The marks of the first two people who marked an answer without seeing each other's. */
type MarkPair = readonly [MarkOfPair, MarkOfPair]

const keyOf = ({ itemKey, questionKey }: Pick<MarkOfPair, 'itemKey' | 'questionKey'>): string =>
  `${itemKey}/${questionKey}`

function pairOf(marks: readonly MarkOfPair[]): MarkPair | undefined {
  const blind = [...new Map(marks.filter(({ isBlind }) => isBlind).map((mark) => [mark.graderId, mark])).values()]
  const [one, other] = blind
  return one && other ? [one, other] : undefined
}

/** In one order wherever the same two people marked, so that a column is a person. */
function inOrderOfGraders([one, other]: MarkPair): MarkPair {
  return one.graderId < other.graderId ? [one, other] : [other, one]
}

/** How far people agree about each item of the rubric. */
function itemsOf(rubric: Rubric | null, pairs: readonly MarkPair[]): readonly ItemAgreement[] {
  const byRubric = pairs.filter((pair) => pair.every(({ rubricVersion }) => rubricVersion !== null))
  if (rubric === null || byRubric.length === 0) return []
  return rubric.items.flatMap(({ id, text }) => {
    if (id === null) return []
    const chosen = byRubric.map(
      ([one, other]) => [Number(one.itemIds.includes(id)), Number(other.itemIds.includes(id))] as const,
    )
    const alike = chosen.filter(([one, other]) => one === other).length
    return [{ id, text, alike, n: chosen.length, kappa: kappaOf(chosen) ?? null }]
  })
}

/** How much more each person gives than those who marked the same answers. */
function gradersOf(pairs: readonly MarkPair[]): readonly GraderSeverity[] {
  const differences = pairs.flatMap(([one, other]) => [
    { mark: one, above: one.percent - other.percent },
    { mark: other, above: other.percent - one.percent },
  ])
  return [...groupBy(differences, ({ mark }) => mark.graderId).values()].map((own) => ({
    grader: own[0]?.mark.grader ?? '',
    n: own.length,
    above: own.length < 2 ? null : meanEstimate(own.map(({ above }) => above)),
  }))
}

function agreementOf(
  question: DoubleMarkedQuestion,
  rubric: Rubric | null,
  marks: readonly MarkOfPair[],
): QuestionAgreement {
  const answers = [...groupBy(marks, ({ answer }) => answer).values()]
  const open = answers.filter((ofAnswer) => ofAnswer.some(({ isOpen }) => isOpen))
  const peopleOf = (ofAnswer: readonly MarkOfPair[]): number => new Set(ofAnswer.map(({ graderId }) => graderId)).size
  const pairs = answers.map(pairOf).filter((pair) => pair !== undefined)
  const percents = pairs.map(inOrderOfGraders).map(([one, other]) => [one.percent, other.percent] as const)
  const differences = percents.map(([one, other]) => Math.abs(one - other))
  const areTheSameTwo =
    new Set(
      pairs.map((pair) =>
        inOrderOfGraders(pair)
          .map(({ graderId }) => graderId)
          .join(),
      ),
    ).size === 1
  return {
    ...question,
    waiting: open.filter((ofAnswer) => peopleOf(ofAnswer) === 1).length,
    apart: open.filter((ofAnswer) => peopleOf(ofAnswer) > 1).length,
    n: pairs.length,
    within: differences.filter((difference) => difference <= question.mostDifference).length,
    meanDifference: differences.length === 0 ? null : meanOf(differences),
    kappa: kappaOf(percents, 'quadratic') ?? null,
    intraclass: intraclassOf(percents, areTheSameTwo ? 'twoWay' : 'oneWay') ?? null,
    items: [...itemsOf(rubric, pairs)],
    graders: [...gradersOf(pairs)],
  }
}

/** How far two people who marked the same answers agree, for each question of which two people mark answers. */
export async function getAgreement(db: Kysely<Tables>, groupAssessmentId: number): Promise<QuestionAgreement[]> {
  const [questions, marks] = await Promise.all([
    selectDoubleMarkedQuestions(db, groupAssessmentId),
    selectMarksOfPairs(db, groupAssessmentId),
  ])
  const marksOf = groupBy(marks, keyOf)
  return await Promise.all(
    questions.map(async (question) => {
      const { rubric } = await selectRubric(db, { ...question, groupAssessmentId })
      return agreementOf(question, rubric, marksOf.get(keyOf(question)) ?? [])
    }),
  )
}
