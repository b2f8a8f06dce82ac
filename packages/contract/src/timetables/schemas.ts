import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { saidSentenceSchema } from '../errors/schemas.ts'
import { idSchema } from '../primitives/schemas.ts'
import { nameSchema } from '../text/schemas.ts'
import { classesMaximum } from './limits.ts'

const taughtCourseSchema = z.object({
  courseId: z.number().int(),
  subjectArea: z.string(),
  courseNumber: z.string(),
  title: z.string(),
})

const groupOfClassSchema = z.object({ id: z.number().int(), name: z.string() })

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
  /** Courses here that follow it and in which the caller is staff. */
  groups: z.array(groupOfClassSchema),
})
export type TaughtClass = z.infer<typeof taughtClassSchema>

/** A course of the timetable that somebody coordinates: all its students, whatever class they are in. */
export const coordinatedCourseSchema = taughtCourseSchema.extend({
  /** `BIOL 101`. */
  name: z.string(),
  /** Courses here that follow it and in which the caller is staff. */
  groups: z.array(groupOfClassSchema),
})
export type CoordinatedCourse = z.infer<typeof coordinatedCourseSchema>

/** A term of a timetable with the classes that somebody teaches in it and the courses that they coordinate. */
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
  courses: z.array(coordinatedCourseSchema),
})
export type TaughtTerm = z.infer<typeof taughtTermSchema>

export const instructorScheduleSchema = z.object({
  /** False: the person has no university number here, so no timetable is asked. */
  hasUniversityNumber: z.boolean(),
  /** Current and coming terms, those in which the person has nothing left out. */
  terms: z.array(taughtTermSchema),
  /** Timetables that gave no answer, or none for some terms, with what went wrong in words for people. */
  problems: z.array(
    z.object({
      externalProviderId: z.number().int(),
      providerName: z.string(),
      message: z.string(),
      /** The message in codes; empty where any of it has none. */
      said: z.array(saidSentenceSchema),
    }),
  ),
})
export type InstructorSchedule = z.infer<typeof instructorScheduleSchema>

const once = (ids: readonly number[]): boolean => new Set(ids).size === ids.length

const followedFields = {
  externalProviderId: idSchema,
  /** The term. */
  sessionId: idSchema,
  classIds: z
    .array(idSchema)
    .max(classesMaximum, `A course has at most ${classesMaximum} classes.`)
    .refine(once, 'Name each class once.'),
  /** Courses of the timetable that the caller coordinates; all their students. */
  courseIds: z
    .array(idSchema)
    .max(classesMaximum, `A course follows at most ${classesMaximum} courses.`)
    .refine(once, 'Name each course once.')
    .optional(),
}

function isAnyChosen({
  classIds,
  courseIds,
}: {
  classIds: readonly number[]
  courseIds?: readonly number[] | undefined
}) {
  return classIds.length + (courseIds?.length ?? 0) > 0
}
const noneChosen = { path: ['classIds'], message: 'Choose a class.' }

/** What of a timetable a course here follows. */
const followedSchema = z.object(followedFields).refine(isAnyChosen, noneChosen)
export type FollowedClasses = z.infer<typeof followedSchema>

const newCourseSchema = z
  .object({
    ...followedFields,
    name: nameSchema,
    /** The same key gives the course made first. */
    clientKey: z.uuid().optional(),
  })
  .refine(isAnyChosen, noneChosen)
export type NewTimetableCourse = z.infer<typeof newCourseSchema>

const connectOwn = { kind: 'group', from: 'params', name: 'groupId', anyOf: ['ExternalGroupConnectOwn'] } as const
const groupParamsSchema = z.object({ groupId: idSchema })

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
  getScheduleForGroup: defineEndpoint({
    summary: 'The same schedule, for an instructor of a course who may not make one',
    access: connectOwn,
    params: groupParamsSchema,
    result: instructorScheduleSchema,
  }),
  connectTimetableClasses: defineEndpoint({
    summary:
      'Let a course follow these classes, in place of those of the same timetable that it followed; the first reading is a report to confirm',
    access: connectOwn,
    params: groupParamsSchema,
    body: followedSchema,
    result: z.object({ externalGroupId: z.number().int() }),
  }),
  disconnectTimetable: defineEndpoint({
    summary:
      'Let a course follow a timetable no longer: whoever is in the course stays, as if added by hand. A repeat changes nothing',
    access: { ...connectOwn, anyOf: ['GroupUpdate'] },
    params: groupParamsSchema.extend({ externalGroupId: idSchema }),
    result: z.object({ stayed: z.number().int() }),
  }),
}
