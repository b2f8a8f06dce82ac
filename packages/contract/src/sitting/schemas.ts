import { z } from 'zod'
import { answerTypes, keyboardLayouts, numberFormatTypes, whyCodes } from '@isomorph/problem'
import { defineEndpoint } from '../endpoint.ts'
import {
  byGroupAssessment,
  groupAssessmentSummarySchema,
  inSitting,
  onGroupAssessment,
  setByHandSchema,
} from '../group-assessments/schemas.ts'
import { answersSchema, typedAnswerSchema, verdictSchema } from '../marking/schemas.ts'
import { lateEvidenceForLearnerSchema } from '../late-evidence/schemas.ts'
import { idSchema, momentSchema } from '../primitives/schemas.ts'
import { requiredPrecisionSchema } from '../problem-content/schemas.ts'
import { appealSchema, newAppealSchema } from './appeal-schemas.ts'
import { lockdownOpenings } from '../lockdown/limits.ts'
import { longestReopeningMinutes, problemStates } from './limits.ts'
import { accessCodeMaximumLength, reasonMaximumLength } from '../group-assessments/limits.ts'

/** The clock of one learner, sent with every answer so that the screen follows within one draft save. */
export const scheduleSchema = z.object({
  now: z.string(),
  opensAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  /** Seconds, multiplier and extra time included; null: no limit. */
  timeLimitSeconds: z.number().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** Whether the learner or time has finished it. */
  finishReason: z.enum(['submitted', 'timeExpired']).nullable(),
  /** Null in a pause, too: nobody's time runs out. */
  deadline: z.string().nullable(),
  /** It is paused: nothing is shown, and nothing accepted. */
  pausedAt: z.string().nullable(),
  attemptsAllowed: z.number().int().nullable(),
  /** Only in a break of the learner's own, which is a pause: it ends then at the latest. */
  pauseEndsAt: z.string().exactOptional(),
  /** Only for those who may take breaks: what is left of them before the one that is on. */
  breakSecondsLeft: z.number().int().exactOptional(),
})
export type Schedule = z.infer<typeof scheduleSchema>

/** A problem in the map. `state` says no more than the release rules allow. */
export const mapEntrySchema = z.object({
  problemInstanceId: z.number().int(),
  position: z.number().int(),
  name: z.string(),
  state: z.enum(problemStates),
  points: z.number(),
  /** Null until scores are released. */
  earnedPoints: z.number().nullable(),
  /** Answers that wait to be marked; 0 until scores are released. */
  pending: z.number().int(),
  attemptsUsed: z.number().int(),
  /** Null: before all sections. */
  sectionKey: z.number().int().nullable(),
  isBonus: z.boolean(),
  hasDraft: z.boolean(),
})
export type MapEntry = z.infer<typeof mapEntrySchema>

/** What a learner sees before the start, while sitting and afterwards. */
export const sittingSchema = z.object({
  groupAssessment: groupAssessmentSummarySchema,
  groupName: z.string(),
  /** Rendered instructions. */
  instructionsHtml: z.string().nullable(),
  rules: z.object({
    attemptsAllowed: z.number().int().nullable(),
    attemptPenaltyPercent: z.number(),
    latePenaltyPercent: z.number(),
    countingAttempt: z.enum(['best', 'last', 'first']),
    needsAccessCode: z.boolean(),
    isFinishedByHand: z.boolean(),
    /** Some problems have a number of attempts, or a penalty, of their own. */
    hasRulesOfProblems: z.boolean(),
    /** What bonus problems can add. */
    bonusPoints: z.number(),
  }),
  sections: z.array(
    z.object({
      sectionKey: z.number().int(),
      title: z.string(),
      /** Rendered instructions. */
      instructionsHtml: z.string().nullable(),
      problemCount: z.number().int(),
      points: z.number(),
    }),
  ),
  schedule: scheduleSchema,
  /** Empty before the start. */
  problems: z.array(mapEntrySchema),
  /** Null until scores are released. */
  points: z.number().nullable(),
  /** The lockdown browser that is needed; null: none. */
  lockdown: z
    .object({
      kind: z.enum(['safeExamBrowser', 'respondus']),
      /** Why this session sees what is asked; null: it is not in the lockdown browser, and what is asked is withheld. */
      openBy: z.enum(lockdownOpenings).nullable(),
      /** When finished work can be looked at in any browser, because nobody can be working any more; null: not known. */
      reviewAt: z.string().nullable(),
      /** Going there closes the lockdown browser; null: not from here, or not without the quit password. */
      exitUrl: z.string().nullable(),
    })
    .nullable(),
})
export type Sitting = z.infer<typeof sittingSchema>

/** The public side of a question with what the page shows of it: no key, no value that is not shown. */
export const answerFieldSchema = z.object({
  questionKey: z.number().int(),
  answerType: z.enum(answerTypes),
  label: z.string(),
  keyboards: z.array(z.enum(keyboardLayouts)),
  numberFormatType: z.enum([...numberFormatTypes, 'Any']).exactOptional(),
  precision: requiredPrecisionSchema.exactOptional(),
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
  /** Why nothing more can be submitted, in words; null while it can. */
  closedReason: z.string().nullable(),
  /** Released answers: LaTeX (or text) per question; null until released. */
  answers: z.array(z.object({ questionKey: z.number().int(), latex: z.string() })).nullable(),
  solutionHtml: z.string().nullable(),
  schedule: scheduleSchema,
})
export type ProblemInstance = z.infer<typeof problemInstanceSchema>

