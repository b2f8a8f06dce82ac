import { z } from 'zod'

/** The factors behind the points of the attempt that counts. */
export const pointsFactorsSchema = z.object({
  points: z.number(),
  percent: z.number(),
  factors: z
    .array(
      z.object({
        kind: z.enum(['attempt', 'late']),
        /** Which attempt it was, or how many days late. */
        count: z.number().int(),
        /** The share that the penalty left: 0.85. */
        left: z.number(),
      }),
    )
    .readonly(),
  earned: z.number(),
})
export type PointsFactors = z.infer<typeof pointsFactorsSchema>
