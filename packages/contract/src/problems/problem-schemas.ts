import { z } from 'zod'
import { entityActivities } from '@isomorph/access'
import { validationLevels } from '@isomorph/problem'
import { personSchema } from '../primitives/schemas.ts'
import { problemContentSchema } from '../problem-content/schemas.ts'
import { sentencesSchema } from './sentence-schemas.ts'
import { nameMaximumLength } from '../text/limits.ts'
import { nameTextSchema } from '../text/schemas.ts'
import {
  attributionMaximumLength,
  licences,
  licenceTextMaximumLength,
  tagMaximumLength,
  tagsMaximum,
} from './limits.ts'

/** Something that the check of a problem found. */
export const findingSchema = z.object({
  level: z.enum(['InvalidForSave', 'InvalidForUseError', 'InvalidForUseInfo']),
  path: z.string(),
  message: z.string(),
  sentences: sentencesSchema,
})

export const problemTagsSchema = z.array(nameTextSchema.min(1).max(tagMaximumLength)).max(tagsMaximum)

/** Under which conditions others may use a problem, and whom they name. */
export const licensingSchema = z
  .object({
    licence: z.enum(licences),
    /** The conditions where the licence is `Own`; empty otherwise. */
    licenceText: nameTextSchema.max(licenceTextMaximumLength, 'The conditions are too long.'),
    /** Empty: its owners. */
    attribution: nameTextSchema.max(attributionMaximumLength, 'The attribution is too long.'),
  })
  .refine(({ licence, licenceText }) => licence !== 'Own' || licenceText !== '', {
    path: ['licenceText'],
    message: 'Write the conditions of your own licence.',
  })
export type Licensing = z.infer<typeof licensingSchema>

/**
 * Name, tags and licence: what a problem has beside its content, and no version keeps. Of work that is still being written: a name
 * may be missing, and so may the words of an author's own licence.
 */
export const problemSettingsSchema = z.object({
  name: nameTextSchema.max(nameMaximumLength),
  tags: problemTagsSchema,
  licensing: z.object(licensingSchema.shape),
})
export type ProblemSettings = z.infer<typeof problemSettingsSchema>

/** What a copy remembers of its original. */
const originSchema = z.object({
  /** The original; null for who may not read it. */
  problemId: z.number().int().nullable(),
  /** The version that was copied. */
  revisionNumber: z.number().int(),
  /** Who owned the original when it was copied, by name. */
  authors: z.array(z.string()),
  /** The licence of the original when it was copied. */
  licence: z.enum(licences),
  /** The version whose changes were taken or left last; the copied one at first; the newest one where its content is the same. */
  mergedRevisionNumber: z.number().int(),
  /** The original as it is now; null for who may not read it. */
  current: z.object({ name: z.string(), revisionNumber: z.number().int() }).nullable(),
})
export type ProblemOrigin = z.infer<typeof originSchema>

/** A problem in a list. */
export const problemSummarySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  shortStatement: z.string(),
  tags: z.array(z.string()),
  owners: z.array(personSchema),
  sharedLibraries: z.array(z.object({ id: z.number().int() })),
  activities: z.array(z.enum(entityActivities.Problem)),
  isDeleted: z.boolean(),
  validationLevel: z.enum(validationLevels),
  licensing: licensingSchema,
  /** Of all its questions together: what it is worth unless an assessment says otherwise. */
  points: z.number(),
  changedAt: z.string(),
})
export type ProblemSummary = z.infer<typeof problemSummarySchema>

/** A problem with the content of its head revision. */
export const problemSchema = problemSummarySchema.extend({
  /** Number of the head revision; a save names it as its base. */
  revisionNumber: z.number().int(),
  headRevisionId: z.number().int(),
  /** The largest id or key in any of its versions. What is added later takes a larger one. */
  largestUsedId: z.number().int(),
  content: problemContentSchema,
  findings: z.array(findingSchema),
  /** Null where it is no copy. */
  origin: originSchema.nullable(),
  /** It, or the problem that it was copied from, began as a draft by AI. */
  isDraftedByAi: z.boolean(),
  /** The caller holds a role on the problem itself, whatever shared libraries give them. */
  hasOwnRole: z.boolean(),
})
export type Problem = z.infer<typeof problemSchema>
