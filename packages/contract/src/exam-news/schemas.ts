import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { byGroupAssessment, inSitting } from '../group-assessments/schemas.ts'
import { flagSchema, idSchema } from '../primitives/schemas.ts'
import { scheduleSchema } from '../sitting/start-page-schemas.ts'

/** What staff tell learners. */
export const announcementSchema = z.object({
  id: z.number().int(),
  text: z.string(),
  /** Read out at once; others when the screen reader has finished. */
  isUrgent: z.boolean(),
  at: z.string(),
})
export type Announcement = z.infer<typeof announcementSchema>

/** An announcement on a learner's page. */
export const shownAnnouncementSchema = announcementSchema.extend({
  /** The learner's own problem that it is about, with its number; null: none. */
  problem: z.object({ problemInstanceId: z.number().int(), position: z.number().int() }).nullable(),
})
export type ShownAnnouncement = z.infer<typeof shownAnnouncementSchema>

/** Where a learner stands by what staff did. */
export const newsSchema = z.object({
  /** Names this state: the next request says that it is known. */
  token: z.string(),
  /** Null: the state that was known still holds. */
  news: z
    .object({ schedule: scheduleSchema, announcements: z.array(shownAnnouncementSchema), isExcused: z.boolean() })
    .nullable(),
})
export type News = z.infer<typeof newsSchema>

/** Access, schemas and summaries of `examNewsCalls`. */
export const examNewsEndpoints = {
  awaitNews: defineEndpoint({
    summary:
      'Wait for what staff change of your own sitting: answered at once where `after` is not the newest state, else when something changes, at most 25 seconds later',
    access: inSitting('GroupAssessmentSubmit'),
    params: byGroupAssessment,
    query: z.object({
      /** The token of the answer before. */
      after: z.string().max(80).optional(),
      /** Announcements that stand on the page, by id, told once each. */
      seen: z
        .string()
        .regex(/^\d{1,15}(,\d{1,15}){0,99}$/)
        .optional(),
      /** The problem that is open, for the staff of the exam. */
      problemInstanceId: idSchema.optional(),
      /** Another window or tab is in front of the page: the time does not count as time on the problem. */
      isHidden: flagSchema.default(false),
    }),
    result: newsSchema,
  }),
}
