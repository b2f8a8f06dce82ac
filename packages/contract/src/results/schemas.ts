import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { byGroupAssessment, onGroupAssessment } from '../group-assessments/schemas.ts'
import { facetOutcomeSchema, verdictSchema } from '../marking/schemas.ts'
import { longListPageSchema } from '../lists/schemas.ts'
import { pointsFactorsSchema } from '../primitives/points-factors.ts'
import { idSchema, personSchema } from '../primitives/schemas.ts'
import {
  manyOverridesSchema,
  newOverrideSchema,
  overrideOutcomeSchema,
  overrideSchema,
  readScoresSchema,
} from './override-schemas.ts'
import { scoreFileMaximumLength } from './limits.ts'

/** One cell of the grid: learner × problem. */
export const resultCellSchema = z.object({
  problemInstanceId: z.number().int(),
  itemKey: z.number().int(),
  /** As they count: set by hand, or else earned. */
  points: z.number(),
  /** Earned, penalties included. */
  computedPoints: z.number(),
  percent: z.number(),
  attemptsUsed: z.number().int(),
  /** Answers that wait for a person or the evaluator. */
  pending: z.number().int(),
  /** Marks that people have to give, counted as in the queue: identical answers are one, an appeal counts. */
  toGrade: z.number().int(),
  override: overrideSchema.nullable(),
})

/** One learner's row of the results. */
export const learnerResultSchema = z.object({
  learner: personSchema,
  status: z.enum(['NotStarted', 'InProgress', 'Submitted', 'TimeExpired', 'EndedByStaff', 'Excused']),
  /** Sum of the problems, each as it counts. */
  points: z.number(),
  /** What this learner can earn without bonus problems: the base of every percent. */
  possible: z.number(),
  /** Set by hand in place of the sum. */
  overridePoints: z.number().nullable(),
  /** Sum of what was earned, whatever was set by hand. */
  computedPoints: z.number(),
  /** The total as it counts, of what is possible; null where nothing is possible. */
  percent: z.number().nullable(),
  /** Answers that wait for a person or the evaluator. */
  pending: z.number().int(),
  /** Marks that people have to give, in all problems. */
  toGrade: z.number().int(),
  daysLate: z.number().int(),
  /** Of the total. */
  override: overrideSchema.nullable(),
  /** Problems of which points were set by hand or penalties waived. */
  problemsSetByHand: z.number().int(),
  cells: z.array(resultCellSchema),
})
export type LearnerResult = z.infer<typeof learnerResultSchema>

/** The results of a group assessment: learner × problem. */
export const resultsSchema = z.object({
  items: z.array(
    z.object({
      itemKey: z.number().int(),
      position: z.number().int(),
      name: z.string(),
      points: z.number(),
      isBonus: z.boolean(),
      /** Only some learners are given it: who has no cell here was not. */
      isDrawn: z.boolean(),
    }),
  ),
  points: z.number(),
  /** Of all learners, whether they are here or not. */
  total: z.number().int(),
  learners: z.array(learnerResultSchema),
  statistics: z.object({
    started: z.number().int(),
    learners: z.number().int(),
    /** Percent, null while nobody has started. */
    median: z.number().nullable(),
    mean: z.number().nullable(),
    needsPerson: z.number().int(),
    /** Ten bins of 10 % each. */
    histogram: z.array(z.number().int()).length(10),
    /** Mean percent per item. */
    difficulty: z.array(z.object({ itemKey: z.number().int(), mean: z.number().nullable() })),
  }),
})
export type Results = z.infer<typeof resultsSchema>

/** One of the author's answers that an answer met: its place among them, and what it earns. */
const metAnswerSchema = z.object({
  number: z.number().int(),
  latex: z.string().exactOptional(),
  text: z.string().exactOptional(),
  percentCorrect: z.number(),
})

/** One answer as staff see it: typed, read, decided, and why. */
export const responseForStaffSchema = z.object({
  questionKey: z.number().int(),
  label: z.string(),
  answerType: z.string(),
  value: z.string(),
  reading: z.string(),
  verdict: verdictSchema,
  percent: z.number(),
  /** What a regrade decided that it counts, whatever its verdict. */
  credit: z.enum(['full', 'dropped']).exactOptional(),
  /** Which rule decided. */
  ruleCode: z.string(),
  /** The same in an English sentence. */
  rule: z.string(),
  /** Null where none was met, and where it goes without saying. */
  met: metAnswerSchema.nullable(),
  /** What the learner is told once correctness is released, without the comment. */
  feedbackHtml: z.string().nullable(),
  facets: z.array(facetOutcomeSchema),
  witness: z.string().nullable(),
  source: z.enum(['evaluator', 'person']),
  markingNumber: z.number().int(),
  comment: z.string().nullable(),
  needsPerson: z.boolean(),
  /** What the learner says against this marking, while nobody has answered. */
  appeal: z.object({ text: z.string(), at: z.string() }).nullable(),
})

