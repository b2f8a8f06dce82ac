import { z } from 'zod'
import { appealMaximumLength } from './limits.ts'

/** What a learner says against the marking of an answer. */
export const newAppealSchema = z.strictObject({
  clientKey: z.uuid(),
  attemptNumber: z.number().int().positive().max(1_000_000),
  questionKey: z.number().int().positive().max(1_000_000),
  text: z
    .string()
    .trim()
    .min(1, 'Say what should be looked at again.')
    .max(appealMaximumLength, `An appeal has at most ${appealMaximumLength} characters.`),
})

/** An appeal as its learner sees it. */
export const appealSchema = z.object({
  id: z.number().int(),
  attemptNumber: z.number().int(),
  questionKey: z.number().int(),
  text: z.string(),
  isOpen: z.boolean(),
  /** Of the grader; empty while it is open. */
  answer: z.string(),
  /** Whether the mark became another; null while it is open. */
  isChanged: z.boolean().nullable(),
  createdAt: z.string(),
})
