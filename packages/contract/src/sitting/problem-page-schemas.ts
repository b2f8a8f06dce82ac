import { z } from 'zod'
import { answerTypes, keyboardLayouts, numberFormatTypes, whyCodes } from '@isomorph/problem'
import { pointsFactorsSchema } from '../primitives/points-factors.ts'
import { setByHandSchema } from '../group-assessments/schemas.ts'
import { lateEvidenceForLearnerSchema } from '../late-evidence/schemas.ts'
import { typedAnswerSchema, verdictSchema } from '../marking/schemas.ts'
import { requiredPrecisionSchema } from '../problem-content/schemas.ts'
import { appealSchema } from './appeal-schemas.ts'
import { scheduleSchema } from './start-page-schemas.ts'

/** The public side of a question with what the page shows of it: no key, no value that is not shown. */
export const answerFieldSchema = z.object({
  questionKey: z.number().int(),
  answerType: z.enum(answerTypes),
  label: z.string(),
  keyboards: z.array(z.enum(keyboardLayouts)),
  numberFormatType: z.enum([...numberFormatTypes, 'Any']).exactOptional(),
  precision: requiredPrecisionSchema.exactOptional(),
  decimalSign: z.enum(['point', 'comma']).exactOptional(),
  takesUnit: z.boolean().exactOptional(),
  freeUnits: z.array(z.string()).exactOptional(),
  functions: z.array(z.string()).exactOptional(),
  reads: z.literal('chemistry').exactOptional(),
  isMultiple: z.boolean().exactOptional(),
  isMultiline: z.boolean().exactOptional(),
  /** Keys are random for each problem instance: answers name the choices by them. */
  choices: z.array(z.object({ choiceKey: z.number().int(), html: z.string() })),
  hintsHtml: z.array(z.string()),
})
export type AnswerField = z.infer<typeof answerFieldSchema>

/** The figures behind a verdict. */
export const whyDetailsSchema = z.object({
  /** What a missed side of the answer took off, as a percent of what the answer is worth. */
  lost: z.array(z.object({ code: z.enum(whyCodes), percent: z.number() })),
  /** The learner's number in the rule that decided; absent until the correct answers are released. */
  numbers: z
    .object({
      typed: z.number(),
      key: z.number(),
      /** Of both, where the learner's own was another one. */
      unit: z.string().exactOptional(),
      /** Absent where the very value is asked for. */
      allowed: z.object({ kind: z.enum(['percent', 'amount']), value: z.number() }).exactOptional(),
      isWithin: z.boolean(),
      isRounded: z.boolean().exactOptional(),
    })
    .exactOptional(),
})

/** One marked answer as released. */
export const responseForLearnerSchema = z.object({
  questionKey: z.number().int(),
  value: z.string(),
  /** LaTeX of how it was read. */
  reading: z.string(),
  /** Null until correctness is released. */
  verdict: verdictSchema.nullable(),
  percent: z.number().nullable(),
  /** What staff decided that it counts, whatever its verdict; absent: what the verdict says, or nothing is released. */
  credit: z.enum(['full', 'dropped']).exactOptional(),
  /** It waits because the evaluator could not be reached. Absent where it waits for time, or for nothing. */
  isEvaluatorAway: z.literal(true).exactOptional(),
  /** What was found where the answer is incorrect or partly correct; empty until correctness is released. */
  why: z.array(z.enum(whyCodes)),
  /** The figures behind them, where there are any. */
  whyDetails: whyDetailsSchema.exactOptional(),
  feedbackHtml: z.string().nullable(),
})

/** An attempt with as much of its marking as is released. */
export const attemptForLearnerSchema = z.object({
  number: z.number().int(),
  clientAttemptId: z.string(),
  receivedAt: z.string(),
  /** Late work that was accepted and then taken back: it does not count. */
  isSetAside: z.literal(true).exactOptional(),
  isWithinGrace: z.boolean(),
  daysLate: z.number().int(),
  source: z.enum(['learner', 'deadline', 'staff']),
  percent: z.number().nullable(),
  isCounting: z.boolean().nullable(),
  responses: z.array(responseForLearnerSchema),
})
export type AttemptForLearner = z.infer<typeof attemptForLearnerSchema>

/** What was typed and not submitted. */
export const draftSchema = z.object({
  version: z.number().int(),
  answers: z.array(typedAnswerSchema),
  savedAt: z.string(),
  writerId: z.string(),
  writerSequence: z.number().int(),
})
export type Draft = z.infer<typeof draftSchema>

/** The problem page: statement with its maths rendered, answer fields, draft, attempts, and what has been released. */
export const problemInstanceSchema = z.object({
  problemInstanceId: z.number().int(),
  position: z.number().int(),
  name: z.string(),
  points: z.number(),
  earnedPoints: z.number().nullable(),
  /** Null until scores are released. */
  setByHand: setByHandSchema.nullable(),
  /** A correction that changed the points of which the learner was told; null until scores are released. */
  correction: z
    .object({ at: z.string(), note: z.string(), pointsBefore: z.number(), pointsAfter: z.number() })
    .nullable(),
  /** Of this learner; absent where there are none, or correctness or scores are not released. */
  appeals: z.array(appealSchema).exactOptional(),
  /** Whether the marking of answers can be appealed against. */
  canAppeal: z.literal(true).exactOptional(),
  /** Answers that wait to be marked; 0 until scores are released. */
  pending: z.number().int(),
  /** The factors behind the points, where a penalty took something off; null until scores and correctness are released. */
  pointsFactors: pointsFactorsSchema.nullable(),
  /** The same in one line of English. */
  pointsAccount: z.string().nullable(),
  statementHtml: z.string(),
  answerFields: z.array(answerFieldSchema),
  draft: draftSchema.nullable(),
  attempts: z.array(attemptForLearnerSchema),
  attemptsUsed: z.number().int(),
  /** At this problem; null: unlimited. */
  attemptsAllowed: z.number().int().nullable(),
  /** What each attempt after the first costs here, in place of what it costs elsewhere. */
  ownPenaltyPercent: z.number().nullable(),
  isBonus: z.boolean(),
  /** What arrived too late; absent: nothing. */
  lateEvidence: z.array(lateEvidenceForLearnerSchema).exactOptional(),
  /** The submission arrived too late and is kept: its id in `lateEvidence`. Answered with 202. */
  keptAsEvidence: z.number().int().exactOptional(),
  /** Why nothing more can be submitted; null while it can. */
  closed: z
    .enum(['finished', 'endedByStaff', 'timeExpired', 'lastDayPassed', 'paused', 'onBreak', 'timeOver', 'attemptsUsed'])
    .nullable(),
  /** The same in English words. */
  closedReason: z.string().nullable(),
  /** Released answers: LaTeX (or text) per question; null until released. */
  answers: z.array(z.object({ questionKey: z.number().int(), latex: z.string() })).nullable(),
  solutionHtml: z.string().nullable(),
  schedule: scheduleSchema,
})
export type ProblemInstance = z.infer<typeof problemInstanceSchema>

/** All problems of a sitting, as their pages. */
export const problemPagesSchema = z.array(problemInstanceSchema)
