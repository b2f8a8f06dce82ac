import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/schemas.ts'
import { nameSchema } from '../text/schemas.ts'
import { classesMaximum } from './limits.ts'

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
  /** Courses here that were made of it and in which the caller is staff. */
  groups: z.array(z.object({ id: z.number().int(), name: z.string() })),
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
  /** Current and coming terms, those without classes left out. */
  terms: z.array(taughtTermSchema),
  /** Timetables that gave no answer, or none for some terms, with what went wrong in words for people. */
  problems: z.array(z.object({ externalProviderId: z.number().int(), providerName: z.string(), message: z.string() })),
})
export type InstructorSchedule = z.infer<typeof instructorScheduleSchema>

const newCourseSchema = z.object({
  externalProviderId: idSchema,
  /** The term. */
  sessionId: idSchema,
  classIds: z
    .array(idSchema)
    .min(1, 'Choose a class.')
    .max(classesMaximum, `A course has at most ${classesMaximum} classes.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Name each class once.'),
  name: nameSchema,
  /** The same key gives the course made first. */
  clientKey: z.uuid().optional(),
})
export type NewTimetableCourse = z.infer<typeof newCourseSchema>

/** Access, schemas and summaries of `timetableCalls`. */
export const timetableEndpoints = {
  getInstructorSchedule: defineEndpoint({
    summary:
      'The classes that the caller teaches in current and coming terms, by the timetables; kept for five minutes',
    access: { kind: 'global', anyOf: ['GroupCreate'] },
    result: instructorScheduleSchema,
  }),
  createTimetableCourse: defineEndpoint({
    summary: 'Make a course of classes that the caller teaches; its roster follows the timetable',
    access: { kind: 'global', anyOf: ['GroupCreate'] },
    body: newCourseSchema,
    result: z.object({ groupId: z.number().int() }),
    status: 201,
  }),
}
