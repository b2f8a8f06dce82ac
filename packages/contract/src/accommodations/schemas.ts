import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { attemptsMaximum, reasonMaximumLength } from '../group-assessments/limits.ts'
import { idSchema, momentSchema, personSchema } from '../primitives/schemas.ts'
import { accommodatedMaximum, accommodationScopes, extraMinutesMaximum, timerMultiplierMaximum } from './limits.ts'

/** The multiplier of time limits, as the column keeps it: three decimals. */
export const timerMultiplierSchema = z.number().min(1).max(timerMultiplierMaximum).multipleOf(0.001)

const minutesSchema = z.number().int().min(0).max(extraMinutesMaximum)

/** What is granted, by field. Null: nothing here, a wider scope decides. */
export const accommodationSchema = z.object({
  /** Multiplies time limits, and widens the window by what it adds. */
  timerMultiplier: timerMultiplierSchema.nullable(),
  /** Added to the limit, the due date and the close. */
  extraMinutes: minutesSchema.nullable(),
  /** Added to due date and close, in place of what multiplier and minutes add to them. */
  windowExtraMinutes: minutesSchema.nullable(),
  opensAt: momentSchema.nullable(),
  dueAt: momentSchema.nullable(),
  closesAt: momentSchema.nullable(),
  /** In place of the attempts of the assessment. */
  attemptsAllowed: z.number().int().min(1).max(attemptsMaximum).nullable(),
  /** Added to the attempts that hold. */
  extraAttempts: z.number().int().min(0).max(attemptsMaximum).nullable(),
  isUntimed: z.boolean().nullable(),
  /** Breaks that the learner takes when they like, together; the clock stands still in them. */
  breakMinutes: minutesSchema.nullable(),
  isExcused: z.boolean().nullable(),
  isLockdownExempt: z.boolean().nullable(),
})
export type Accommodation = z.infer<typeof accommodationSchema>

/** As stored: minutes may have come as seconds, and nothing is checked again. */
const storedAccommodationSchema = accommodationSchema.extend({
  timerMultiplier: z.number().nullable(),
  extraMinutes: z.number().nullable(),
  windowExtraMinutes: z.number().nullable(),
  breakMinutes: z.number().nullable(),
  opensAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  closesAt: z.string().nullable(),
})

/** What holds for a person in one scope. */
export const scopedAccommodationSchema = storedAccommodationSchema.extend({
  scope: z.enum(accommodationScopes),
  groupId: z.number().int().nullable(),
  groupAssessmentId: z.number().int().nullable(),
  /** Of the course or the assessment; empty everywhere. */
  name: z.string(),
  /** 0: nothing was ever granted here. */
  version: z.number().int(),
  /** Counts for nothing that is started from then on. */
  expiresAt: z.string().nullable(),
  isExpired: z.boolean(),
  /** The caller may change it, and reads its reason. */
  maySet: z.boolean(),
  reason: z.string().nullable(),
})
export type ScopedAccommodation = z.infer<typeof scopedAccommodationSchema>

/** What comes of it in one assessment. */
export const effectiveScheduleSchema = z.object({
  opensAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  timeLimitMinutes: z.number().nullable(),
  attemptsAllowed: z.number().int().nullable(),
  breakMinutes: z.number(),
  isExcused: z.boolean(),
  isLockdownExempt: z.boolean(),
})
export type EffectiveSchedule = z.infer<typeof effectiveScheduleSchema>

/** One change of an accommodation, for those who may set it. */
export const accommodationChangeSchema = z.object({
  at: z.string(),
  scope: z.enum(accommodationScopes),
  name: z.string(),
  /** Null: the product itself. */
  by: personSchema.nullable(),
  /** What was granted from then on. */
  fields: storedAccommodationSchema.partial().extend({ expiresAt: z.string().exactOptional() }),
  reason: z.string(),
})
export type AccommodationChange = z.infer<typeof accommodationChangeSchema>

/** A person with what they are granted, the narrowest scope first. */
export const accommodatedPersonSchema = z.object({
  person: personSchema,
  scopes: z.array(scopedAccommodationSchema),
  /** Where one assessment is asked about. */
  schedule: effectiveScheduleSchema.nullable(),
  /** Newest first; where one person is asked about. */
  history: z.array(accommodationChangeSchema),
})
export type AccommodatedPerson = z.infer<typeof accommodatedPersonSchema>

/** Neither: everywhere. */
const scopeMembers = { groupId: idSchema.optional(), groupAssessmentId: idSchema.optional() }
const oneScope = {
  check: ({ groupId, groupAssessmentId }: { groupId?: number | undefined; groupAssessmentId?: number | undefined }) =>
    groupId === undefined || groupAssessmentId === undefined,
  words: { path: ['groupAssessmentId'], message: 'Name a course or an assessment, not both.' },
}
const reasonSchema = z.string().trim().min(1).max(reasonMaximumLength)

/** Access, schemas and summaries of `accommodationCalls`. */
export const accommodationEndpoints = {
  listAccommodations: defineEndpoint({
    summary: 'What people are granted: of one person, in a course, or in an assessment',
    access: { kind: 'signedIn' },
    query: z.object({ userId: idSchema.optional(), ...scopeMembers }).refine(oneScope.check, oneScope.words),
    result: z.object({ people: z.array(accommodatedPersonSchema) }),
  }),
  saveAccommodations: defineEndpoint({
    summary:
      'Grant something to people in one scope; an absent field stays, null takes it back, a stale version is refused',
    access: { kind: 'signedIn' },
    body: z
      .object({
        ...scopeMembers,
        userIds: z.array(idSchema).min(1).max(accommodatedMaximum),
        fields: accommodationSchema.partial().extend({ expiresAt: momentSchema.nullable().optional() }).strict(),
        reason: reasonSchema,
        /** What the caller last saw of one person; 0: nothing. */
        version: z.number().int().min(0).optional(),
      })
      .refine(oneScope.check, oneScope.words)
      .refine(({ version, userIds }) => version === undefined || userIds.length === 1, {
        path: ['version'],
        message: 'A version is that of one person.',
      }),
    result: z.object({ people: z.array(accommodatedPersonSchema) }),
  }),
  removeAccommodation: defineEndpoint({
    summary: 'Take back everything that a person is granted in one scope; repeating it does nothing',
    access: { kind: 'signedIn' },
    query: z
      .object({
        userId: idSchema,
        ...scopeMembers,
        version: z.coerce.number().int().min(0).optional(),
        reason: z.string().trim().max(reasonMaximumLength).default(''),
      })
      .refine(oneScope.check, oneScope.words),
  }),
}
