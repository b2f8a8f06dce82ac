import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { byGroupAssessment, onGroupAssessment } from '../group-assessments/schemas.ts'

/** What a sample says of a figure: the estimate and its 95 % interval. */
export const estimateSchema = z.object({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  n: z.number().int(),
})
export type StatisticsEstimate = z.infer<typeof estimateSchema>

/** What splits learners by the values that their variants have. */
const conditionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('below'), name: z.string(), bound: z.number() }),
  z.object({ kind: z.enum(['negative', 'whole']), name: z.string() }),
  z.object({ kind: z.literal('equal'), name: z.string(), other: z.string() }),
  z.object({ kind: z.literal('is'), name: z.string(), text: z.string() }),
])
export type DrawnCondition = z.infer<typeof conditionSchema>

const sideSchema = z.object({ n: z.number().int(), wrong: z.number().int() })

const findingSchema = z.object({
  condition: conditionSchema,
  p: z.number(),
  inside: sideSchema,
  outside: sideSchema,
  /** How many times as often those inside are wrong; null where one side never is. */
  ratio: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** Mean share of the points inside less the one outside, ability accounted for. */
  difference: z.number(),
})
export type DrawnFindingForStaff = z.infer<typeof findingSchema>

const fairnessSchema = z.object({
  n: z.number().int(),
  variants: z.number().int(),
  p: z.number(),
  /** p, adjusted for how many problems are tested. */
  q: z.number(),
})

const drawnSchema = findingSchema.extend({
  n: z.number().int(),
  /** Conditions that were looked at. */
  splits: z.number().int(),
  q: z.number(),
  inner: z.object({ isInside: z.boolean(), finding: findingSchema }).nullable(),
})

/** Tests of one problem; null where too few learners have it, or its variants do not differ. */
const testsSchema = z.object({ fairness: fairnessSchema.nullable(), drawn: drawnSchema.nullable() })
export type ProblemTests = z.infer<typeof testsSchema>

const problemStatisticsSchema = z.object({
  itemKey: z.number().int(),
  position: z.number().int(),
  name: z.string(),
  points: z.number(),
  isBonus: z.boolean(),
  /** Only some learners are given it. */
  isDrawn: z.boolean(),
  /** Learners with a mark on it. */
  n: z.number().int(),
  /** Share of the points earned on average; null where too few learners have it. */
  difficulty: estimateSchema.nullable(),
  /** Correlation with the rest of the total. */
  discrimination: estimateSchema.nullable(),
  /** Mean share in each fifth of the learners, lowest totals first. */
  fifths: z.array(z.object({ n: z.number().int(), mean: z.number().nullable() })).nullable(),
  /** Alpha of the other problems; null where it is drawn from a pool or alpha is not known. */
  alphaWithout: z.number().nullable(),
  /** Seconds that it was in front of learners, over all attempts; null where too few have a time. */
  time: z
    .object({
      n: z.number().int(),
      quartiles: z.tuple([z.number(), z.number(), z.number()]),
    })
    .nullable(),
  /** Null until they are worked out. */
  tests: testsSchema.nullable(),
})
export type ProblemStatistics = z.infer<typeof problemStatisticsSchema>

const attemptSchema = z.enum(['counting', 'first'])
export type StatisticsAttempt = z.infer<typeof attemptSchema>
const query = z.object({
  /** Of each learner's attempts, the one that counts or the first one. */
  attempt: attemptSchema.default('counting'),
})

/** Whether the tests are about the work as it is now; `pending`: they are being worked out. */
const testsStateSchema = z.object({ state: z.enum(['current', 'pending']), at: z.string().nullable() })

export const statisticsSchema = z.object({
  attempt: attemptSchema,
  /** Somebody has used more than one attempt: counting and first ones differ. */
  hasRepeats: z.boolean(),
  /** When the figures were read; they are kept for 30 seconds. */
  at: z.string(),
  /** Learners who have finished, in homework answered everything, and are not excused: what follows is about them. */
  finished: z.number().int(),
  /** Of them, those of whom something waits for a person: they have no total yet. */
  waiting: z.number().int(),
  /** Totals in percent of the points, without penalties and bonus problems. */
  total: z.object({
    n: z.number().int(),
    mean: estimateSchema.nullable(),
    /** Quartiles; null where nobody has a total. */
    quartiles: z.tuple([z.number(), z.number(), z.number()]).nullable(),
    histogram: z.array(z.number().int()).length(10),
  }),
  /** Null below 30 learners, with one problem, and where totals do not vary. */
  reliability: z
    .object({
      alpha: estimateSchema,
      /** In percent of the points. */
      standardError: z.number(),
      /** Learners whose problems of a pool too few others drew are left out. */
      n: z.number().int(),
      parts: z.number().int(),
    })
    .nullable(),
  problems: z.array(problemStatisticsSchema),
  tests: testsStateSchema,
})
export type AssessmentStatistics = z.infer<typeof statisticsSchema>

const variantSchema = z.object({
  values: z.record(z.string(), z.string()),
  n: z.number().int(),
  difficulty: estimateSchema.nullable(),
  /** How much better its learners did than learners of the same total, as a share of the points. */
  difference: z.object({ raw: z.number(), low: z.number(), high: z.number(), shrunk: z.number() }).nullable(),
  /** A learner's, to look at. */
  problemInstanceId: z.number().int(),
})
export type VariantStatistics = z.infer<typeof variantSchema>

const questionSchema = z.object({
  questionKey: z.number().int(),
  /** Readings of formulas are LaTeX, others words. */
  answerType: z.string(),
  n: z.number().int(),
  difficulty: estimateSchema.nullable(),
  discrimination: estimateSchema.nullable(),
  /** Answers by verdict. */
  verdicts: z.record(z.string(), z.number().int()),
  /** The most frequent wrong answers, as they were read or else typed. */
  wrongAnswers: z.array(
    z.object({
      reading: z.string(),
      value: z.string(),
      n: z.number().int(),
      /** Variants in which it was given. */
      variants: z.number().int(),
      problemInstanceId: z.number().int(),
    }),
  ),
})
export type QuestionStatistics = z.infer<typeof questionSchema>

/** Access, schemas and summaries of `statisticsCalls`. */
export const statisticsEndpoints = {
  getStatistics: defineEndpoint({
    summary: 'Statistics of a group assessment and its problems; tests that are out of date are worked out anew',
    access: onGroupAssessment('GroupAssessmentResultReadAny'),
    params: byGroupAssessment,
    query,
    result: statisticsSchema,
  }),
  getProblemStatistics: defineEndpoint({
    summary: 'Statistics of one problem: its questions, wrong answers and variants',
    access: onGroupAssessment('GroupAssessmentResultReadAny'),
    params: byGroupAssessment.extend({ itemKey: z.coerce.number().int().positive().max(1_000_000) }),
    query,
    result: z.object({
      problem: problemStatisticsSchema,
      questions: z.array(questionSchema),
      variants: z.array(variantSchema),
      /** Variants that as many learners share as those listed: the list is cut. */
      further: z.number().int(),
      /** Variants that fewer learners share. */
      rare: z.number().int(),
      tests: testsStateSchema,
    }),
  }),
}
