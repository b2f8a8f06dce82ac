import { z } from 'zod'
import { validationLevels } from '@isomorph/problem'
import { sentencesSchema } from './sentence-schemas.ts'
import { personSchema } from '../primitives/schemas.ts'

/** What the check of many variants has found in a version. */
export const variantReportSchema = z.object({
  /** `absent` for versions that were saved before there were reports, or replaced by a newer one before their turn came. */
  state: z.enum(['absent', 'waiting', 'done', 'tooLong', 'failed']),
  /** How many variants were drawn, and how many of them were different. */
  variants: z.number().int(),
  distinctVariants: z.number().int(),
  issues: z.array(
    z.object({
      level: z.enum(validationLevels),
      path: z.string(),
      message: z.string(),
      sentences: sentencesSchema,
      /** In how many of the variants. */
      count: z.number().int(),
      /** The first few of them: the seed draws the same variant everywhere. */
      seeds: z.array(z.number().int()),
    }),
  ),
})
export type VariantReport = z.infer<typeof variantReportSchema>

/** A version in the history of a problem. */
export const revisionSummarySchema = z.object({
  id: z.number().int(),
  number: z.number().int(),
  createdAt: z.string(),
  createdBy: personSchema,
  validationLevel: z.enum(validationLevels),
  variantReport: variantReportSchema,
})
export type RevisionSummary = z.infer<typeof revisionSummarySchema>

/** A version as the history lists it. */
export const listedRevisionSchema = revisionSummarySchema.extend({
  /** What its authors call it; empty where nobody has said. */
  note: z.string(),
  /** The last version before it that says the same, because it was restored or changed back; null where none does. */
  sameAs: z.number().int().nullable(),
  /** In how many assessments it is, as they are now. */
  uses: z.number().int(),
})
export type ListedRevision = z.infer<typeof listedRevisionSchema>