/** All problems of a sitting, as their pages. */
export const problemPagesSchema = z.array(problemInstanceSchema)

const byInstance = byGroupAssessment.extend({ problemInstanceId: idSchema })

/** What staff say when they open a learner's sitting again. */
export const reopeningSchema = z.object({
  /** A repeat with the same key does nothing. */
  clientKey: z.uuid(),
  /** The new end: minutes from now, or a moment; null where the deadline has not passed and stays. */
  end: z
    .union([
      z.strictObject({ minutes: z.number().int().min(1).max(longestReopeningMinutes) }),
      z.strictObject({ at: momentSchema }),
    ])
    .nullable(),
  reason: z.string().trim().min(1).max(reasonMaximumLength),
})
export type Reopening = z.infer<typeof reopeningSchema>

/** Access, schemas and summaries of `sittingCalls`. */
export const sittingEndpoints = {
  getSitting: defineEndpoint({
    summary: 'Start page, map and schedule of a sitting',
    access: { ...onGroupAssessment('GroupAssessmentReadPublished', 'GroupAssessmentReadAny'), lockdown: 'told' },
    params: byGroupAssessment,
    result: sittingSchema,
  }),
  startSitting: defineEndpoint({
    summary: 'Start; a repeat answers the sitting already under way',
    access: inSitting('GroupAssessmentSubmit'),
    params: byGroupAssessment,
    body: z.object({ accessCode: z.string().max(accessCodeMaximumLength).optional() }),
    result: sittingSchema,
  }),
  finishSitting: defineEndpoint({
    summary: 'Finish the whole; drafts newer than the last attempt are submitted',
    access: inSitting('GroupAssessmentSubmit'),
    params: byGroupAssessment,
    result: sittingSchema,
  }),
  reopenSitting: defineEndpoint({
    summary: 'Open the ended sitting of one learner again; repeating a clientKey does nothing',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment.extend({ userId: idSchema }),
    body: reopeningSchema,
    result: scheduleSchema,
  }),
  createLearnerStatusEvent: defineEndpoint({
    summary: 'What only the client can see: Resumed, LockdownViolated',
    access: onGroupAssessment('LearnerStatusEventCreate'),
    params: byGroupAssessment,
    body: z.object({ kind: z.enum(['Resumed', 'LockdownViolated']), clientAt: momentSchema }),
  }),
  listProblemInstances: defineEndpoint({
    summary: "The learner's own problems: the map",
    access: inSitting('GroupAssessmentReadPublished', 'GroupAssessmentReadAny'),
    params: byGroupAssessment,
    result: z.array(mapEntrySchema),
  }),
  getProblemInstance: defineEndpoint({
    summary: "One of the learner's own problems",
    access: inSitting('GroupAssessmentReadPublished', 'GroupAssessmentReadAny'),
    params: byInstance,
    result: problemInstanceSchema,
  }),
  listProblemPages: defineEndpoint({
    summary: "All of the learner's own problems, as each is answered by itself: kept for work without a connection",
    access: inSitting('GroupAssessmentReadPublished', 'GroupAssessmentReadAny'),
    params: byGroupAssessment,
    result: problemPagesSchema,
  }),
  saveDraft: defineEndpoint({
    summary:
      'Keep what has been typed; older saves and saves over unseen text change nothing and answer the current draft',
    access: inSitting('GroupAssessmentProblemInstanceAttemptUpdate'),
    params: byInstance,
    body: z.object({
      answers: answersSchema,
      writerId: z.uuid(),
      writerSequence: z.number().int().min(1),
      /** The version last seen; 0 where none was. */
      baseVersion: z.number().int().min(0),
      /** By the browser's clock: when it was typed, and when it is sent. */
      editedAt: momentSchema.optional(),
      sentAt: momentSchema.optional(),
    }),
    result: z.object({
      isApplied: z.boolean(),
      draft: draftSchema.nullable(),
      schedule: scheduleSchema,
      /** It came too late, and is kept. */
      isKeptAsEvidence: z.literal(true).exactOptional(),
    }),
  }),
  raiseAppeal: defineEndpoint({
    summary: 'Appeal against the marking of an own answer; a repeat of the key does nothing',
    access: inSitting('GroupAssessmentResultReadOwn'),
    params: byInstance,
    body: newAppealSchema,
    result: problemInstanceSchema,
  }),
  withdrawAppeal: defineEndpoint({
    summary: 'Withdraw an own appeal that was not answered; one that is withdrawn stays so',
    access: inSitting('GroupAssessmentResultReadOwn'),
    params: byInstance,
    query: z.object({ appealId: idSchema }),
    result: problemInstanceSchema,
  }),
  submitAttempt: defineEndpoint({
    summary:
      'Submit answers; repeating a clientAttemptId answers the first outcome and counts once. 202 with keptAsEvidence: too late, and kept',
    furtherStatuses: [202],
    access: inSitting('GroupAssessmentProblemInstanceAttemptCreate'),
    params: byInstance,
    body: z.object({
      clientAttemptId: z.uuid(),
      answers: answersSchema,
      clientAt: momentSchema.optional(),
      draftVersion: z.number().int().min(0).default(0),
    }),
    result: problemInstanceSchema,
  }),
}
