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
  scoreFileLearnersMaximum,
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

/** A learner, with the override of the total that the caller saw. */
const seenSchema = z.strictObject({ userId: idSchema, replaces: replacesSchema })

/** The same for the totals of many learners; `file`: each learner's own, as CSV with the columns of the export. */
export const manyOverridesSchema = z.discriminatedUnion('kind', [
  ...kindsWith({
    learners: z.array(seenSchema).min(1).max(overriddenMaximum),
  }),
  z.strictObject({
    kind: z.literal('file'),
    csv: z.string().min(1).max(scoreFileMaximumLength),
    /** These learners of the file alone, as `readScoreFile` showed them; absent: all, whatever stands. */
    only: z.array(seenSchema).min(1).max(scoreFileLearnersMaximum).optional(),
    ...commonMembers,
  }),
])
export type ManyOverrides = z.infer<typeof manyOverridesSchema>

/** For whom nothing is set, and why. */
const refusedOverrideSchema = z.object({
  /** Null where a file names nobody who is known. */
  userId: z.number().int().nullable(),
  /** As the file has it, with the number of its line. */
  line: z.object({ number: z.number().int(), text: z.string() }).nullable(),
  because: z.enum(overrideRefusals),
})

/** For whom it was set, and for whom not and why. */
export const overrideOutcomeSchema = z.object({
  set: z.array(z.number().int()),
  refused: z.array(refusedOverrideSchema),
})
export type OverrideOutcome = z.infer<typeof overrideOutcomeSchema>

/** What a file would change, learner by learner; nothing is stored. */
export const readScoresSchema = z.object({
  /** The column that is read, as the export names it. */
  column: z.enum(['Points set by hand', 'Points', 'Percent']),
  scores: z.array(
    z.object({
      learner: personSchema,
      line: z.number().int(),
      kind: z.enum(['points', 'percent']),
      /** As the file has it. */
      value: z.number(),
      /** The total as it counts, and as it would count. */
      before: z.number(),
      after: z.number(),
      possible: z.number(),
      /** The override of the total that stands. */
      replaces: idSchema.nullable(),
      /** The same is set already. */
      isSet: z.boolean(),
    }),
  ),
  refused: z.array(refusedOverrideSchema),
})
export type ReadScores = z.infer<typeof readScoresSchema>
