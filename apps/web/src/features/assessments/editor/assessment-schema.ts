import { assessmentMaximumItems } from '@isomorph/contract'
import { assessmentItemSchema, nameSchema } from '@isomorph/contract/schemas'
import { z } from 'zod'
import { numberText } from '../../../forms/schemas.ts'

const itemSchema = z.object({
  ...assessmentItemSchema.shape,
  name: z.string(),
  shortStatement: z.string(),
  points: numberText(assessmentItemSchema.shape.points, 'Points are'),
  revisionNumber: z.number(),
  newestRevisionNumber: z.number(),
  isShared: z.boolean(),
  hasUpdate: z.boolean(),
  takesUpdate: z.boolean(),
  isUsable: z.boolean(),
})

/** What is typed as what the server is sent; `base` is the revision that the editing began from. */
export const assessmentSchema = z
  .object({
    name: nameSchema,
    items: z
      .array(itemSchema)
      .max(assessmentMaximumItems, `An assessment has at most ${assessmentMaximumItems} problems.`),
    base: z.number().nullable(),
  })
  .transform(({ name, items, base }) => ({
    name,
    items: items.map(({ itemKey, problemId, points }) => ({ itemKey, problemId, points })),
    updatesProblems: items.filter(({ takesUpdate }) => takesUpdate).map(({ problemId }) => problemId),
    base,
  }))
