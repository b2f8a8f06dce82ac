import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { actedOnMaximum } from '../exam-acts/limits.ts'
import { announcementSchema } from '../exam-news/schemas.ts'
import { byGroupAssessment, onGroupAssessment } from '../group-assessments/schemas.ts'
import { flagSchema, idSchema, personSchema } from '../primitives/schemas.ts'
import { announcementMaximumLength } from './limits.ts'

/** One learner of a running exam. */
export const watchedLearnerSchema = z.object({
  learner: personSchema,
  /** `pausedBeforeStart`: held by a pause before the start. The start is possible, and the time stands still until staff continue. */
  state: z.enum(['notStarted', 'pausedBeforeStart', 'working', 'paused', 'onBreak', 'finished', 'excused']),
  /**
   * One letter for each problem, in the learner's own order: e nothing typed, d typed and not submitted, s submitted, c submitted and
   * changed since.
   */
  problems: z.string(),
  /** The problem that is open in the browser, by its place; null: none. */
  openPosition: z.number().int().nullable(),
  /** When something typed was last saved. */
  savedAt: z.string().nullable(),
  /** When the page was last seen, while it is not there now. */
  lostSince: z.string().nullable(),
  isConnected: z.boolean(),
  /** Sessions in which the page is open now. */
  devices: z.number().int(),
  startedAt: z.string().nullable(),
  deadline: z.string().nullable(),
  /** When a break of the learner's own ends; null: there is none. */
  breakEndsAt: z.string().nullable(),
  /** The close comes before the time limit is over. */
  isCutByClose: z.boolean(),
  /** How often the browser reported that the lockdown was left. */
  violations: z.number().int(),
})
export type WatchedLearner = z.infer<typeof watchedLearnerSchema>

/** A problem of an exam as staff know it: learners may have other numbers. */
export const examProblemSchema = z.object({
  itemKey: z.number().int(),
  position: z.number().int(),
  name: z.string(),
})
export type ExamProblem = z.infer<typeof examProblemSchema>

export const announcementTextSchema = z.string().trim().min(1).max(announcementMaximumLength)

/** What has changed since the cursor. */
export const watchedExamSchema = z.object({
  now: z.string(),
  /** For the next request. */
  cursor: z.string(),
  /** Everybody is here or comes with the next answers; otherwise those who differ from what the cursor stands for. */
  isComplete: z.boolean(),
  /** There are more for this cursor than fit into one answer: ask on at once. */
  hasMore: z.boolean(),
  learners: z.array(watchedLearnerSchema),
  /** Who is no longer a learner of the exam, by id. */
  removed: z.array(z.number().int()),
  /** Of the settings: whoever watches reads them again when it moves. */
  settingsVersion: z.number().int(),
  announcements: z.array(
    announcementSchema.extend({
      learnerCount: z.number().int().nullable(),
      /** How many have seen it. */
      seenCount: z.number().int(),
      /** What it is about; null: no single problem. */
      problem: examProblemSchema.nullable(),
    }),
  ),
})
export type WatchedExam = z.infer<typeof watchedExamSchema>

/** Access, schemas and summaries of `examConsoleCalls`. */
export const examConsoleEndpoints = {
  watchLearners: defineEndpoint({
    summary: 'Where everybody stands in a running exam; with the cursor of the answer before, only what has changed',
    access: onGroupAssessment('GroupAssessmentResultReadAny'),
    params: byGroupAssessment,
    query: z.object({
      cursor: z.string().max(80).optional(),
      /** Nothing that was read before the request. */
      isFresh: flagSchema.optional(),
    }),
    result: watchedExamSchema,
  }),
  announce: defineEndpoint({
    summary: 'Tell learners something at once; a repeated clientKey does nothing',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    body: z.strictObject({
      clientKey: z.uuid(),
      text: announcementTextSchema,
      isUrgent: z.boolean(),
      learners: z.union([z.array(idSchema).min(1).max(actedOnMaximum), z.literal('everyone')]),
      /** Goes to those who were given this problem, who read of it by their own number; null: about no single one. */
      itemKey: idSchema.nullable().default(null),
    }),
    result: announcementSchema,
  }),
  listProblemsToAnnounce: defineEndpoint({
    summary: 'The problems that an announcement can be about, in the order of the assessment',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment,
    result: z.array(examProblemSchema),
  }),
  listReceipts: defineEndpoint({
    summary: 'Who has seen an announcement, and when first; by name, in parts',
    access: onGroupAssessment('GroupAssessmentResultReadAny'),
    params: byGroupAssessment.extend({ announcementId: idSchema }),
    /** `after`: the last person of the part before. */
    query: z.object({ after: idSchema.optional() }),
    result: z.object({
      items: z.array(z.object({ learner: personSchema, seenAt: z.string() })),
      hasMore: z.boolean(),
    }),
  }),
  withdrawAnnouncement: defineEndpoint({
    summary: 'Take an announcement from the pages of learners; a repeat does nothing',
    access: onGroupAssessment('GroupAssessmentUpdate'),
    params: byGroupAssessment.extend({ announcementId: idSchema }),
  }),
}
