import type { gradingCalls, ResultOf } from '@isomorph/contract'
import { scoringReasonSchema } from '@isomorph/contract/schemas'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { sumOf } from '@isomorph/statistics'
import { groupBy } from '../../../data/group-by.ts'
import { countGraders } from '../double-marking.queries.ts'
import { selectIsAnonymous } from '../grading.queries.ts'
import {
  selectAnsweredQuestions,
  selectWaitingCounts,
  type AnsweredQuestionRow,
  type WaitingRow,
} from './questions.queries.ts'

type Questions = ResultOf<typeof gradingCalls.listGradingQuestions>

const keyOf = ({ itemKey, questionKey }: Pick<WaitingRow, 'itemKey' | 'questionKey'>) => `${itemKey}/${questionKey}`

function viewQuestion(row: AnsweredQuestionRow, waiting: readonly WaitingRow[]): Questions['questions'][number] {
  const sum = (column: 'waiting' | 'waitingForOthers' | 'heldByOthers') => sumOf(waiting.map((each) => each[column]))
  const waitingForOthers = sum('waitingForOthers')
  const waitingFor = new Map(waiting.map((each) => [each.reason, each.waiting]))
  return {
    ...row,
    waiting: sum('waiting'),
    waitingForOthers,
    heldByOthers: sum('heldByOthers'),
    marked: row.marked + waitingForOthers,
    reasons: Object.fromEntries(scoringReasonSchema.options.map((reason) => [reason, waitingFor.get(reason) ?? 0])),
  }
}

/** Every question that was answered, with how much of it waits for this person. */
export async function listQuestions(db: Kysely<Tables>, groupAssessmentId: number, userId: number): Promise<Questions> {
  const [answered, waiting, isAnonymous, graders] = await Promise.all([
    selectAnsweredQuestions(db, groupAssessmentId),
    selectWaitingCounts(db, groupAssessmentId, userId),
    selectIsAnonymous(db, groupAssessmentId),
    countGraders(db, groupAssessmentId),
  ])
  const byQuestion = groupBy(waiting, keyOf)
  return { isAnonymous, graders, questions: answered.map((row) => viewQuestion(row, byQuestion.get(keyOf(row)) ?? [])) }
}
