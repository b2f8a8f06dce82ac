import { z } from 'zod'
import { reasonMaximumLength } from '../group-assessments/limits.ts'
import { idSchema, personSchema } from '../primitives/schemas.ts'
import {
  learnerNoteMaximumLength,
  overriddenMaximum,
  overrideKinds,
  overridePercentMaximum,
  overridePointsMaximum,
  overrideRefusals,
  scoreFileMaximumLength,
} from './limits.ts'

/** What was set by hand and stands: of a result, or of the total. */
export const overrideSchema = z.object({
  id: z.number().int(),
  kind: z.enum(overrideKinds),
  /** As it was typed: points or percent; null for a waiver. */
  value: z.number().nullable(),
  /** What counts in place of what was earned; null for a waiver. */
  points: z.number().nullable(),
  reason: z.string(),
  learnerNote: z.string(),
  by: personSchema,
  at: z.string(),
})
export type Override = z.infer<typeof overrideSchema>

export const overridePointsSchema = z.number().min(0).max(overridePointsMaximum)
export const overridePercentSchema = z.number().min(0).max(overridePercentMaximum)

const commonMembers = {
  /** A repeat with the same key does nothing. */
  clientKey: z.uuid(),
  reason: z.string().trim().min(1).max(reasonMaximumLength),
  learnerNote: z.string().trim().max(learnerNoteMaximumLength).default(''),
}

function kindsWith<Further extends z.ZodRawShape>(further: Further) {
  const members = { ...commonMembers, ...further }
  return [
    z.strictObject({ kind: z.literal('points'), value: overridePointsSchema, ...members }),
    z.strictObject({ kind: z.literal('percent'), value: overridePercentSchema, ...members }),
    z.strictObject({ kind: z.literal('noLatePenalty'), ...members }),
    z.strictObject({ kind: z.literal('noAttemptPenalty'), ...members }),
    z.strictObject({ kind: z.literal('noPenalties'), ...members }),
  ] as const
}

/** The override that the caller saw; null: none. Where another one stands meanwhile, nothing is changed. */
const replacesSchema = idSchema.nullable()

/** Points set by hand, or penalties waived, for one result or one total. */
export const newOverrideSchema = z.discriminatedUnion('kind', kindsWith({ replaces: replacesSchema }))
export type NewOverride = z.infer<typeof newOverrideSchema>

/** The same for the totals of many learners; `file`: each learner's own, as CSV with the columns of the export. */
export const manyOverridesSchema = z.discriminatedUnion('kind', [
  ...kindsWith({
    learners: z
      .array(z.strictObject({ userId: idSchema, replaces: replacesSchema }))
      .min(1)
      .max(overriddenMaximum),
  }),
  z.strictObject({ kind: z.literal('file'), csv: z.string().min(1).max(scoreFileMaximumLength), ...commonMembers }),
])
export type ManyOverrides = z.infer<typeof manyOverridesSchema>

/** For whom it was set, and for whom not and why. */
export const overrideOutcomeSchema = z.object({
  set: z.array(z.number().int()),
  refused: z.array(
    z.object({
      /** Null where a file names nobody who is known. */
      userId: z.number().int().nullable(),
      /** As the file has it, with the number of its line. */
      line: z.object({ number: z.number().int(), text: z.string() }).nullable(),
      because: z.enum(overrideRefusals),
    }),
  ),
})
export type OverrideOutcome = z.infer<typeof overrideOutcomeSchema>
