import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

const taughtCourseSchema = z.object({
  courseId: z.number().int(),
  subjectArea: z.string(),
  courseNumber: z.string(),
  title: z.string(),
})

/** A class that somebody teaches. */
export const taughtClassSchema = z.object({
  classId: z.number().int(),
  /** `BIOL 101 / CHEM 110 Lec 3`. */
  name: z.string(),
  /** Lecture, laboratory and so on, as the timetable shortens them. */
  subpart: z.string(),
  sectionNumber: z.string(),
  /** Several where the class is cross-listed, the controlling one first. */
  courses: z.array(taughtCourseSchema),
  meetings: z.array(z.object({ dayOfWeek: z.string(), startTime: z.string(), endTime: z.string(), place: z.string() })),
})
export type TaughtClass = z.infer<typeof taughtClassSchema>

/** A term of a timetable with the classes that somebody teaches in it. */
export const taughtTermSchema = z.object({
  externalProviderId: z.number().int(),
  providerName: z.string(),
  sessionId: z.number().int(),
  reference: z.string(),
  /** `Fall 2026 (Main)`. */
  name: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  classes: z.array(taughtClassSchema),
})
export type TaughtTerm = z.infer<typeof taughtTermSchema>

export const instructorScheduleSchema = z.object({
  /** False: the person has no university number here, so no timetable is asked. */
  hasUniversityNumber: z.boolean(),
  /** Terms that go on or come, those without classes left out. */
  terms: z.array(taughtTermSchema),
  /** Timetables that gave no answer, with what went wrong in words for people. */
  problems: z.array(z.object({ providerName: z.string(), message: z.string() })),
})
export type InstructorSchedule = z.infer<typeof instructorScheduleSchema>

/** Access, schemas and summaries of `timetableCalls`. */
export const timetableEndpoints = {
  getInstructorSchedule: defineEndpoint({
    summary:
      'The classes that the caller teaches in terms that go on or come, by the timetables; kept for five minutes',
    access: { kind: 'global', anyOf: ['GroupCreate'] },
    result: instructorScheduleSchema,
  }),
}
