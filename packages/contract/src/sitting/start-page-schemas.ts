import { z } from 'zod'
import { groupAssessmentSummarySchema } from '../group-assessments/schemas.ts'
import { lockdownOpenings } from '../lockdown/limits.ts'
import { problemStates } from './limits.ts'

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
  /** Raised where staff changed what pages show, such as by a regrade: what was fetched before is fetched again. */
  pagesVersion: z.number().int(),
  /** Only in a break of the learner's own, which is a pause: it ends then at the latest. */
  pauseEndsAt: z.string().exactOptional(),
  /** Only for those who may take breaks: what is left of them before the one that is on. */
  breakSecondsLeft: z.number().int().exactOptional(),
  /** Only where staff have ended it, and no date did. */
  isEndedByStaff: z.literal(true).exactOptional(),
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
  /** Only for staff who look at what learners get: no code and no window binds them, and nothing of it is counted. */
  isPreview: z.literal(true).exactOptional(),
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