/** A learner's problem instance as staff see it, keys included. */
export const problemInstanceForStaffSchema = z.object({
  problemInstanceId: z.number().int(),
  learner: personSchema,
  name: z.string(),
  /** The number that it has for the learner. */
  position: z.number().int(),
  points: z.number(),
  /** As they count: set by hand, or else earned. */
  earnedPoints: z.number(),
  computedPoints: z.number(),
  override: overrideSchema.nullable(),
  /** Of the total: its waiver holds here, too. */
  totalOverride: overrideSchema.nullable(),
  /** The factors behind the points, where a penalty took something off. */
  pointsFactors: pointsFactorsSchema.nullable(),
  /** The same in one line of English. */
  pointsAccount: z.string().nullable(),
  seed: z.number().int(),
  problemRevisionNumber: z.number().int(),
  /** Exact: `16677/20`. */
  values: z.record(z.string(), z.string()),
  /** The same as the learner reads them: `833.85`. */
  shownValues: z.record(z.string(), z.string()),
  statementHtml: z.string(),
  answers: z.array(z.object({ questionKey: z.number().int(), latex: z.string() })),
  /** The choices of each question that has some, by the author's keys, in the order that this learner was given. */
  choices: z.array(
    z.object({
      questionKey: z.number().int(),
      choiceKey: z.number().int(),
      html: z.string(),
      isRight: z.boolean(),
    }),
  ),
  attempts: z.array(
    z.object({
      number: z.number().int(),
      receivedAt: z.string(),
      source: z.enum(['learner', 'deadline', 'staff']),
      isWithinGrace: z.boolean(),
      daysLate: z.number().int(),
      percent: z.number(),
      isCounting: z.boolean(),
      responses: z.array(responseForStaffSchema),
    }),
  ),
  draft: z
    .object({ answers: z.array(z.object({ questionKey: z.number().int(), value: z.string() })), savedAt: z.string() })
    .nullable(),
})
export type ProblemInstanceForStaff = z.infer<typeof problemInstanceForStaffSchema>

const responseKeySchema = byGroupAssessment.extend({
  problemInstanceId: idSchema,
  attemptNumber: z.coerce.number().int().positive(),
  questionKey: z.coerce.number().int().positive(),
})

/** What stands of a total that was set by hand. */
export const scoreStandingSchema = z.object({ override: overrideSchema.nullable() })

/** What a person gives for an answer. */
export const scoredPercentSchema = z.number().min(0).max(100)

const byResult = byGroupAssessment.extend({ problemInstanceId: idSchema })
const byScore = byGroupAssessment.extend({ userId: idSchema })
/** The override to withdraw. One that is withdrawn already stays so. */
const withdrawalSchema = z.object({ overrideId: idSchema })

/** Access, schemas and summaries of `resultCalls`. */
export const resultEndpoints = {
  /** With `Accept: text/csv` the same rows as CSV. */
  getResults: defineEndpoint({
    summary: 'Learner × problem, with statistics; as CSV on request',
    access: onGroupAssessment('GroupAssessmentResultReadAny'),
    params: byGroupAssessment,
    /** `first`: only as many learners as a page of `getResultRows` has. */
    query: z.object({ learners: z.enum(['all', 'first']).default('all') }),
    result: resultsSchema,
  }),
  getResultRows: defineEndpoint({
    summary: 'Learners of the results, page by page, in the order of the results',
    access: onGroupAssessment('GroupAssessmentResultReadAny'),
    params: byGroupAssessment,
    query: z.object({ page: z.coerce.number().int().min(1) }),
    result: z.array(learnerResultSchema),
  }),
  getResult: defineEndpoint({
    summary: 'One learner and problem: the variant and every attempt',
    access: onGroupAssessment('GroupAssessmentResultReadAny'),
    params: byResult,
    result: problemInstanceForStaffSchema,
  }),
  /** With `Accept: text/csv` the same rows as CSV. */
  getScores: defineEndpoint({
    summary: 'Total per learner; as CSV on request',
    access: onGroupAssessment('GroupAssessmentResultReadAny'),
    params: byGroupAssessment,
    query: z.object({ page: longListPageSchema }),
    result: z.array(learnerResultSchema.omit({ cells: true })),
  }),
  hasAnyScoreOverrides: defineEndpoint({
    summary: 'Whether any points were set by hand or penalties waived',
    access: onGroupAssessment('GroupAssessmentResultReadAny'),
    params: byGroupAssessment,
    result: z.object({ hasAnyScoreOverrides: z.boolean() }),
  }),
  scoreManually: defineEndpoint({
    summary: 'Set the percent of an answer by hand; a mark changed meanwhile is refused with 409',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: responseKeySchema,
    body: z.object({
      percent: scoredPercentSchema,
      comment: z.string().trim().max(5000).default(''),
      markingNumber: z.number().int().min(1),
    }),
    result: problemInstanceForStaffSchema,
  }),
  setResultOverride: defineEndpoint({
    summary: 'Set the points of a result by hand, or waive penalties; a stale one is refused with 409',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byResult,
    body: newOverrideSchema,
    result: problemInstanceForStaffSchema,
  }),
  withdrawResultOverride: defineEndpoint({
    summary: 'Withdraw what was set by hand for a result; repeating it does nothing',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byResult,
    query: withdrawalSchema,
    result: problemInstanceForStaffSchema,
  }),
  setScoreOverride: defineEndpoint({
    summary: 'Set the total of a learner by hand, or waive penalties; a stale one is refused with 409',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byScore,
    body: newOverrideSchema,
    result: scoreStandingSchema,
  }),
  withdrawScoreOverride: defineEndpoint({
    summary: 'Withdraw what was set by hand for a total; repeating it does nothing',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byScore,
    query: withdrawalSchema,
    result: scoreStandingSchema,
  }),
  readScoreFile: defineEndpoint({
    summary: 'Read the totals of a CSV file, and what each would change. Nothing is stored',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    body: z.strictObject({ csv: z.string().max(scoreFileMaximumLength) }),
    result: readScoresSchema,
  }),
  setScoreOverrides: defineEndpoint({
    summary: 'Set the totals of many learners by hand, or waive penalties; says for whom not and why',
    access: onGroupAssessment('GroupAssessmentManuallyScore'),
    params: byGroupAssessment,
    body: manyOverridesSchema,
    result: overrideOutcomeSchema,
  }),
}
