import { z } from 'zod'

/** An IRI: a scheme and something after it, without spaces. */
export const iriSchema = z
  .string()
  .max(2000)
  .regex(/^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i)

/** Always UTC, with milliseconds. */
export const timeSchema = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

const durationSchema = z.string().regex(/^P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/)
const textSchema = z.string().min(1)
const extensionsSchema = z.record(z.string(), z.unknown())
const numberSchema = z.number().min(0)

function entity<const T extends string, S extends z.ZodRawShape>(type: T, shape: S) {
  return z.strictObject({
    id: iriSchema,
    type: z.literal(type),
    name: textSchema.optional(),
    dateCreated: timeSchema.optional(),
    extensions: extensionsSchema.optional(),
    ...shape,
  })
}

/** An entity that was described before in the event is named by its IRI alone. */
const orIri = <S extends z.ZodType>(schema: S) => z.union([iriSchema, schema])

export const personSchema = entity('Person', {
  otherIdentifiers: z
    .array(
      z.strictObject({
        type: z.literal('SystemIdentifier'),
        identifierType: z.enum(['EmailAddress', 'UserName', 'SisSourcedId']),
        identifier: textSchema,
      }),
    )
    .optional(),
})

export const softwareApplicationSchema = entity('SoftwareApplication', { version: textSchema.optional() })

export const courseSectionSchema = entity('CourseSection', {
  courseNumber: textSchema.optional(),
  academicSession: textSchema.optional(),
})

export const assessmentSchema = entity('Assessment', {
  dateToStartOn: timeSchema.optional(),
  dateToSubmit: timeSchema.optional(),
  maxAttempts: z.number().int().min(1).optional(),
  maxSubmits: z.number().int().min(1).optional(),
  maxScore: numberSchema.optional(),
  version: textSchema.optional(),
})

export const assessmentItemSchema = entity('AssessmentItem', {
  isPartOf: orIri(assessmentSchema).optional(),
  maxAttempts: z.number().int().min(1).optional(),
  maxScore: numberSchema.optional(),
})

const attemptShape = {
  assignee: orIri(personSchema),
  assignable: orIri(z.union([assessmentSchema, assessmentItemSchema])),
  count: z.number().int().min(1),
  startedAtTime: timeSchema.optional(),
  endedAtTime: timeSchema.optional(),
  duration: durationSchema.optional(),
}
export const attemptSchema = entity('Attempt', { ...attemptShape, isPartOf: iriSchema.optional() })

const ofResponse = {
  attempt: orIri(attemptSchema),
  startedAtTime: timeSchema.optional(),
  endedAtTime: timeSchema.optional(),
}
export const responseSchema = z.union([
  entity('Response', ofResponse),
  entity('FillinBlankResponse', { ...ofResponse, values: z.array(z.string()).optional() }),
])

export const scoreSchema = entity('Score', {
  attempt: orIri(attemptSchema),
  maxScore: numberSchema.optional(),
  scoreGiven: numberSchema,
  scoredBy: orIri(z.union([personSchema, softwareApplicationSchema])),
  comment: textSchema.optional(),
})

export const resultSchema = entity('Result', {
  attempt: orIri(attemptSchema).optional(),
  maxResultScore: numberSchema.optional(),
  resultScore: numberSchema.optional(),
})

export const webPageSchema = entity('WebPage', {})

export const sessionSchema = entity('Session', {
  user: orIri(personSchema).optional(),
  startedAtTime: timeSchema.optional(),
  endedAtTime: timeSchema.optional(),
})

export const ltiSessionSchema = entity('LtiSession', {
  user: orIri(personSchema).optional(),
  startedAtTime: timeSchema.optional(),
})

export const membershipSchema = entity('Membership', {
  member: orIri(personSchema),
  organization: orIri(courseSectionSchema),
  roles: z.array(z.enum(['Learner', 'Instructor', 'TeachingAssistant'])).min(1),
  status: z.enum(['Active', 'Inactive']).optional(),
})

export type CaliperPerson = z.infer<typeof personSchema>
export type CaliperAssessment = z.infer<typeof assessmentSchema>
export type CaliperAssessmentItem = z.infer<typeof assessmentItemSchema>
export type CaliperAttempt = z.infer<typeof attemptSchema>
export type CaliperResponse = z.infer<typeof responseSchema>
