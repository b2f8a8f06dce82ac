import { z } from 'zod'

/** Names in a timetable are typed by people; nothing here needs more of them. */
const longestText = 200

/** One line without control characters; empty where UniTime leaves the field out. */
const textSchema = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((text) =>
    Array.from(String(text ?? '').replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' '))
      .slice(0, longestText)
      .join('')
      .trim(),
  )

const idSchema = z.number().int().positive()
const daySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((text) => text.slice(0, 10))
  .nullish()
  .catch(null)

function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .max(100_000)
    .nullish()
    .transform((items) => items ?? [])
}

export const sessionsSchema = z.array(
  z.object({
    sessionId: idSchema,
    reference: z.string().min(1).max(longestText),
    year: textSchema,
    term: textSchema,
    campus: textSchema,
    beginDate: daySchema,
    endDate: daySchema,
  }),
)
export type UniTimeSession = z.output<typeof sessionsSchema>[number]

const courseSchema = z.object({
  courseId: idSchema,
  subjectArea: textSchema,
  courseNumber: textSchema,
  courseTitle: textSchema,
  control: z.boolean().nullish(),
})
export type UniTimeCourse = z.output<typeof courseSchema>

const meetingSchema = z.object({
  dayOfWeek: textSchema,
  startTime: textSchema,
  endTime: textSchema,
  building: textSchema,
  roomNumber: textSchema,
  /** In place of building and room where the class meets outside the campus. */
  location: textSchema,
})

const instructorSchema = z.object({
  externalId: textSchema,
  firstName: textSchema,
  lastName: textSchema,
  email: textSchema,
})

const classSchema = z.object({
  classId: idSchema,
  subpart: textSchema,
  sectionNumber: textSchema,
  course: listOf(courseSchema),
  meetings: listOf(meetingSchema),
})
export type UniTimeClass = z.output<typeof classSchema>

/** Null: the person does not teach in that term. */
export const scheduleSchema = z.object({ classes: listOf(classSchema), courses: listOf(courseSchema) }).nullable()
export type UniTimeSchedule = NonNullable<z.output<typeof scheduleSchema>>

export const classInfoSchema = z.object({ classId: idSchema, instructors: listOf(instructorSchema) })

export const enrollmentsSchema = z.array(instructorSchema).nullable()

/** A student or an instructor. */
export type UniTimePerson = z.output<typeof instructorSchema>
